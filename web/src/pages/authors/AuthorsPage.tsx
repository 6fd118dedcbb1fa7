import '#web/ui/Input.css';
import '#web/domain/finding/Finding.css';
import './Authors.css';
import { useTranslation } from 'react-i18next';
import { FilterGroups } from '#web/domain/finding/FilterGroups.tsx';
import { FindingPages } from '#web/domain/finding/FindingPages.tsx';
import { findingForm, SearchWords } from '#web/domain/finding/SearchWords.tsx';
import { useTopOnNewPage } from '#web/domain/finding/useTopOnNewPage.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { PeopleBar } from './PeopleBar.tsx';
import { PeopleResults } from './PeopleResults.tsx';
import { isNarrowed } from './peopleQuery.ts';
import { type People, usePeople } from './usePeople.ts';
import { usePeopleFilters } from './usePeopleFilters.ts';

/** The people who may be found; words, filters, order and page are in the URL. */
export default function AuthorsPage() {
  const { t } = useTranslation(['people', 'market']);
  const found = usePeople();
  const { choice, people, pages } = found;
  const groups = usePeopleFilters(found);
  const results = useTopOnNewPage(choice.cursor);
  const hasPages = !found.error && people && (people.length > 0 || pages.previous !== undefined);

  return (
    <div className="wrap finding">
      <div className="mhead">
        <div>
          <h1 className="h1">
            <Title found={found} />
          </h1>
          <p className="soft small">{t('lead')}</p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
        <p className="sr" role="status">
          {isNarrowed(choice) && found.total !== undefined && <Title found={found} />}
        </p>
        <SearchWords
          words={choice.search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          onSearch={search => found.choose({ search }, { replace: true })}
        />
      </div>
      <div className="mgrid">
        <aside className="filters" aria-label={t('market:filters.label')}>
          <FilterGroups groups={groups} onToggle={found.toggle} form={findingForm} />
          <Button className="fapply" type="submit" form={findingForm}>
            {t('filters.done')}
          </Button>
        </aside>
        <section className="results" aria-label={t('title')} ref={results} tabIndex={-1}>
          <PeopleBar found={found} groups={groups} />
          <PeopleResults found={found} groups={groups} />
          {hasPages && (
            <FindingPages
              choice={choice}
              pages={pages}
              shown={people.length}
              total={found.total}
              isChanging={found.isChanging}
              onLimit={limit => found.choose({ limit })}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** The number of people or, with words and filters, of those who match, if it is known. */
function Title({ found: { choice, total } }: { found: People }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (total === undefined) return t(isNarrowed(choice) ? 'filtered' : 'title');
  return t(isNarrowed(choice) ? 'matching' : 'all', { count: total, number: format.number(total) });
}
