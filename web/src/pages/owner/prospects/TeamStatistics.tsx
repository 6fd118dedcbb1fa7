import './TeamStatistics.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskCounts } from '#shared/entities/task.ts';
import type { TeamStatistics as Statistics } from '#shared/entities/teamMember.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ProjectID } from '#shared/ids.ts';
import { type PlanTypeId, plans } from '#shared/plans.ts';
import { openTaskStates, taskStates } from '#shared/taskLifecycle.ts';
import { useQuery } from '#web/api/hooks.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { DailyChart } from '#web/domain/statistics/DailyChart.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';
import { Table } from '#web/ui/workspace/Table.tsx';

export interface TeamStatisticsProps {
  ProjectID: ProjectID;
  /** Plan of the owner; undefined while it is being loaded. */
  plan: PlanTypeId | undefined;
}

/** Tasks of each member, and those added and done each week; loaded when the owner opens it. */
export function TeamStatistics({ ProjectID, plan }: TeamStatisticsProps) {
  const { t } = useTranslation('owner');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="team-stats" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className="h3">{t('teamStatistics.title')}</h2>
      </summary>
      {isOpen &&
        plan &&
        (plans[plan].teamManagement ? (
          <OpenedStatistics ProjectID={ProjectID} />
        ) : (
          <LimitAlert kind="statistics" />
        ))}
    </details>
  );
}

const OpenedStatistics = lazyComponent(() => Opened, {
  texts: ['tasks', 'statistics'],
  fallback: <Skeleton />,
});

function Opened({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation(['owner', 'tasks', 'statistics']);
  const query = useQuery('getTeamStatistics', { ProjectID });
  return (
    <QueryView query={query} failed={t('teamStatistics.failed')}>
      {statistics => (
        <div className="ownpart">
          <PeopleTable statistics={statistics} />
          <div className="charts">
            <DailyChart
              title={t('teamStatistics.weeks')}
              period="week"
              days={statistics.weeks.map(({ week }) => week)}
              series={[
                { label: t('teamStatistics.added'), values: statistics.weeks.map(({ added }) => added) },
                { label: t('teamStatistics.done'), values: statistics.weeks.map(({ done }) => done) },
              ]}
            />
          </div>
        </div>
      )}
    </QueryView>
  );
}

function PeopleTable({ statistics: { members, others } }: { statistics: Statistics }) {
  const { t } = useTranslation(['owner', 'tasks']);
  const lang = useLanguage();
  const format = useFormat();
  const people: Row[] = members.map(member => ({
    key: member.UserID,
    name: nameOf(member, lang),
    role: member.status === 'owner' ? t('team.owner') : member.role,
    tasks: member.tasks,
    ...(member.status !== 'owner' && { points: member.projectPoints }),
  }));
  const rest: Row = { key: 'others', name: t('teamStatistics.others'), tasks: others };

  return (
    <Table
      caption={t('teamStatistics.people')}
      rows={[...people, ...(taskStates.some(status => others[status] > 0) ? [rest] : [])]}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'person',
          head: t('teamStatistics.person'),
          list: 'who',
          cell: toPersonCell,
        },
        {
          key: 'open',
          head: t('teamStatistics.open'),
          list: 'what',
          cell: toOpenTasksCell,
        },
        {
          key: 'done',
          head: t('tasks:status.DONE'),
          list: 'status',
          right: true,
          cell: ({ tasks }) => t('teamStatistics.finished', { count: tasks.DONE }),
        },
        {
          key: 'points',
          head: t('teamStatistics.points'),
          list: 'amount',
          right: true,
          cell: ({ points }) =>
            points === undefined ? '' : t('team.earned', { count: points, points: format.number(points) }),
        },
      ]}
    />
  );
}

interface Row {
  key: string;
  name: string;
  role?: string;
  tasks: TaskCounts;
  /** Absent for the owner, who earns none, for former members and for unassigned tasks. */
  points?: number;
}

const toOpenTasksCell = ({ tasks }: Row) => <OpenTasks tasks={tasks} />;

function OpenTasks({ tasks }: Pick<Row, 'tasks'>) {
  const { t } = useTranslation('owner');
  const counted = openTaskStates
    .filter(status => tasks[status] > 0)
    .map(status => t(`teamStatistics.counted.${status}`, { count: tasks[status] }));
  return counted.length > 0 ? <Facts>{counted}</Facts> : '–';
}

const toPersonCell = ({ name, role }: Row) => (
  <>
    <b {...written()}>{name}</b>{' '}
    {role && (
      <span className="fine soft" {...written()}>
        {role}
      </span>
    )}
  </>
);
