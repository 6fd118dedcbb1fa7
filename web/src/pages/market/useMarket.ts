import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import {
  type FilterName,
  type FilterValue,
  filterParams,
  type MarketQuery,
  parseMarketQuery,
  toggled,
  toSearchParams,
  withChange,
} from './marketQuery.ts';
import { recallPage, rememberPage } from './pageTrail.ts';

const nothing = new URLSearchParams();

/** Fetches the page of the market that the URL describes; `choose` changes the URL. */
export function useMarket() {
  const lang = useLanguage();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  // The prerendered HTML has no query, so the first render in the browser must ignore it too.
  const choice = parseMarketQuery(hydrated ? params : nothing);
  const { search, sort, limit, cursor } = choice;
  const { data, error, isLoading, mutate } = useQuery(
    'listProjects',
    { query: { search: search || undefined, ...filterParams(choice), sort, limit, cursor } },
    { keepPreviousData: true },
  );

  const before = cursor && hydrated ? recallPage(cursor) : undefined;
  const shownBefore = before?.shown ?? (choice.page - 1) * limit;
  // The previous page stays on screen while the next one loads, and is kept if that fails; its cursor must not be used for this one.
  const arrived = isLoading || error ? undefined : data;
  useTrail(cursor, arrived?.cursor, shownBefore + (arrived?.items.length ?? 0));

  const address = (query: MarketQuery) => paths.market({ lang, query: toSearchParams(query) });

  // Latest choice, which the address may not contain yet: a second choice must not undo the first.
  const chosen = useRef(choice);
  // oxlint-disable-next-line react/exhaustive-deps -- the choice is made anew with each render, the address is not
  useEffect(() => void (chosen.current = choice), [params, hydrated]);
  function choose(change: (known: MarketQuery) => Partial<MarketQuery>, { replace = false } = {}) {
    chosen.current = withChange(chosen.current, change(chosen.current));
    void navigate(address(chosen.current), { replace, preventScrollReset: true });
  }

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
    first: shownBefore + 1,
    /** Number of matching projects, as soon as it is known. */
    total: arrived?.counts.matching,
    toggle: (name: FilterName, value: FilterValue) => choose(known => toggled(known, name, value)),
    choose: (changes: Partial<MarketQuery>, options?: { replace?: boolean }) =>
      choose(() => changes, options),
    address,
    previous:
      choice.page > 1
        ? address({ ...choice, page: before ? choice.page - 1 : 1, cursor: before?.cursor })
        : undefined,
    next: arrived?.cursor ? address({ ...choice, page: choice.page + 1, cursor: arrived.cursor }) : undefined,
  };
}

export type Market = ReturnType<typeof useMarket>;

/** Records the current page as the predecessor of the next one, for the "Previous" link. */
function useTrail(cursor: string | undefined, next: string | undefined, shown: number) {
  useEffect(() => {
    if (next !== undefined) rememberPage(next, { cursor, shown });
  }, [cursor, next, shown]);
}
