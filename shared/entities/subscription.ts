import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, SubscriptionId } from '../ids.ts';
import { subscriptionOrderStates, subscriptionStates } from '../lifecycle.ts';
import { billingIntervals, planTypeIds } from '../plans.ts';

/** A plan as offered. Prices are minor units, the same figures in each currency. */
export const SubscriptionPlan = z.object({
  planTypeId: z.enum(planTypeIds),
  name: z.string(),
  /** Translation key of the description. */
  description: z.string(),
  maxProjectsAtOnce: z.int(),
  maxProspectsPerProject: z.int(),
  trialDays: z.int(),
  price: z.object({ month: MinorUnits, year: MinorUnits }),
  currencies: z.array(Currency),
  commissionPermille: z.int(),
  /** Generated ideas, roles and tasks per day. */
  generationsPerDay: z.int(),
  teamManagement: z.boolean(),
  widerVisibility: z.boolean(),
  analytics: z.boolean(),
  prioritySupport: z.boolean(),
});
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

/** A chosen plan, with its billing period and currency. */
export const PlanChoice = z.object({
  planTypeId: z.enum(planTypeIds),
  interval: z.enum(billingIntervals),
  currency: Currency,
});
export type PlanChoice = z.infer<typeof PlanChoice>;

/** The order that begins a subscription. Amounts in minor units. */
export const SubscriptionOrder = z.object({
  ...PlanChoice.shape,
  PaymentID,
  /** Price of one period. */
  total: MinorUnits,
  /** Amount charged today: nothing if it begins with a trial. */
  dueNow: MinorUnits,
  /** 0 if it begins without a trial. */
  trialDays: z.int(),
  status: z.enum(subscriptionOrderStates),
  createdAt: Instant,
  expiresAt: Instant,
  subscriptionId: z.optional(SubscriptionId),
});
export type SubscriptionOrder = z.infer<typeof SubscriptionOrder>;

/** The card that a subscription is charged to. */
export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});

/** A person's subscription. Amounts in minor units. */
export const Subscription = z.object({
  /** `free` for people without a subscription. */
  subscriptionId: SubscriptionId,
  planTypeId: z.enum(planTypeIds),
  status: z.enum(subscriptionStates),
  autoRenewal: z.boolean(),
  startDate: z.optional(Instant),
  interval: z.optional(z.enum(billingIntervals)),
  currency: z.optional(Currency),
  /** Price of one period. */
  price: z.optional(MinorUnits),
  /** End of the paid period, or of the trial, at which it renews or ends. */
  periodEnd: z.optional(Instant),
  trialEnd: z.optional(Instant),
  /** Time at which the provider charges the card again after a failed renewal. */
  nextAttemptAt: z.optional(Instant),
  /** Amount still due for a failed renewal: its price less credits. */
  unpaid: z.optional(MinorUnits),
  /** Credit from an earlier change of plan, which is deducted from the next payments. */
  credit: z.optional(MinorUnits),
  card: z.optional(Card),
});
export type Subscription = z.infer<typeof Subscription>;

/** Cost of a change of plan. Amounts in minor units. */
export const PlanChange = z.object({
  ...PlanChoice.shape,
  /** Price of one period of the new plan. */
  price: MinorUnits,
  /** Amount charged today: the difference for the rest of the period, or a new period less what is unused. */
  dueNow: MinorUnits,
  /** Amount credited to the next invoices. */
  credit: MinorUnits,
  /** Time of the next renewal after the change. */
  renewsAt: Instant,
  /** Time for which the amounts were calculated. */
  previewedAt: Instant,
});
export type PlanChange = z.infer<typeof PlanChange>;

/** A payment for a subscription. Amounts in minor units. */
export const SubscriptionPayment = z.object({
  invoiceId: z.string(),
  planTypeId: z.enum(planTypeIds),
  amount: MinorUnits,
  refunded: MinorUnits,
  currency: Currency,
  paidAt: Instant,
  /** The provider's page with the receipt. */
  url: z.optional(z.string()),
});
export type SubscriptionPayment = z.infer<typeof SubscriptionPayment>;

/** A payment for a plan in the list of a person's payments for administrators. */
export const PersonPlanPayment = z.extend(z.omit(SubscriptionPayment, { url: true }), {
  /** The payment in the provider's dashboard. */
  providerUrl: z.string(),
});
export type PersonPlanPayment = z.infer<typeof PersonPlanPayment>;
