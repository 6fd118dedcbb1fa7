import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useChoice } from '#web/domain/finding/useChoice.ts';
import { usePages } from '#web/domain/finding/usePages.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import {
  listQueryOf,
  type PeopleQuery,
  parsePeopleQuery,
  toggled,
  toSearchParams,
  withChange,
} from './peopleQuery.ts';

/** Fetches the page of people that the URL describes; `choose` changes the URL. */
export function usePeople() {
  const lang = useLanguage();
  const address = (query: PeopleQuery) => paths.authors({ lang, query: toSearchParams(query) });
  const { choice, isKnown, choose } = useChoice({ parse: parsePeopleQuery, withChange, address });
  const { data, error, isLoading, mutate } = useQuery(
    'listAuthors',
    { query: listQueryOf(choice) },
    { keepPreviousData: true },
  );
  // The previous page stays on screen while the next one loads, and is kept if that fails; its cursor must not be used for this one.
  const arrived = isLoading || error ? undefined : data;

  return {
    choice,
    people: data?.items,
    counts: data?.counts,
    /** The words that were looked for in place of those that were typed. */
    corrected: data?.corrected,
    error,
    /** True while the people on screen belong to the previous query. */
    isChanging: data !== undefined && isLoading,
    retry: () => void mutate(),
    /** Number of matching people, as soon as it is known. */
    total: arrived?.counts.matching,
    toggle: (name: string, value: string) => choose(known => toggled(known, name, value)),
    choose: (changes: Partial<PeopleQuery>, options?: { replace?: boolean }) =>
      choose(() => changes, options),
    address,
    pages: usePages({ choice, arrived, isKnown, address }),
  };
}

export type People = ReturnType<typeof usePeople>;
