import { isActionAllowed, type ProjectState, projectActions } from './lifecycle.ts';

/** Reason, known beforehand, why an application would be refused, by the code with which the server refuses it. */
export type Obstacle =
  | 'OWN_PROJECT'
  | 'INVALID_PROJECT_STATE'
  | 'PROSPECT_TAKEN'
  | 'PROSPECT_CLOSED'
  | 'ALREADY_MEMBER'
  | 'ALREADY_APPLIED'
  | 'INSUFFICIENT_POINTS';

/** The obstacles that the project and the role alone decide; the others depend on further items of the person. */
export type KnownObstacle = Exclude<Obstacle, 'ALREADY_APPLIED' | 'INSUFFICIENT_POINTS'>;

interface Application {
  project: { status: ProjectState; suspended?: boolean | undefined };
  role: { taken: boolean; closesAt?: string | undefined };
  /** The person's relation to the project. */
  you: { owner: boolean; member: boolean };
}

/** Whether the last day to apply for a role is over. `now` is in milliseconds. */
export const isApplyingOver = (
  { closesAt }: { closesAt?: string | null | undefined },
  now: number,
): boolean => typeof closesAt === 'string' && Date.parse(closesAt) <= now;

/**
 * Returns why a person cannot apply for a role; undefined if nothing stands in the way. Both the server, which refuses
 * with it, and the page, which says it before anything is written, decide by it. `now` is in milliseconds.
 */
export function obstacleTo({ project, role, you }: Application, now: number): KnownObstacle | undefined {
  if (you.owner) return 'OWN_PROJECT';
  if (project.suspended || !isActionAllowed(projectActions.acceptApplications, project.status))
    return 'INVALID_PROJECT_STATE';
  if (role.taken) return 'PROSPECT_TAKEN';
  if (isApplyingOver(role, now)) return 'PROSPECT_CLOSED';
  return you.member ? 'ALREADY_MEMBER' : undefined;
}
