import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Card, PlanChoice } from '#shared/entities/subscription.ts';
import { Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID, SubscriptionId, UserID } from '#shared/ids.ts';
import { runningSubscriptionStates, subscriptionStates } from '#shared/lifecycle.ts';

/** A subscription as the provider last described it. */
const ProviderSubscription = z.object({
  ...PlanChoice.shape,
  subscriptionId: SubscriptionId,
  customerId: z.string(),
  /** The provider's id of its only item, which a change of plan names. */
  itemId: z.string(),
  status: z.enum(subscriptionStates),
  autoRenewal: z.boolean(),
  price: MinorUnits,
  startDate: Instant,
  periodEnd: Instant,
  trialEnd: z.optional(Instant),
  /** The unpaid invoice of a failed renewal, the number of attempts to collect it, and the amount still due. */
  unpaidInvoice: z.optional(
    z.object({ invoiceId: z.string(), attempts: z.int(), amount: z.optional(MinorUnits) }),
  ),
  nextAttemptAt: z.optional(Instant),
  credit: z.optional(MinorUnits),
  card: z.optional(Card),
});
export type ProviderSubscription = z.output<typeof ProviderSubscription>;

/** Record of a person's subscription. One item per person, so that no person has two subscriptions. */
const SubscriptionRecord = z.object({
  UserID,
  /** Incremented by each change. A response that the provider sent before another change is not stored. */
  version: z.int(),
  /** The current or latest subscription. */
  current: z.optional(ProviderSubscription),
  /** The open payment page, if any: a person has at most one. */
  checkout: z.optional(z.object({ PaymentID, sessionId: z.string() })),
  /** Payment pages opened so far. */
  checkouts: z.int(),
  /** Start of the person's only trial. */
  trialUsedAt: z.optional(Instant),
  /** The subscription whose trial the person has been reminded of. */
  remindedOf: z.optional(z.string()),
  /** The account has been banned: the next reconciliation cancels the renewal. */
  cancelRequested: z.optional(z.boolean()),
  /** The person's address has changed; the next reconciliation sends it to the provider. */
  addressChangedAt: z.optional(Instant),
  /** Time at which reconciliation asks the provider. Absent if nothing can change. */
  dueAt: z.optional(Instant),
});
export type SubscriptionRecord = z.output<typeof SubscriptionRecord>;

/** Partition of gsi1: subscriptions by the time at which reconciliation asks about them. */
export const dueSubscriptions = 'subscriptionsDue';

/** Partition of gsi2: trials without a reminder, by their end. */
export const runningTrials = 'trials';

/** Subscriptions by person. */
export const subscriptions = entity({
  name: 'subscription',
  schema: SubscriptionRecord,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'subscription' }),
  gsi1: ({ UserID, dueAt }) => (dueAt ? { pk: dueSubscriptions, sk: `${dueAt}#${UserID}` } : undefined),
  gsi2: ({ UserID, current, remindedOf }) =>
    current?.status === 'trial' && current.trialEnd && remindedOf !== current.subscriptionId
      ? { pk: runningTrials, sk: `${current.trialEnd}#${UserID}` }
      : undefined,
});

/** The record of a person who has never subscribed. */
export const blankRecord = (id: UserID): SubscriptionRecord => ({ UserID: id, version: 0, checkouts: 0 });

/** Replaces the record if nothing has changed it since it was read. */
export function saveRecord(before: SubscriptionRecord | undefined, after: SubscriptionRecord) {
  const ref = subscriptions.key(after.UserID);
  if (!before) return Step.create(ref, { ...after, version: 1 });
  return Step.put(ref, { ...after, version: before.version + 1 }).when('version', '=', before.version);
}

/** Whether a subscription gives its person their plan. */
export const isRunning = (subscription: { status: ProviderSubscription['status'] } | undefined): boolean =>
  subscription !== undefined && runningSubscriptionStates.some(status => status === subscription.status);
