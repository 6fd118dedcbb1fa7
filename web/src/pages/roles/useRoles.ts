import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useChoice } from '#web/domain/finding/useChoice.ts';
import { usePages } from '#web/domain/finding/usePages.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import {
  listQueryOf,
  parseRolesQuery,
  type RolesQuery,
  toggled,
  toSearchParams,
  withChange,
} from './rolesQuery.ts';

/** Fetches the page of open roles that the URL describes; `choose` changes the URL. */
export function useRoles() {
  const lang = useLanguage();
  const address = (query: RolesQuery) => paths.roles({ lang, query: toSearchParams(query) });
  const { choice, isKnown, choose } = useChoice({ parse: parseRolesQuery, withChange, address });
  const owner = choice.owner as UserID | undefined; // the server checks it
  const { data, error, isLoading, mutate } = useQuery(
    'listFeaturedProspects',
    { query: listQueryOf(choice) },
    { keepPreviousData: true },
  );
  const person = useQuery('getAuthor', owner ? { UserID: owner } : null);
  // The previous page stays on screen while the next one loads, and is kept if that fails; its cursor must not be used for this one.
  const arrived = isLoading || error ? undefined : data;

  return {
    choice,
    roles: data?.items,
    counts: data?.counts,
    /** The words that were looked for in place of those that were typed. */
    corrected: data?.corrected,
    /** The person whose projects' roles are listed. */
    person: owner && person.data,
    error,
    /** True while the roles on screen belong to the previous query. */
    isChanging: data !== undefined && isLoading,
    retry: () => void mutate(),
    /** Number of matching roles, as soon as it is known. */
    total: arrived?.counts.matching,
    toggle: (name: string, value: string) => choose(known => toggled(known, name, value)),
    choose: (changes: Partial<RolesQuery>, options?: { replace?: boolean }) => choose(() => changes, options),
    address,
    pages: usePages({ choice, arrived, isKnown, address }),
  };
}

export type Roles = ReturnType<typeof useRoles>;
