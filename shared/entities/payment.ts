import * as z from 'zod/mini';
import { Currency, Instant, integerNumber, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID } from '../ids.ts';
import { paymentStates } from '../lifecycle.ts';
import { money, project } from '../settings.ts';
import { AuthorSummary } from './author.ts';

/** What is paid for: a donation of any amount, or whole contribution points at the project's price. */
export const PaymentItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('donation'),
    ProjectID,
    quantity: z.literal(1),
    price: integerNumber(money.donation),
  }),
  z.object({
    kind: z.literal('points'),
    ProjectID,
    quantity: integerNumber(project.contributions),
    price: MinorUnits,
  }),
]);
export type PaymentItem = z.infer<typeof PaymentItem>;

/** The same as it is asked for: amounts and quantities that cannot be had get their own refusal. */
export const OrderedItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('donation'), ProjectID, quantity: z.literal(1), price: MinorUnits }),
  z.object({
    kind: z.literal('points'),
    ProjectID,
    quantity: integerNumber({ min: 0, max: project.contributions.max }),
    price: MinorUnits,
  }),
]);
export type OrderedItem = z.infer<typeof OrderedItem>;

/** One payment, one order. Amounts are minor units. */
export const Payment = z.object({
  PaymentID,
  kind: z.enum(['donation', 'points']),
  project: z.object({ ProjectID, name: z.string(), shortName: z.string(), contributionName: z.string() }),
  items: z.array(PaymentItem),
  total: MinorUnits,
  currency: Currency,
  /** The platform's commission inside the total. */
  commission: MinorUnits,
  status: z.enum(paymentStates),
  createdAt: Instant,
  /** An unpaid order ends then. */
  expiresAt: Instant,
  paidAt: z.optional(Instant),
  /** Why it failed or was refunded, as a translation key. */
  reason: z.optional(z.string()),
  /** Whether another card may be tried. */
  canRetry: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;

/** A payment as the project's page shows it. */
export const ProjectPayment = z.object({
  PaymentID,
  payer: AuthorSummary,
  kind: z.enum(['donation', 'points']),
  quantity: z.int(),
  total: MinorUnits,
  currency: Currency,
  paidAt: Instant,
});
export type ProjectPayment = z.infer<typeof ProjectPayment>;

/** An order as the owner sees it. */
export const OwnerOrder = z.extend(ProjectPayment, {
  status: z.enum(paymentStates),
  project: z.object({ ProjectID, shortName: z.string() }),
});
export type OwnerOrder = z.infer<typeof OwnerOrder>;
