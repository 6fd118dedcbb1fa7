import '#web/ui/Input.css';
import '#web/domain/finding/Finding.css';
import { useTranslation } from 'react-i18next';
import { FilterGroups } from '#web/domain/finding/FilterGroups.tsx';
import { FindingPages } from '#web/domain/finding/FindingPages.tsx';
import { findingForm, SearchWords } from '#web/domain/finding/SearchWords.tsx';
import { useTopOnNewPage } from '#web/domain/finding/useTopOnNewPage.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { RoleResults } from './RoleResults.tsx';
import { RolesBar } from './RolesBar.tsx';
import { isNarrowed } from './rolesQuery.ts';
import { useRoleFilters } from './useRoleFilters.ts';
import { type Roles, useRoles } from './useRoles.ts';

/** Roles that one can apply for, of all public projects; words, filters, order and page are in the URL. */
export default function RolesPage() {
  const { t } = useTranslation(['roles', 'market']);
  const found = useRoles();
  const { choice, roles, pages } = found;
  const groups = useRoleFilters(found);
  const results = useTopOnNewPage(choice.cursor);
  const hasPages = !found.error && roles && (roles.length > 0 || pages.previous !== undefined);

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
          <RolesBar found={found} groups={groups} />
          <RoleResults found={found} groups={groups} />
          {hasPages && (
            <FindingPages
              choice={choice}
              pages={pages}
              shown={roles.length}
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

/** The number of open roles or, with filters, of those that match, if it is known. */
function Title({ found: { choice, counts, total } }: { found: Roles }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  if (!isNarrowed(choice))
    return counts ? t('open', { count: counts.roles, number: format.number(counts.roles) }) : t('title');
  return total === undefined ? t('filtered') : t('matching', { count: total, number: format.number(total) });
}
