import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserID } from '#shared/ids.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useList } from '#web/api/lists/useList.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
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
      {list.error && !isMissing && (
        <LoadError title={t('people.projectsFailed')} error={list.error} onAgain={() => void list.mutate()} />
      )}
      {(isMissing || list.items?.length === 0) && <p className="small soft">{t('people.noProjects')}</p>}
      <ul className="person-rows">
        {list.items?.map(({ ProjectID, name, status, language }) => (
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
      {list.hasMore && <LoadMore onMore={list.more} busy={list.isLoadingMore} />}
    </section>
  );
}
