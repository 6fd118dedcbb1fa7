import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useHydrated } from '#web/ui/useHydrated.ts';
import { type MarketQuery, parseMarketQuery, toSearchParams, totalOf, withChange } from './marketQuery.ts';
import { recallPage, rememberPage } from './pageTrail.ts';

const nothing = new URLSearchParams();

/** The market as its address asks for it; `choose` changes the address. */
export function useMarket() {
  const lang = useLanguage();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  // What was prerendered knows no query: the first render in the browser must not either.
  const choice = parseMarketQuery(hydrated ? params : nothing);
  const { search, skill, country, status, sort, limit, cursor } = choice;
  const { data, error, isLoading, mutate } = useQuery(
    'listProjects',
    hydrated ? { query: { search: search || undefined, skill, country, status, sort, limit, cursor } } : null,
    { keepPreviousData: true },
  );

  const before = cursor && hydrated ? recallPage(cursor) : undefined;
  const shownBefore = before?.shown ?? (choice.page - 1) * limit;
  // While another page is fetched the former one stays on screen; it says nothing about where this one leads.
  const arrived = isLoading ? undefined : data;
  useTrail(cursor, arrived?.cursor, shownBefore + (arrived?.items.length ?? 0));

  const address = (asked: MarketQuery) => paths.market({ lang, query: toSearchParams(asked) });
  const isLast = arrived !== undefined && arrived.cursor === undefined;

  return {
    choice,
    projects: data?.items,
    counts: data?.counts,
    error,
    /** What is on screen belongs to the former choice. */
    isChanging: data !== undefined && isLoading,
    retry: () => void mutate(),
    first: shownBefore + 1,
    total: totalOf(choice, data?.counts) ?? (isLast ? shownBefore + arrived.items.length : undefined),
    choose: (changes: Partial<MarketQuery>, { replace = false } = {}) =>
      void navigate(address(withChange(choice, changes)), { replace, preventScrollReset: true }),
    address,
    previous:
      choice.page > 1
        ? address({ ...choice, page: before ? choice.page - 1 : 1, cursor: before?.cursor })
        : undefined,
    next: arrived?.cursor ? address({ ...choice, page: choice.page + 1, cursor: arrived.cursor }) : undefined,
  };
}

export type Market = ReturnType<typeof useMarket>;

/** Notes what lies before the next page, so that it can lead back. */
function useTrail(cursor: string | undefined, next: string | undefined, shown: number) {
  useEffect(() => {
    if (next !== undefined) rememberPage(next, { cursor, shown });
  }, [cursor, next, shown]);
}
