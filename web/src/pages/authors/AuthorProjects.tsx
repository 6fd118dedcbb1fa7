import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Author } from '#shared/entities/author.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { ProjectCards, ProjectCardsSkeleton } from '#web/domain/project/ProjectCards.tsx';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { OtherPeople } from './OtherPeople.tsx';

export interface AuthorProjectsProps {
  author: Author;
  projects: ReturnType<typeof useList<'listAuthorProjects'>>;
}

/** Projects of a person; unpublished ones are listed only for their owner. */
export function AuthorProjects({ author, projects }: AuthorProjectsProps) {
  const { UserID } = author;
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const format = useFormat();
  const rolesOpen = (projects.items ?? []).reduce((sum, project) => sum + project.rolesOpen, 0);

  return (
    <section className="author-projects" aria-labelledby="author-projects">
      <div className="sechead">
        <h2 className="h2" id="author-projects">
          {t('list.title')}
        </h2>
        {rolesOpen > 0 && (
          <Link className="link small" to={paths.roles({ lang, query: { owner: UserID } })}>
            {projects.hasMore
              ? t('list.roles')
              : t('list.rolesOpen', { count: rolesOpen, number: format.number(rolesOpen) })}
          </Link>
        )}
      </div>
      <ListView
        list={projects}
        skeleton={<ProjectCardsSkeleton count={3} />}
        empty={
          <EmptyState
            seed={`author:${UserID}`}
            title={t('list.empty.title', { name: nameOf(author, lang) })}
            action={<OtherPeople author={author} />}
          >
            {t('list.empty.text')}
          </EmptyState>
        }
      >
        {items => (
          <ProjectCards>
            {items.map(project => (
              <li key={project.ProjectID}>
                <ProjectCardView project={project} />
              </li>
            ))}
          </ProjectCards>
        )}
      </ListView>
    </section>
  );
}
