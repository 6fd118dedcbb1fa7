import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { PlanChoice } from '#shared/entities/subscription.ts';
import { Instant, MinorUnits } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

const subscription = z.object({ UserID, ...PlanChoice.shape, price: MinorUnits, periodEnd: Instant });

export const subscriptionEvents = defineEvents({
  subscriptionStarted: z.object({ ...subscription.shape, isTrial: z.boolean() }),
  trialEnding: subscription,
  subscriptionPaid: z.object({ UserID, invoiceId: z.string(), intentId: z.string() }),
  /** The card was declined. Without a next attempt the subscription ends. */
  renewalFailed: z.object({ ...subscription.shape, nextAttemptAt: z.optional(Instant) }),
  subscriptionCancelled: subscription,
  /** The cancellation was withdrawn. */
  subscriptionResumed: subscription,
  subscriptionEnded: subscription,
  /** A payment for a plan was refunded. Includes the address that was given to the provider: former members have no other. */
  subscriptionRefunded: z.object({
    UserID,
    planTypeId: PlanChoice.shape.planTypeId,
    amount: MinorUnits,
    currency: PlanChoice.shape.currency,
    email: z.optional(z.string()),
  }),
});
