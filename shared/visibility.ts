import { projectActions } from './lifecycle.ts';
import { type PlanTypeId, planOffers, planTypeIds } from './plans.ts';

/**
 * What wider visibility does, the whole of it. Places with trending projects keep some for owners whose plan includes it:
 * never the first one, always marked, in turns of whole days in which one owner after the other has a place with one of
 * their projects. What stays empty goes to the next trending project. In suggestions of roles it decides between equals.
 */
export const featuredPlaces = {
  /** The home page: one large card and five small ones. */
  home: { shown: 6, reserved: 2, turnDays: 1 },
  /** Projects in a weekly digest. */
  weeklyDigest: { shown: 3, reserved: 1, turnDays: 7 },
} as const;
export type FeaturedPlace = keyof typeof featuredPlaces;

/** States of projects that can have a reserved place: those in which people can still join or give. */
export const reservableStates = projectActions.acceptApplications.from;

/** Whether a plan includes wider visibility. */
export const hasWiderVisibility = (plan: PlanTypeId): boolean => planOffers[plan].widerVisibility;

/** The plans that include wider visibility. */
export const plansWithWiderVisibility: readonly PlanTypeId[] = planTypeIds.filter(hasWiderVisibility);
