import { useTranslation } from 'react-i18next';
import { paths, slugOf } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { ProjectCards, ProjectCardsSkeleton } from '#web/domain/project/ProjectCards.tsx';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { written } from '#web/ui/Written.tsx';

/** Cards of the projects that anyone with the points can take over, with the words of their owners. */
export function Offers() {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const list = useList('listProjectsToAdopt', {});
  return (
    <ListView
      list={list}
      failed={t('list.failed')}
      skeleton={<ProjectCardsSkeleton count={2} />}
      empty={
        <EmptyState seed="adopt" headingLevel={2} title={t('list.empty')}>
          {t('list.emptyText')}
        </EmptyState>
      }
    >
      {items => (
        <ProjectCards>
          {items.map(({ project, note }) => (
            <li key={project.ProjectID} className="adopt-offer">
              <ProjectCardView project={project} headingLevel={2} />
              {note && (
                <blockquote className="reason small" {...written(project.language)}>
                  {note}
                </blockquote>
              )}
              <LinkButton
                size="s"
                to={paths.project({
                  lang,
                  ProjectID: project.ProjectID,
                  slug: slugOf(project.name),
                  hash: 'adoption',
                })}
                aria-label={t('list.takeOne', { name: project.shortName })}
              >
                {t('list.take')}
              </LinkButton>
            </li>
          ))}
        </ProjectCards>
      )}
    </ListView>
  );
}
