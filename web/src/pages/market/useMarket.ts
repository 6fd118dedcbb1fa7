import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useChoice } from '#web/domain/finding/useChoice.ts';
import { usePages } from '#web/domain/finding/usePages.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import {
  listQueryOf,
  type MarketQuery,
  parseMarketQuery,
  toggled,
  toSearchParams,
  withChange,
} from './marketQuery.ts';

/** Fetches the page of the market that the URL describes; `choose` changes the URL. */
export function useMarket() {
  const lang = useLanguage();
  const address = (query: MarketQuery) => paths.market({ lang, query: toSearchParams(query) });
  const { choice, isKnown, choose } = useChoice({ parse: parseMarketQuery, withChange, address });
  const { data, error, isLoading, mutate } = useQuery(
    'listProjects',
    { query: listQueryOf(choice) },
    { keepPreviousData: true },
  );
  // The previous page stays on screen while the next one loads, and is kept if that fails; its cursor must not be used for this one.
  const arrived = isLoading || error ? undefined : data;

  return {
    choice,
    projects: data?.items,
    counts: data?.counts,
    /** The words that were looked for in place of those that were typed. */
    corrected: data?.corrected,
    error,
    /** True while the projects on screen belong to the previous query. */
    isChanging: data !== undefined && isLoading,
    retry: () => void mutate(),
    /** Number of matching projects, as soon as it is known. */
    total: arrived?.counts.matching,
    toggle: (name: string, value: string) => choose(known => toggled(known, name, value)),
    choose: (changes: Partial<MarketQuery>, options?: { replace?: boolean }) =>
      choose(() => changes, options),
    address,
    pages: usePages({ choice, arrived, isKnown, address }),
  };
}

export type Market = ReturnType<typeof useMarket>;
