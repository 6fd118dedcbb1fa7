import './prospects/Prospects.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useOwnerNavigation } from '#web/domain/project/owner/useOwnerNavigation.ts';
import { useOwnProjects } from '#web/domain/project/owner/useOwnProjects.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { Tabs } from '#web/ui/workspace/Tabs.tsx';
import { WorkLayout } from '#web/ui/workspace/WorkLayout.tsx';
import { NoProject } from './frame/OwnerPage.tsx';
import { OwnedTeam } from './team/OwnedTeam.tsx';

/** The people in the teams of all the owner's projects; `?view=former` lists those who were removed. */
export default function ManageTeamPage() {
  const { t } = useTranslation(['owner', 'workspace']);
  const who = useIdentity();
  const [params, setParams] = useSearchParams();
  const projects = useOwnProjects();
  const last = projects.items?.find(({ ProjectID }) => ProjectID === projects.chosen);
  const groups = useOwnerNavigation('manage-team', last);
  const view = readQuery('manage-team', params).view === 'former' ? 'former' : 'member';

  return (
    <WorkLayout label={t('workspace:side.label')} groups={groups}>
      {projects.items?.length === 0 ? (
        <NoProject />
      ) : who.status === 'signedIn' ? (
        <>
          <PageHeader title={t('team.all')}>{t('team.lead')}</PageHeader>
          <Tabs
            label={t('team.tabs.label')}
            value={view}
            onChange={value =>
              setParams(value === 'former' ? { view: value } : {}, {
                replace: true,
                preventScrollReset: true,
              })
            }
            tabs={(['member', 'former'] as const).map(value => ({
              value,
              label: t(`team.tabs.${value}`),
              panel: <OwnedTeam key={value} owner={who.UserID} status={value} />,
            }))}
          />
        </>
      ) : (
        <Skeleton />
      )}
    </WorkLayout>
  );
}
