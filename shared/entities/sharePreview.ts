import * as z from 'zod/mini';
import { Currency, MinorUnits } from '../fields.ts';
import { UserID } from '../ids.ts';

/** A member's share of an amount. */
const MemberShare = z.object({
  UserID,
  username: z.string(),
  /** First and last name. */
  name: z.optional(z.string()),
  /** Project points as they are now. */
  points: z.int(),
  /** Share of the amount as things are now. */
  amount: MinorUnits,
  /** Project points after the proposed change. */
  pointsThen: z.int(),
  /** Share of the amount after the proposed change. */
  amountThen: MinorUnits,
});
export type MemberShare = z.infer<typeof MemberShare>;

/** Division of a payment, now and after a proposed change. Amounts in minor units. */
export const SharePreview = z.object({
  currency: Currency,
  /** The payment, which includes the platform fee. */
  amount: MinorUnits,
  commission: MinorUnits,
  commissionPermille: z.int(),
  /** The team's part after the change, in percent. */
  contributorsPart: z.int(),
  /** The owner's share of the amount after the change. */
  ownerAmount: MinorUnits,
  /** The team without the owner. */
  members: z.array(MemberShare),
});
export type SharePreview = z.infer<typeof SharePreview>;
