import { useTranslation } from 'react-i18next';
import type { UserID } from '#shared/ids.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export interface AuthorProjectsProps {
  UserID: UserID;
  projects: ReturnType<typeof useList<'listAuthorProjects'>>;
}

/** Projects of a person; unpublished ones are listed only for their owner. */
export function AuthorProjects({ UserID, projects }: AuthorProjectsProps) {
  const { t } = useTranslation('author');
  const { items, error, hasMore, isLoadingMore, more, mutate } = projects;

  return (
    <section className="author-projects" aria-labelledby="author-projects">
      <h2 className="h2" id="author-projects">
        {t('list.title')}
      </h2>
      {error && !items ? (
        <LoadError error={error} onAgain={() => void mutate()} />
      ) : !items ? (
        <Skeleton>
          <div className="cards">
            <CardSkeleton />
            <CardSkeleton />
            <CardSkeleton />
          </div>
        </Skeleton>
      ) : items.length === 0 ? (
        <EmptyState seed={`author:${UserID}`} title={t('list.empty.title')}>
          {t('list.empty.text')}
        </EmptyState>
      ) : (
        <ul className="cards">
          {items.map(project => (
            <li key={project.ProjectID}>
              <ProjectCardView project={project} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <LoadMore onMore={more} busy={isLoadingMore} />}
    </section>
  );
}
