import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Obstacle } from '#shared/applying.ts';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** What may stand in the way of an application, the role itself being gone included. */
export type Hindrance = Obstacle | 'PROSPECT_NOT_FOUND';

/** Page that helps the caller further, by the obstacle; none where `LimitAlert` lists several. */
const PAGES = {
  OWN_PROJECT: 'applications',
  ALREADY_MEMBER: 'team',
  ALREADY_APPLIED: 'own',
  INVALID_PROJECT_STATE: 'otherRoles',
  PROSPECT_TAKEN: 'otherRoles',
  PROSPECT_CLOSED: 'otherRoles',
  PROSPECT_NOT_FOUND: 'otherRoles',
  INSUFFICIENT_POINTS: undefined,
} as const satisfies Record<Hindrance, string | undefined>;

/** Whether a refusal says what stands in the way of an application. */
export const isHindrance = (code: string): code is Hindrance => Object.hasOwn(PAGES, code);

export interface WayOutProps {
  obstacle: Hindrance;
  project: Pick<Project, 'ProjectID'>;
  role?: Pick<Prospect, 'ProspectID'>;
}

/** The way out of an obstacle to an application. Needs the namespace `project`. */
export function WayOut({ obstacle, project: { ProjectID }, role }: WayOutProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const page = PAGES[obstacle];
  if (!page) return null;
  const to = {
    applications: () =>
      paths['contribution-requests']({ lang, query: { project: ProjectID, role: role?.ProspectID } }),
    team: () => paths.project({ lang, ProjectID, hash: 'team' }),
    own: () => paths.applications({ lang }),
    otherRoles: () => paths.roles({ lang }),
  }[page]();
  return (
    <Link className="link small" to={to}>
      {t(`obstacle.${page}`)}
    </Link>
  );
}

/** Returns a function that puts an obstacle to an application into words. Needs the namespace `project`. */
export function useObstacleText(): (obstacle: Hindrance, project: Pick<Project, 'status'>) => string {
  const { t } = useTranslation('project');
  return (obstacle, { status }) => {
    if (obstacle !== 'INVALID_PROJECT_STATE') return t(`obstacle.${obstacle}`);
    if (status === 'halted') return t('obstacle.halted');
    return t(status === 'submitted' || status === 'denied' ? 'obstacle.unpublished' : 'obstacle.ended');
  };
}
