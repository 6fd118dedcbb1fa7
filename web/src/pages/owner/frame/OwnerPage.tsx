import './OwnerPage.css';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project, ProjectCard } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { ProjectSwitch } from '#web/domain/project/owner/ProjectSwitch.tsx';
import { useOwnProjects } from '#web/domain/project/owner/useOwnProjects.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import type { WorkPageName } from '#web/shell/work/useWorkNavigation.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { NoProject } from './NoProject.tsx';

/** Most people have no drafts. */
const Drafts = lazyComponent(async () => (await import('#web/pages/owner/drafts/Drafts.tsx')).Drafts);

export interface OwnerPageProps {
  current: WorkPageName;
  /** Whether drafts of proposals are listed, too. */
  hasDrafts?: boolean;
  /** Line below the name of the project. */
  About: ComponentType<{ project: Project }>;
  children: (project: Project) => ReactNode;
}

/** Layout of an owner's page about one project: side navigation, project switch and content. */
export function OwnerPage({ current, hasDrafts = false, About, children }: OwnerPageProps) {
  const { t } = useTranslation('owner');
  const who = useIdentity();
  const projects = useOwnProjects();
  const { chosen } = projects;
  const read = useQuery('getProject', chosen === undefined ? null : { ProjectID: chosen });
  const project = read.data?.ProjectID === chosen ? read.data : undefined;

  useNameInTitle(project?.you.owner ? project.shortName : undefined);

  const draftsOr = (instead?: ReactNode) =>
    who.status === 'signedIn' ? <Drafts owner={who.UserID} instead={instead} /> : instead;

  if (projects.isMalformed) return <NotFoundPage />;
  return (
    <WorkPage current={current} project={project}>
      {project?.you.owner ? (
        <>
          <div className="pagehead">
            <div>
              <ProjectSwitch project={project} projects={(projects.items ?? [project]).map(withBadge)} />
              <div className="row row-2 wrapx under-title small soft">
                <About project={project} />
              </div>
            </div>
          </div>
          {project.you.beyondPlan && <BeyondPlan />}
          {hasDrafts && draftsOr()}
          {children(project)}
        </>
      ) : projects.items?.length === 0 && chosen === undefined ? (
        <NoProject around={draftsOr} />
      ) : project || projects.error || read.error ? (
        <>
          <PageHeader title={t('none.heading')} />
          {project ? (
            <LoadError title={t('notYours')} />
          ) : (
            <LoadError
              error={projects.error ?? read.error}
              title={t('failed')}
              onAgain={() => void Promise.all([projects.mutate(), read.mutate()])}
            />
          )}
        </>
      ) : (
        <Skeleton />
      )}
    </WorkPage>
  );
}

const withBadge = <One extends Pick<ProjectCard, 'status'>>(one: One) => ({
  ...one,
  badge: <StatusBadge status={one.status} />,
});

/** Explains why the project is read-only, with advice. */
function BeyondPlan() {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  return (
    <Alert
      kind="warning"
      title={t('beyondPlan.title')}
      action={
        <LinkButton size="s" to={paths.membership({ lang })}>
          {t('beyondPlan.action')}
        </LinkButton>
      }
    >
      {t('beyondPlan.text')}
    </Alert>
  );
}
