import type { ContactPerson } from '#shared/entities/contact.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useDelayed } from '#web/ui/useDelayed.ts';

export interface KnownPeople {
  people: ContactPerson[];
  /** While the search for what is typed has not been answered; `people` are then those of the last one. */
  isLoading: boolean;
}

/**
 * The caller's contacts, then people who share a project or an application with them, by the beginning of their names; at most
 * `limit` of each. Nobody while `typed` is null.
 */
export function useKnownPeople(typed: string | null, limit: number): KnownPeople {
  const name = useDelayed(typed ?? '');
  const query = { limit, ...(name && { search: name }) };
  const isAsked = typed !== null && (typed === '') === (name === '');
  const contacts = useQuery('listContacts', isAsked ? { query } : null, { keepPreviousData: true });
  const colleagues = useQuery(
    'listContacts',
    isAsked ? { query: { ...query, status: 'INTERACTED' } } : null,
    { keepPreviousData: true },
  );
  const items = [...(contacts.data?.items ?? []), ...(colleagues.data?.items ?? [])];
  return {
    people: items.map(({ user }) => user),
    isLoading: name !== typed || contacts.isLoading || colleagues.isLoading,
  };
}
