import { useTranslation } from 'react-i18next';
import type { UserID } from '#shared/ids.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { CardSkeleton } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';

export interface AuthorProjectsProps {
  UserID: UserID;
  projects: ReturnType<typeof useList<'listAuthorProjects'>>;
}

/** Projects of a person; unpublished ones are listed only for their owner. */
export function AuthorProjects({ UserID, projects }: AuthorProjectsProps) {
  const { t } = useTranslation('author');

  return (
    <section className="author-projects" aria-labelledby="author-projects">
      <h2 className="h2" id="author-projects">
        {t('list.title')}
      </h2>
      <ListView
        list={projects}
        skeleton={
          <div className="cards">
            <CardSkeleton />
            <CardSkeleton />
            <CardSkeleton />
          </div>
        }
        empty={
          <EmptyState seed={`author:${UserID}`} title={t('list.empty.title')}>
            {t('list.empty.text')}
          </EmptyState>
        }
      >
        {items => (
          <ul className="cards">
            {items.map(project => (
              <li key={project.ProjectID}>
                <ProjectCardView project={project} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
