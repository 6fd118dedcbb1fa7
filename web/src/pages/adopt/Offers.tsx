import { useTranslation } from 'react-i18next';
import { useList } from '#web/api/lists/useList.ts';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Cards of the projects that anyone with the points can take over, with the words of their owners. */
export function Offers() {
  const { t } = useTranslation('teams');
  const { items, error, hasMore, isLoadingMore, more, mutate } = useList('listProjectsToAdopt', {});
  if (error && !items)
    return <LoadError title={t('list.failed')} error={error} onAgain={() => void mutate()} />;
  if (!items)
    return (
      <Skeleton>
        <div className="cards">
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Skeleton>
    );
  if (items.length === 0)
    return (
      <EmptyState seed="adopt" headingLevel={2} title={t('list.empty')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <ul className="cards">
        {items.map(({ project, note }) => (
          <li key={project.ProjectID}>
            <ProjectCardView project={project} />
            {note && (
              <blockquote className="reason small" lang={project.language}>
                {note}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore onMore={more} busy={isLoadingMore} />}
    </>
  );
}
