import { Announced } from '#web/ui/Announced.tsx';
import './Finding.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { FindingBar } from './FindingBar.tsx';
import { FindingPages } from './FindingPages.tsx';
import { FindingResults, type FindingResultsProps } from './FindingResults.tsx';
import type { FindingList } from './findingLists.ts';
import { isNarrowed } from './listQuery.ts';
import { ReadLanguages } from './ReadLanguages.tsx';
import { findingForm, SearchWords, type SearchWordsProps } from './SearchWords.tsx';
import { useFilterGroups } from './useFilterGroups.ts';
import { useTopOnNewPage } from './useTopOnNewPage.ts';

interface FindingPageProps<List extends FindingList> extends Omit<FindingResultsProps<List>, 'groups'> {
  /** The heading while nothing narrows the list, with its number if that is known. */
  title: string;
  /** A sentence about the list. */
  lead?: string;
  /** Further parts above the results. */
  before?: ReactNode;
  /** Suggestions below the search field. */
  suggestions: SearchWordsProps['suggestions'];
  /** Name of the person to whom the list is narrowed, if it is. */
  owner?: string | undefined;
}

/** The page of a list that is searched and filtered: heading, words, filters, results and their pages. */
export function FindingPage<List extends FindingList>(props: FindingPageProps<List>) {
  const { found, title, lead, before, suggestions, owner, save, skeleton, empty, children } = props;
  const { list, choice, items, error, pages, choose, toggle } = found;
  const { t } = useTranslation([list.texts, 'market']);
  const format = useFormat();
  const groups = useFilterGroups(found);
  const results = useTopOnNewPage(choice.cursor);
  const isNarrow = isNarrowed(choice);
  const hasPages = !error && items && (items.length > 0 || pages.previous !== undefined);
  const matching =
    found.total === 0
      ? t('title.none')
      : t('title.matching', { count: found.total, number: format.number(found.total ?? 0) });
  const heading = found.total === undefined ? t('title.filtered') : matching;
  const h1 = <h1 className="h1">{isNarrow ? heading : title}</h1>;

  return (
    <div className="wrap finding">
      <div className="mhead">
        {lead === undefined ? (
          h1
        ) : (
          <div>
            {h1}
            <p className="soft small">{lead}</p>
          </div>
        )}
        <Announced changesOnly>{isNarrow && found.total !== undefined && matching}</Announced>
        <SearchWords
          words={choice.search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          onSearch={search => choose({ search }, { replace: true })}
          suggestions={suggestions}
        />
      </div>
      <div className="mgrid">
        <aside className="filters" aria-label={t('market:filters.label')}>
          <FilterGroups groups={groups} onToggle={toggle} form={findingForm} />
          {list.isWritten && <ReadLanguages />}
          <Button className="fapply" type="submit" form={findingForm}>
            {t('filters.done')}
          </Button>
        </aside>
        <section className="results" aria-label={t('results.label')} ref={results} tabIndex={-1}>
          {before}
          <FindingBar found={found} groups={groups} owner={owner} save={save} />
          <FindingResults found={found} groups={groups} save={save} skeleton={skeleton} empty={empty}>
            {children}
          </FindingResults>
          {hasPages && <FindingPages found={found} />}
        </section>
      </div>
    </div>
  );
}
