import './prospects/Prospects.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useOwnProjects } from '#web/domain/project/owner/useOwnProjects.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useDocumentTitle } from '#web/ui/useDocumentTitle.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { Tabs } from '#web/ui/workspace/Tabs.tsx';
import { NoProject } from './frame/NoProject.tsx';
import { OwnedTeam } from './team/OwnedTeam.tsx';

/** The people in the teams of all the owner's projects, or of the one in `?project=`; `?view=former` lists those who have left. */
export default function ManageTeamPage() {
  const { t } = useTranslation('owner');
  const projects = useOwnProjects();
  const { items, named, error } = projects;
  const last = items?.find(({ ProjectID }) => ProjectID === projects.chosen);
  const isNobodys = named !== undefined && items !== undefined && !last;

  if (projects.isMalformed) return <NotFoundPage />;
  return (
    <WorkPage current="manage-team" project={last}>
      {items?.length === 0 && !named ? (
        <NoProject />
      ) : isNobodys || (!items && error) ? (
        <>
          <PageHeader title={t('team.all')} />
          {isNobodys ? (
            <LoadError title={t('notYours')} />
          ) : (
            <LoadError title={t('failed')} error={error} onAgain={() => void projects.mutate()} />
          )}
        </>
      ) : items || !named ? (
        <Teams projects={items ?? []} project={named && last} />
      ) : (
        <Skeleton />
      )}
    </WorkPage>
  );
}

interface TeamsProps {
  projects: NonNullable<ReturnType<typeof useOwnProjects>['items']>;
  /** The project whose team is shown; that of all projects if absent. */
  project: TeamsProps['projects'][number] | undefined;
}

function Teams({ projects, project }: TeamsProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const who = useIdentity();
  const [params, choose] = useAddressQuery();
  const view = readQuery('manage-team', params).view === 'former' ? 'former' : 'member';
  const title = project ? t('team.of', { name: project.shortName }) : t('team.all');
  useDocumentTitle(title);
  if (who.status !== 'signedIn') return <Skeleton />;

  return (
    <>
      <PageHeader
        title={title}
        actions={
          projects.length > 1 && (
            <SelectField
              label={t('requests.of')}
              labelHidden
              size="s"
              placeholder={t('requests.allProjects')}
              value={project?.ProjectID ?? ''}
              options={projects.map(({ ProjectID, shortName }) => ({ value: ProjectID, label: shortName }))}
              onChange={({ target }) => choose({ project: target.value }, { replace: false })}
            />
          )
        }
      >
        {project ? t('team.leadOf') : t('team.lead')}{' '}
        {project && projects.length > 1 && (
          <Link className="link" to={paths['manage-team']({ lang })}>
            {t('team.toAll')}
          </Link>
        )}
      </PageHeader>
      <Tabs
        label={project ? t('team.title') : t('team.tabs.label')}
        value={view}
        onChange={value => choose({ view: value === 'former' ? value : undefined })}
        tabs={(['member', 'former'] as const).map(value => ({
          value,
          label: t(`team.tabs.${value}`),
          panel: <OwnedTeam key={value} owner={who.UserID} status={value} project={project} />,
        }))}
      />
    </>
  );
}
