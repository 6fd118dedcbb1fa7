import bell from 'lucide-static/icons/bell.svg?raw';
import chartLine from 'lucide-static/icons/chart-line.svg?raw';
import contact from 'lucide-static/icons/contact.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import handCoins from 'lucide-static/icons/hand-coins.svg?raw';
import kanban from 'lucide-static/icons/kanban.svg?raw';
import layoutDashboard from 'lucide-static/icons/layout-dashboard.svg?raw';
import listChecks from 'lucide-static/icons/list-checks.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import receiptText from 'lucide-static/icons/receipt-text.svg?raw';
import send from 'lucide-static/icons/send.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import userCheck from 'lucide-static/icons/user-check.svg?raw';
import userSearch from 'lucide-static/icons/user-search.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { SideEntry, SideGroup } from '#web/ui/workspace/WorkLayout.tsx';
import { readLastProject } from './lastProject.ts';

export type OwnerPageName =
  | 'edit-projects'
  | 'project-tasks'
  | 'manage-prospects'
  | 'manage-team'
  | 'contribution-requests'
  | 'project-analytics'
  | 'payout'
  | 'applications'
  | 'contributions'
  | 'user-tasks';

type Named = Pick<ProjectCard, 'ProjectID' | 'name' | 'shortName'>;

/** Pages of the account, listed below those of the project. */
const ACCOUNT_PAGES = [
  { page: 'user-tasks', icon: listChecks },
  { page: 'applications', icon: send },
  { page: 'contributions', icon: receiptText },
  { page: 'contacts', icon: contact },
  { page: 'messages', icon: mail },
  { page: 'notifications', icon: bell },
  { page: 'edit-profile', icon: user },
] as const;

/**
 * Side navigation of working pages. Members of a team see only the project's tasks, its public page and what they earn; people
 * without projects are invited to publish an idea.
 */
export function useOwnerNavigation(
  current: OwnerPageName,
  project: Named | undefined,
  { isOwner = true }: { isOwner?: boolean } = {},
): readonly SideGroup[] {
  const { t } = useTranslation('workspace');
  const lang = useLanguage();
  const { data: me } = useQuery('getMe', {});
  const standing = useStanding(project !== undefined && isOwner);
  const query = { project: project?.ProjectID };

  const tasks: SideEntry = {
    to: paths['project-tasks']({ lang, query }),
    label: t('side.tasks'),
    icon: kanban,
    current: current === 'project-tasks',
  };
  const earnings: SideEntry = {
    to: paths.payout({ lang, query }),
    label: t('side.earnings'),
    icon: handCoins,
    current: current === 'payout',
    ...(me && { count: me.refundRequests }),
  };
  const ofOwner: SideEntry[] = [
    {
      to: paths['edit-projects']({ lang, query }),
      label: t('side.project'),
      icon: layoutDashboard,
      current: current === 'edit-projects',
    },
    tasks,
    {
      to: paths['manage-prospects']({ lang, query }),
      label: t('side.prospects'),
      icon: userSearch,
      current: current === 'manage-prospects',
    },
    {
      to: paths['contribution-requests']({ lang }),
      label: t('side.requests'),
      icon: userCheck,
      current: current === 'contribution-requests',
      ...(me && { count: me.pendingRequests }),
    },
    {
      to: paths['manage-team']({ lang }),
      label: t('side.team'),
      icon: users,
      current: current === 'manage-team',
    },
    earnings,
    {
      to: paths['project-analytics']({ lang, query }),
      label: t('side.analytics'),
      icon: chartLine,
      current: current === 'project-analytics',
    },
  ];
  const publish: SideEntry = { to: paths.proposal({ lang }), label: t('side.publish'), icon: plus };
  const entriesOf: Record<ReturnType<typeof useStanding>, SideEntry[]> = {
    owner: isOwner ? ofOwner : [tasks],
    member: [tasks, earnings],
    none: current === 'payout' ? [earnings] : [],
    unknown: [],
  };
  const ofProject = entriesOf[standing];
  const count = ofOwner.length + (isOfProject(current) ? 1 : 0); // with the public page, which is added below
  if (project)
    ofProject.push({
      to: paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) }),
      label: t('side.public'),
      icon: eye,
    });
  if (standing === 'member' || standing === 'none') ofProject.push(publish);
  return [
    {
      title: project?.shortName ?? t('side.projects'),
      entries: ofProject,
      expected: standing === 'owner' || standing === 'unknown' ? Math.max(0, count - ofProject.length) : 0,
    },
    {
      title: t('side.you'),
      entries: ACCOUNT_PAGES.map(({ page, icon }) => ({
        to: paths[page]({ lang }),
        label: t(`side.${page}`),
        icon,
        current: current === page,
        ...(me && { count: unreadOf(me, page) }),
      })),
    },
  ];
}

/** Whether a page is about a project, which has an entry for its public page. */
const isOfProject = (page: OwnerPageName): boolean =>
  page !== 'user-tasks' && page !== 'applications' && page !== 'contributions' && page !== 'manage-team';

/** Whether the caller owns a project or belongs to a team; until that is known, what the page shows or this browser remembers. */
function useStanding(showsOwnProject: boolean): 'owner' | 'member' | 'none' | 'unknown' {
  const { data: boards, error } = useQuery('listTaskBoards', {});
  if (!boards && (showsOwnProject || readLastProject() !== undefined)) return 'owner';
  if (!boards) return error ? 'none' : 'unknown';
  if (boards.items.some(board => board.isOwner)) return 'owner';
  return boards.items.length > 0 ? 'member' : 'none';
}

/** Number of items behind an entry that are unread or wait for an answer. */
function unreadOf(me: Me, page: (typeof ACCOUNT_PAGES)[number]['page']): number {
  if (page === 'messages') return me.unreadMessages;
  if (page === 'contacts') return me.pendingContactRequests;
  return page === 'notifications' ? me.unreadNotifications : 0;
}
