import { Stripe } from 'stripe';
import { type PlanTypeId, planNames } from '#shared/plans.ts';
import { productOf } from './plan.ts';

/** Creates the product of a plan at the provider unless it exists. */
export async function ensureProduct(stripe: Stripe, plan: PlanTypeId): Promise<void> {
  try {
    await stripe.products.create({ id: productOf(plan), name: `Cairn ${planNames[plan]}` });
  } catch (error) {
    const exists = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
}
