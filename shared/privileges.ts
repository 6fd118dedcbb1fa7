import { type PlanTypeId, plans } from './plans.ts';
import { reputation } from './settings.ts';

/** A person as far as plan or points decide what they may do. */
export interface Entitled {
  planTypeId: PlanTypeId;
  /** Contribution points. */
  contributionPoints: number;
}

interface Privilege {
  /** Contribution points from which no plan is needed. */
  points: number;
  /** Plans that grant the same or more. */
  isInPlan: (plan: PlanTypeId) => boolean;
}

/**
 * Privileges that contribution points unlock: consenting to a recruit label, working in several teams, publishing several
 * projects.
 */
export const privileges = {
  recruit: { points: reputation.recruitThreshold, isInPlan: () => false },
  work: { points: reputation.workOnSeveral, isInPlan: plan => plans[plan].worksInSeveralTeams },
  publish: {
    points: reputation.publishSeveral,
    isInPlan: plan => plans[plan].projectsAtOnce >= reputation.projectsWithPoints,
  },
} as const satisfies Record<string, Privilege>;
export type PrivilegeName = keyof typeof privileges;

export const privilegeNames = Object.keys(privileges) as PrivilegeName[]; // the keys of a constant object

/** Whether a person has a privilege, and through what; how many points are missing for it otherwise. */
export function privilegeOf(
  name: PrivilegeName,
  { planTypeId, contributionPoints }: Entitled,
): { by: 'plan' | 'points' } | { by: undefined; missing: number } {
  const { points, isInPlan } = privileges[name];
  if (isInPlan(planTypeId)) return { by: 'plan' };
  return contributionPoints >= points
    ? { by: 'points' }
    : { by: undefined, missing: points - contributionPoints };
}

export const hasPrivilege = (name: PrivilegeName, person: Entitled): boolean =>
  privilegeOf(name, person).by !== undefined;

/** Maximum number of concurrent projects: by plan, or by points if that is more. */
export const projectsAtOnce = (person: Entitled): number =>
  Math.max(
    plans[person.planTypeId].projectsAtOnce,
    hasPrivilege('publish', person) ? reputation.projectsWithPoints : 0,
  );
