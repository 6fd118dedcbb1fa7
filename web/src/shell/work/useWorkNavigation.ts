import bell from 'lucide-static/icons/bell.svg?raw';
import chartLine from 'lucide-static/icons/chart-line.svg?raw';
import contact from 'lucide-static/icons/contact.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import handCoins from 'lucide-static/icons/hand-coins.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import kanban from 'lucide-static/icons/kanban.svg?raw';
import layoutDashboard from 'lucide-static/icons/layout-dashboard.svg?raw';
import listChecks from 'lucide-static/icons/list-checks.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mails from 'lucide-static/icons/mails.svg?raw';
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
import { readLastProject } from '#web/domain/project/owner/lastProject.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ownEntryOf } from '#web/shell/deferred/deferredMenus.ts';
import type { SideEntry, SideGroup } from '#web/ui/workspace/WorkLayout.tsx';

/** Pages about the projects of the user, with the icons of their entries. */
const PROJECT_ICONS = {
  'edit-projects': layoutDashboard,
  'project-tasks': kanban,
  'manage-prospects': userSearch,
  'contribution-requests': userCheck,
  'manage-team': users,
  payout: handCoins,
  'project-analytics': chartLine,
} as const;

/** Pages of the account, listed below those of the project. */
const ACCOUNT_ICONS = {
  home: house,
  'user-tasks': listChecks,
  applications: send,
  contributions: receiptText,
  contacts: contact,
  messages: mail,
  notifications: bell,
  'notification-settings': mails,
  'edit-profile': user,
} as const;

type ProjectPage = keyof typeof PROJECT_ICONS;
type AccountPage = keyof typeof ACCOUNT_ICONS;

/** A page next to which the user's other pages are listed. */
export type WorkPageName = ProjectPage | AccountPage;

const pagesOf = <Page extends string>(icons: Record<Page, string>) => Object.keys(icons) as Page[]; // the keys of a constant object
const isProjectPage = (page: WorkPageName): page is ProjectPage => page in PROJECT_ICONS;

/** The project that a page is about, and whether it is the user's own. Other pages list the pages of the project last worked on. */
export interface WorkContext {
  project?: Pick<ProjectCard, 'ProjectID' | 'name' | 'shortName'> | undefined;
  isOwner?: boolean;
}

/**
 * Side navigation of working pages. Members of a team see only the project's tasks, its public page and their earnings; people
 * without projects are invited to publish an idea.
 */
export function useWorkNavigation(
  current: WorkPageName,
  { project: shown, isOwner = true }: WorkContext,
): readonly SideGroup[] {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { data: me } = useQuery('getMe', {});
  const standing = useStanding(shown !== undefined && isOwner);
  const last = useLastProject();
  const project = shown ?? last;
  const { data: boards } = useQuery('listTaskBoards', {});
  const board = boards?.items.find(({ ProjectID }) => ProjectID === project?.ProjectID);

  const entryOf = (page: WorkPageName): SideEntry => {
    const { label, short } = ownEntryOf(page);
    const query = { project: project?.ProjectID };
    return {
      to: isProjectPage(page) ? paths[page]({ lang, query }) : paths[page]({ lang }),
      label: t(short ?? label),
      icon: { ...PROJECT_ICONS, ...ACCOUNT_ICONS }[page],
      current: current === page,
      ...(me && { count: waitingOf(me, page, board?.pendingRequests) }),
    };
  };
  const pages: Record<ReturnType<typeof useStanding>, readonly ProjectPage[]> = {
    owner: isOwner ? pagesOf(PROJECT_ICONS) : ['project-tasks'],
    member: ['project-tasks', 'payout'],
    none: current === 'payout' ? ['payout'] : [],
    unknown: [],
  };
  const ofProject = pages[standing].map(entryOf);
  const isOfProject = isProjectPage(current) || readLastProject() !== undefined;
  const count = pagesOf(PROJECT_ICONS).length + (isOfProject ? 1 : 0); // with the public page, which is added below
  if (project)
    ofProject.push({
      to: paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) }),
      label: t('side.public'),
      icon: eye,
    });
  if (standing === 'member' || standing === 'none')
    ofProject.push({ to: paths.proposal({ lang }), label: t('menu.publish'), icon: plus });
  return [
    {
      title: project?.shortName ?? t('side.projects'),
      entries: ofProject,
      expected: standing === 'owner' || standing === 'unknown' ? Math.max(0, count - ofProject.length) : 0,
    },
    { title: t('side.you'), entries: pagesOf(ACCOUNT_ICONS).map(entryOf) },
  ];
}

/** Whether the caller owns a project or belongs to a team; until that is known, as the page or this browser's storage suggests. */
function useStanding(showsOwnProject: boolean): 'owner' | 'member' | 'none' | 'unknown' {
  const { data: boards, error } = useQuery('listTaskBoards', {});
  if (!boards && (showsOwnProject || readLastProject() !== undefined)) return 'owner';
  if (!boards) return error ? 'none' : 'unknown';
  if (boards.items.some(board => board.isOwner)) return 'owner';
  return boards.items.length > 0 ? 'member' : 'none';
}

/** The user's own project that was last selected in this browser. */
function useLastProject(): WorkContext['project'] {
  const { data: boards } = useQuery('listTaskBoards', {});
  const last = boards?.items.find(board => board.isOwner && board.ProjectID === readLastProject());
  return last && { ...last, name: last.shortName };
}

/** Number of items behind an entry that are unread or wait for an answer; of applications, those for the project, if it is known. */
function waitingOf(me: Me, page: WorkPageName, pendingRequests = me.pendingRequests): number {
  const counts: Partial<Record<WorkPageName, number>> = {
    'contribution-requests': pendingRequests,
    payout: me.refundRequests,
    contacts: me.pendingContactRequests,
    messages: me.unreadMessages,
    notifications: me.unreadNotifications,
  };
  return counts[page] ?? 0;
}
