import type { ContactPerson } from '#shared/entities/contact.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useDelayed } from '#web/ui/useDelayed.ts';

export interface KnownPeople {
  people: ContactPerson[];
  /** Whether the search for the typed words has not been answered yet; `people` are then those of the previous search. */
  isLoading: boolean;
}

/**
 * The caller's contacts, then people who share a project or an application with them, by the beginnings of words of their names; at
 * most `limit` of each. Nothing while `typed` is null.
 */
export function useKnownPeople(typed: string | null, limit: number): KnownPeople {
  const name = useDelayed(typed ?? '');
  const query = { limit, ...(name && { search: name }) };
  const isAsked = typed !== null && (typed === '') === (name === '');
  const options = { atLeast: limit, keepPreviousData: true };
  const contacts = useList('listContacts', isAsked ? { query } : null, options);
  const colleagues = useList(
    'listContacts',
    isAsked ? { query: { ...query, status: 'INTERACTED' } } : null,
    options,
  );
  const items = [contacts, colleagues].flatMap(({ items = [] }) => items.slice(0, limit));
  return {
    people: items.map(({ user }) => user),
    isLoading: name !== typed || contacts.isLoading || colleagues.isLoading,
  };
}
