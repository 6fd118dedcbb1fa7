import bell from 'lucide-static/icons/bell.svg?raw';
import contact from 'lucide-static/icons/contact.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import handCoins from 'lucide-static/icons/hand-coins.svg?raw';
import layoutDashboard from 'lucide-static/icons/layout-dashboard.svg?raw';
import listChecks from 'lucide-static/icons/list-checks.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import userCheck from 'lucide-static/icons/user-check.svg?raw';
import userSearch from 'lucide-static/icons/user-search.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import type { ProjectCard } from '#shared/entities/project.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useTranslation } from '#web/i18n/react.tsx';
import { pageNamed } from '#web/routes/pages.ts';
import { paths, slugOf } from '#web/routes/paths.ts';
import type { SideEntry, SideGroup } from '#web/ui/WorkLayout.tsx';

export type OwnerPageName = 'edit-projects' | 'manage-prospects' | 'contribution-requests' | 'payout';

type Named = Pick<ProjectCard, 'ProjectID' | 'name' | 'shortName'>;

/** Pages that stand under the project, and those of the person; what does not exist is left out. */
const OWN_PAGES = [
  { page: 'user-tasks', icon: listChecks },
  { page: 'messages', icon: mail },
  { page: 'notifications', icon: bell },
  { page: 'contacts', icon: contact },
  { page: 'edit-profile', icon: user },
] as const;

/** The side path of the working pages of an owner. */
export function useOwnerNavigation(current: OwnerPageName, project: Named | undefined): readonly SideGroup[] {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const { data: me } = useQuery('getMe', {});
  const query = { project: project?.ProjectID };

  const ofProject: SideEntry[] = [
    {
      to: paths['edit-projects']({ lang }, { query }),
      label: t('side.project'),
      icon: layoutDashboard,
      current: current === 'edit-projects',
    },
    {
      to: paths['manage-prospects']({ lang }, { query }),
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
      to: paths['manage-prospects']({ lang }, { query, hash: 'team' }),
      label: t('side.team'),
      icon: users,
    },
  ];
  if (pageNamed('payout'))
    ofProject.push({
      to: paths.payout({ lang }, { query }),
      label: t('side.earnings'),
      icon: handCoins,
      current: current === 'payout',
    });
  if (project && pageNamed('project'))
    ofProject.push({
      to: paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) }),
      label: t('side.public'),
      icon: eye,
    });

  return [
    { title: project?.shortName ?? t('side.projects'), entries: ofProject },
    {
      title: t('side.you'),
      entries: OWN_PAGES.filter(({ page }) => pageNamed(page)).map(({ page, icon }) => ({
        to: paths[page]({ lang }),
        label: t(`side.${page}`),
        icon,
        ...(page === 'notifications' && me && { count: me.unreadNotifications }),
      })),
    },
  ];
}
