import '#web/ui/Input.css';
import './Market.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIdentity } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { ForYou } from './ForYou.tsx';
import { MarketBar } from './MarketBar.tsx';
import { MarketFilters } from './MarketFilters.tsx';
import { MarketPages } from './MarketPages.tsx';
import { MarketResults } from './MarketResults.tsx';
import { MarketSearch } from './MarketSearch.tsx';
import { hasFilters } from './marketQuery.ts';
import { type Market, useMarket } from './useMarket.ts';

/** All public projects; search words, filters, sort order and page are in the URL. */
export default function MarketPage() {
  const { t } = useTranslation('market');
  const market = useMarket();
  const results = useTopOnNewPage(market.choice.cursor);
  const isSignedIn = useIdentity().status === 'signedIn';
  const isStart = !hasFilters(market.choice) && market.choice.page === 1;

  return (
    <div className="wrap market">
      <div className="mhead">
        <h1 className="h1">
          <Title market={market} />
        </h1>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
        <p className="sr" role="status">
          {hasFilters(market.choice) && market.total !== undefined && <Title market={market} />}
        </p>
        <MarketSearch
          words={market.choice.search}
          onSearch={search => market.choose({ search }, { replace: true })}
        />
      </div>
      <div className="mgrid">
        <aside className="filters" aria-label={t('filters.label')}>
          <MarketFilters market={market} />
        </aside>
        <section className="results" aria-label={t('results.label')} ref={results} tabIndex={-1}>
          {isSignedIn && isStart && <ForYou />}
          <MarketBar market={market} />
          <MarketResults market={market} />
          <MarketPages market={market} />
        </section>
      </div>
    </div>
  );
}

/** The number of projects on the market or, with filters, of those that match, if it is known. */
function Title({ market: { choice, counts, total } }: { market: Market }) {
  const { t } = useTranslation('market');
  const format = useFormat();
  if (hasFilters(choice)) {
    if (total === undefined) return t('title.filtered');
    return t('title.matching', { count: total, number: format.number(total) });
  }
  if (!counts) return t('title.plain');
  return t('title.joined', {
    projects: t('title.projects', { count: counts.projects, number: format.number(counts.projects) }),
    places: t('title.places', { count: counts.rolesOpen, number: format.number(counts.rolesOpen) }),
  });
}

/** Scrolls to the top of the list and focuses it when the page number changes. */
function useTopOnNewPage(cursor: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const how = useNavigationType();
  const previous = useRef(cursor);

  useEffect(() => {
    if (previous.current === cursor) return;
    previous.current = cursor;
    if (how === NavigationType.Pop) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [cursor, how]);

  return list;
}
