import { useTranslation } from 'react-i18next';
import type { UserID } from '#shared/ids.ts';
import { useList } from '#web/api/lists/useList.ts';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { written } from '#web/ui/Written.tsx';

/** The teams that a person is in, with their role; nothing if there are none. */
export function AuthorTeams({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('author');
  const { items, error, hasMore, isLoadingMore, more, mutate } = useList('listAuthorTeams', { UserID });
  if (error && !items) return <LoadError error={error} onAgain={() => void mutate()} />;
  if (!items?.length) return null;

  return (
    <section className="author-projects" aria-labelledby="author-teams">
      <h2 className="h2" id="author-teams">
        {t('teams.title')}
      </h2>
      <ul className="cards">
        {items.map(({ project, role }) => (
          <li key={project.ProjectID} className="author-team">
            <p className="small soft" {...written(project.language)}>
              {role}
            </p>
            <ProjectCardView project={project} />
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore onMore={more} busy={isLoadingMore} label={t('teams.more')} />}
    </section>
  );
}
