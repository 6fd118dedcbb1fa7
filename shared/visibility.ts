import { projectActions } from './lifecycle.ts';
import { type PlanTypeId, planOffers, planTypeIds } from './plans.ts';

/**
 * Places in lists of trending projects that are reserved for owners whose plan includes wider visibility. The first place
 * is never reserved, and reserved places are always marked. Owners take turns of whole days, in which one of their projects
 * has a place. An empty place goes to the next trending project. Besides these places, wider visibility only decides
 * between equal suggestions of roles.
 */
export const featuredPlaces = {
  /** The home page: one large card and five small ones. */
  home: { shown: 6, reserved: 2, turnDays: 1 },
  /** Projects in a weekly digest. */
  weeklyDigest: { shown: 3, reserved: 1, turnDays: 7 },
} as const;
export type FeaturedPlace = keyof typeof featuredPlaces;

/** States of projects that can be featured: those in which people can still join or give. */
export const statesUnderWay = projectActions.acceptApplications.from;

/** Whether a plan includes wider visibility. */
export const hasWiderVisibility = (plan: PlanTypeId): boolean => planOffers[plan].widerVisibility;

/** The plans that include wider visibility. */
export const plansWithWiderVisibility: readonly PlanTypeId[] = planTypeIds.filter(hasWiderVisibility);
