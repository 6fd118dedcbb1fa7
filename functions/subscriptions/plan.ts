import type { SubscriptionPlan } from '#shared/entities/subscription.ts';
import { generation } from '#shared/generation.ts';
import { type PlanTypeId, planNames, planOffers, plans, planTypeIds } from '#shared/plans.ts';
import { currencies } from '#shared/settings.ts';

/** A plan by the id that a client sent. */
export const planById = (id: string): PlanTypeId | undefined => planTypeIds.find(known => known === id);

/** A plan that is paid for, by the id that a client sent. */
export const paidPlanById = (id: string): PlanTypeId | undefined =>
  id === 'free' ? undefined : planById(id);

/** The provider's id of a plan's product. The plan of a subscription is read from the product of its price. */
export const productOf = (plan: PlanTypeId): string => `cairn-${plan}`;

/** The plan of a product. */
export const planOfProduct = (product: string): PlanTypeId | undefined =>
  planTypeIds.find(plan => productOf(plan) === product);

/** The plan as offered. */
export function toPlan(planTypeId: PlanTypeId): SubscriptionPlan {
  const { projectsAtOnce, prospectsPerProject, ...limits } = plans[planTypeId];
  return {
    planTypeId,
    name: planNames[planTypeId],
    description: `plans.descriptions.${planTypeId}`,
    maxProjectsAtOnce: projectsAtOnce,
    maxProspectsPerProject: prospectsPerProject,
    currencies: [...currencies],
    generationsPerDay: generation.perDay[planTypeId],
    ...limits,
    ...planOffers[planTypeId],
  };
}
