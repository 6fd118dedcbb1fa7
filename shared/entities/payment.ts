import * as z from 'zod/mini';
import { Currency, Instant, integerNumber, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID } from '../ids.ts';
import { paymentStates } from '../lifecycle.ts';
import { money, project } from '../settings.ts';
import { AuthorSummary } from './author.ts';

/** The item of an order: a donation of any amount, or whole contribution points at the project's price. */
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

/** The item as requested. Amounts and quantities out of range get refusals of their own instead of a validation error. */
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

/** A payment and its order. Amounts are minor units. */
export const Payment = z.object({
  PaymentID,
  kind: z.enum(['donation', 'points']),
  project: z.object({ ProjectID, name: z.string(), shortName: z.string(), contributionName: z.string() }),
  items: z.array(PaymentItem),
  total: MinorUnits,
  currency: Currency,
  /** Platform fee, included in the total. */
  commission: MinorUnits,
  status: z.enum(paymentStates),
  createdAt: Instant,
  /** When the order expires if it is not paid. */
  expiresAt: Instant,
  paidAt: z.optional(Instant),
  /** Reason for the failure or refund, as a translation key. */
  reason: z.optional(z.string()),
  /** Whether the payment can be retried with another card. */
  canRetry: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;

/** An unresolved order of the caller, in the refusal of a further one. */
export interface OpenOrder extends Pick<Payment, 'PaymentID' | 'total' | 'currency'> {
  ProjectID: ProjectID;
  shortName: string;
}

/** A payment as shown on the project's page. */
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

/** An order as shown to the project's owner. */
export const OwnerOrder = z.extend(ProjectPayment, {
  status: z.enum(paymentStates),
  project: z.object({ ProjectID, shortName: z.string() }),
});
export type OwnerOrder = z.infer<typeof OwnerOrder>;
