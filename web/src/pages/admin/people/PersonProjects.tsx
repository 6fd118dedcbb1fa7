import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserID } from '#shared/ids.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useList } from '#web/api/lists/useList.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ListView } from '#web/ui/ListView.tsx';
import { written } from '#web/ui/Written.tsx';

/** All projects of a person, published or not. */
export function PersonProjects({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const list = useList('listAuthorProjects', { UserID, query: {} });
  // Unconfirmed people have no profile, and no projects.
  const isMissing = isRefusal(list.error, 'AUTHOR_NOT_FOUND');

  return (
    <section aria-labelledby="person-projects">
      <h3 className="label" id="person-projects">
        {t('people.projects')}
      </h3>
      <ListView
        list={isMissing ? { ...list, items: [] } : list}
        failed={t('people.projectsFailed')}
        empty={<p className="small soft">{t('people.noProjects')}</p>}
      >
        {projects => (
          <ul className="person-rows">
            {projects.map(({ ProjectID, name, status, language }) => (
              <li key={ProjectID}>
                <Link
                  className="target plain-link strong small"
                  {...written(language)}
                  to={paths.project({ lang, ProjectID, slug: slugOf(name) })}
                >
                  {name}
                </Link>
                <StatusBadge status={status} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
