import '#web/ui/Input.css';
import '#web/domain/finding/Finding.css';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '#web/api/hooks.ts';
import { FilterGroups } from '#web/domain/finding/FilterGroups.tsx';
import { FindingPages } from '#web/domain/finding/FindingPages.tsx';
import { findingForm, SearchWords } from '#web/domain/finding/SearchWords.tsx';
import { useTopOnNewPage } from '#web/domain/finding/useTopOnNewPage.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { ForYou } from './ForYou.tsx';
import { MarketBar, useMarketFilters } from './MarketBar.tsx';
import { MarketResults } from './MarketResults.tsx';
import { hasFilters } from './marketQuery.ts';
import { type Market, useMarket } from './useMarket.ts';

/** All public projects; search words, filters, sort order and page are in the URL. */
export default function MarketPage() {
  const { t } = useTranslation('market');
  const market = useMarket();
  const { choice, projects, pages } = market;
  const groups = useMarketFilters(market);
  const results = useTopOnNewPage(choice.cursor);
  const hasPages = !market.error && projects && (projects.length > 0 || pages.previous !== undefined);
  const isSignedIn = useIdentity().status === 'signedIn';
  const isStart = !hasFilters(choice) && choice.page === 1;

  return (
    <div className="wrap market finding">
      <div className="mhead">
        <h1 className="h1">
          <Title market={market} />
        </h1>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
        <p className="sr" role="status">
          {hasFilters(choice) && market.total !== undefined && <Title market={market} />}
        </p>
        <SearchWords
          words={choice.search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          onSearch={search => market.choose({ search }, { replace: true })}
        />
      </div>
      <div className="mgrid">
        <aside className="filters" aria-label={t('filters.label')}>
          <FilterGroups groups={groups} onToggle={market.toggle} form={findingForm} />
          <Button className="fapply" type="submit" form={findingForm}>
            {t('filters.done')}
          </Button>
        </aside>
        <section className="results" aria-label={t('results.label')} ref={results} tabIndex={-1}>
          {isSignedIn && isStart && <ForYou />}
          <MarketBar market={market} />
          <MarketResults market={market} />
          {hasPages && (
            <FindingPages
              choice={choice}
              pages={pages}
              shown={projects.length}
              total={market.total}
              isChanging={market.isChanging}
              onLimit={limit => market.choose({ limit })}
            />
          )}
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
