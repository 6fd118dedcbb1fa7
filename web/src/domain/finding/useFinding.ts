import { useSearchParams } from 'react-router-dom';
import { useQuery } from '#web/api/hooks.ts';
import { useRenderedQuery } from '#web/api/pageState.ts';
import type { ApiInput, ApiOutput } from '#web/api/request.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useReads } from '#web/domain/reading/useReads.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { latestQuery, useGoToQuery } from '#web/ui/useAddressQuery.ts';
import type { FindingList } from './findingLists.ts';
import { addressOf, type Choice, listQueryOf, parseChoice, toggled, withChange } from './listQuery.ts';
import { usePages } from './usePages.ts';

/** The entries of a list. */
export type Items<List extends FindingList> = ApiOutput<List['endpoint']>['items'];

/** The numbers of a list. */
type Counts<List extends FindingList> = ApiOutput<List['endpoint']>['counts'];

/** Fetches the page of a list that the address describes: words, filters, order and page. `choose` changes the address. */
export function useFinding<List extends FindingList>(list: List) {
  const lang = useLanguage();
  const isKnown = useHydrated();
  const [params] = useSearchParams();
  const goTo = useGoToQuery();
  const rendered = useRenderedQuery();
  // The first render in the browser must show what the HTML shows, whatever the address says.
  const choice = parseChoice(list, isKnown ? params : new URLSearchParams(rendered));
  const reads = useReads();
  const { data, error, isLoading, mutate } = useQuery<List['endpoint']>(
    list.endpoint,
    { query: listQueryOf(list, choice, reads) } as object as ApiInput<List['endpoint']>, // its filters are those of the endpoint
    { keepPreviousData: true },
  );
  // The previous page stays on screen while the next one loads, and is kept if that fails; its cursor must not be used for this one.
  const arrived = isLoading || error ? undefined : data;
  const address = (one: Choice): string => addressOf(list, lang, one);

  function change(changes: (known: Choice) => Partial<Choice>, { replace = false } = {}): void {
    const known = parseChoice(list, latestQuery());
    const path = address(withChange(list, known, changes(known)));
    goTo(new URL(path, window.location.origin).searchParams, { replace, path });
  }

  return {
    list,
    choice,
    items: data?.items as Items<List> | undefined, // of this endpoint
    reads,
    counts: data?.counts as Counts<List> | undefined,
    /** The words that were looked for in place of those that were typed. */
    corrected: data?.corrected,
    error,
    /** True while what is on screen belongs to the previous query. */
    isChanging: data !== undefined && isLoading,
    retry: () => void mutate(),
    /** Number of matches, as soon as it is known. */
    total: arrived?.counts.matching,
    toggle: (name: string, value: string) => change(known => toggled(list, known, name, value)),
    choose: (changes: Partial<Choice>, options?: { replace?: boolean }) => change(() => changes, options),
    /** Path of the list after a change, on its first page. */
    addressWith: (changes: Partial<Choice>): string => address(withChange(list, choice, changes)),
    pages: usePages({ choice, arrived, isKnown, address }),
  };
}

/** A list as its page has it. */
export type Found<List extends FindingList = FindingList> = ReturnType<typeof useFinding<List>>;
