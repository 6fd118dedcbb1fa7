import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { FindingPage } from '#web/domain/finding/FindingPage.tsx';
import { projectList } from '#web/domain/finding/findingLists.ts';
import { isNarrowed } from '#web/domain/finding/listQuery.ts';
import { useFinding } from '#web/domain/finding/useFinding.ts';
import { ProjectCards, ProjectCardsSkeleton } from '#web/domain/project/ProjectCards.tsx';
import { ProjectCardView } from '#web/domain/project/ProjectCardView.tsx';
import { SaveSearch } from '#web/domain/search/SaveSearch.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Suggestions } from '#web/shell/finder/suggestions.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ForYou } from './ForYou.tsx';

/** All public projects; search words, filters, sort order and page are in the URL. */
export default function MarketPage() {
  const { t } = useTranslation('market');
  const format = useFormat();
  const lang = useLanguage();
  const isSignedIn = useIdentity().status === 'signedIn';
  const found = useFinding(projectList);
  const { choice, counts } = found;
  const isNarrow = isNarrowed(choice);
  const title =
    counts &&
    t('title.joined', {
      projects: t('title.projects', { count: counts.projects, number: format.number(counts.projects) }),
      places: t('title.places', { count: counts.rolesOpen, number: format.number(counts.rolesOpen) }),
    });

  return (
    <FindingPage
      found={found}
      suggestions={Suggestions}
      title={title ?? t('title.plain')}
      before={isSignedIn && !isNarrow && choice.page === 1 && <ForYou />}
      save={isNarrow && <SaveSearch list={projectList} choice={choice} />}
      skeleton={<ProjectCardsSkeleton count={9} />}
      empty={
        <EmptyState
          seed="market"
          headingLevel={2}
          title={t('empty.title')}
          action={<LinkButton to={paths.proposal({ lang })}>{t('empty.action')}</LinkButton>}
        >
          {t('empty.text')}
        </EmptyState>
      }
    >
      {(projects, isChanging) => (
        <ProjectCards isChanging={isChanging}>
          {projects.map((project, index) => (
            <li key={project.ProjectID}>
              <ProjectCardView project={project} headingLevel={2} eager={index === 0} />
            </li>
          ))}
        </ProjectCards>
      )}
    </FindingPage>
  );
}
