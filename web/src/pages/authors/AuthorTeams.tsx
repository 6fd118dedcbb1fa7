import { useTranslation } from 'react-i18next';
import type { UserID } from '#shared/ids.ts';
import { useList } from '#web/api/lists/useList.ts';
import { ProjectCards } from '#web/domain/project/ProjectCards.tsx';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { written } from '#web/ui/Written.tsx';

/** The teams that a person is in, with their role; nothing if there are none. */
export function AuthorTeams({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('author');
  const list = useList('listAuthorTeams', { UserID });
  if (!list.items?.length && !list.error) return null;

  return (
    <section className="author-projects" aria-labelledby="author-teams">
      <h2 className="h2" id="author-teams">
        {t('teams.title')}
      </h2>
      <ListView list={list} moreLabel={t('teams.more')}>
        {teams => (
          <ProjectCards>
            {teams.map(({ project, role }) => (
              <li key={project.ProjectID} className="author-team">
                <p className="small soft" {...written(project.language)}>
                  {role}
                </p>
                <ProjectCardView project={project} />
              </li>
            ))}
          </ProjectCards>
        )}
      </ListView>
    </section>
  );
}
