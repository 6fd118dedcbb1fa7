import * as z from 'zod/mini';
import { Currency, Instant, integerNumber, Language, MinorUnits, WrittenLanguage } from '../fields.ts';
import { PaymentID, ProjectID } from '../ids.ts';
import { paymentKinds, paymentStates } from '../lifecycle.ts';
import { money, project } from '../settings.ts';
import { AuthorSummary } from './author.ts';

/** The item of an order: a donation of any amount, or whole points of the project at its price. */
export const PaymentItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('donation'),
    ProjectID,
    quantity: z.literal(1),
    price: integerNumber({ min: 1, max: money.donation.max }),
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

/** Money returned to the payer; negative if a bank took it back again. */
const ReturnedMoney = z.object({ at: Instant, amount: z.int() });

/** A payment and its order. Amounts are minor units. */
export const Payment = z.object({
  PaymentID,
  kind: z.enum(['donation', 'points']),
  /** The project by the names that the payer saw, and their language; the latter is absent from older orders. */
  project: z.object({
    ProjectID,
    name: z.string(),
    shortName: z.string(),
    contributionName: z.string(),
    language: z.optional(WrittenLanguage),
  }),
  items: z.array(PaymentItem),
  /** The payer's total: the item, plus the platform fee if they cover it. */
  total: MinorUnits,
  /** Whether the payer pays the platform fee on top of the item. */
  feeCovered: z.optional(z.literal(true)),
  currency: Currency,
  /** Amount refunded to the payer so far. */
  refunded: MinorUnits,
  /** Platform fee included in the total, less the part returned with refunds. */
  commission: MinorUnits,
  /** Platform fee when it was paid, before refunds. */
  paidCommission: z.optional(MinorUnits),
  /** Money returned to the payer; only in the response for a single order. */
  refunds: z.optional(z.array(ReturnedMoney)),
  status: z.enum(paymentStates),
  createdAt: Instant,
  /** Time at which the order expires if it is not paid. */
  expiresAt: Instant,
  paidAt: z.optional(Instant),
  /** Reason for the failure or refund, as a translation key. */
  reason: z.optional(z.string()),
  /** Whether the payment can be retried with another card. */
  canRetry: z.boolean(),
});
export type Payment = z.infer<typeof Payment>;

/** An order in the list of its payer. */
export const OwnOrder = z.extend(Payment, {
  /** Whether the payer's name is hidden from everyone but administrators. */
  anonymous: z.boolean(),
});
export type OwnOrder = z.infer<typeof OwnOrder>;

/** An order in the list of a person's orders for administrators. */
export const PersonOrder = z.extend(OwnOrder, {
  /** The payment in the provider's dashboard, once it has been paid. */
  providerUrl: z.optional(z.string()),
});
export type PersonOrder = z.infer<typeof PersonOrder>;

/** The receipt of a paid order. Amounts in minor units. */
export const Receipt = z.object({
  PaymentID,
  /** The order's reference number, which the receipt shows. */
  number: z.string(),
  /** Language of the order. */
  language: Language,
  payer: z.object({ name: z.string(), email: z.string() }),
  project: z.object({
    ProjectID,
    name: z.string(),
    contributionName: z.string(),
    language: z.optional(WrittenLanguage),
  }),
  kind: z.enum(paymentKinds),
  quantity: z.int(),
  price: MinorUnits,
  total: MinorUnits,
  /** Whether the payer paid the platform fee on top of quantity times price. */
  feeCovered: z.optional(z.literal(true)),
  currency: Currency,
  /** Platform fee included in the total, less what was given back with refunds. */
  commission: MinorUnits,
  /** Platform fee when it was paid, before refunds. */
  paidCommission: MinorUnits,
  paidAt: Instant,
  /** Oldest first. */
  refunds: z.array(ReturnedMoney),
  refunded: MinorUnits,
  anonymous: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

/** An unresolved order of the caller, in the refusal of a further one. */
export interface OpenOrder extends Pick<Payment, 'PaymentID' | 'total' | 'currency'> {
  ProjectID: ProjectID;
  shortName: string;
}

/** A paid order as everyone sees it on the project's page. */
export const PublicOrder = z.object({
  PaymentID,
  /** Absent if the payer stays anonymous. */
  payer: z.optional(AuthorSummary),
  kind: z.enum(paymentKinds),
  quantity: z.int(),
  /** Amount given to the project, without a platform fee that the payer added on top. */
  total: MinorUnits,
  /** The part of the total that was refunded, in minor units. */
  refunded: MinorUnits,
  currency: Currency,
  paidAt: Instant,
});
export type PublicOrder = z.infer<typeof PublicOrder>;

/** A paid order as its project's owner sees it. */
export const OwnerOrder = z.extend(PublicOrder, {
  status: z.enum(paymentStates),
  /** Amount paid by the payer, including a platform fee that they added on top. */
  total: MinorUnits,
  /** Whether the payer paid the platform fee on top. */
  feeCovered: z.optional(z.literal(true)),
  /** Amount refunded to the payer so far, in minor units. */
  refunded: MinorUnits,
  /** Platform fee that was kept, in minor units. */
  commission: MinorUnits,
  project: z.object({ ProjectID, shortName: z.string() }),
});
export type OwnerOrder = z.infer<typeof OwnerOrder>;
