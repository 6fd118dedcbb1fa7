import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { planTypeIds } from '../plans.ts';

/**
 * Obstacles to the deletion of an account, which have to be settled first:
 * `projects`: own projects in review or under way, which can be completed, abandoned, deleted or handed over;
 * `adoptions`: own abandoned projects that are offered for adoption;
 * `payouts`: currencies with money that can be transferred and has not been;
 * `debts`: currencies in which the person owes money;
 * `orders`: payments that have been started but neither paid nor cancelled;
 * `administrator`: the rights of an administrator, or of an account that the platform needs.
 */
export const deletionObstacles = [
  'projects',
  'adoptions',
  'payouts',
  'debts',
  'orders',
  'administrator',
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** Obstacles to the deletion of an account, and its consequences. */
export const AccountDeletion = z.object({
  /** The account can be deleted if the list is empty. */
  obstacles: z.array(z.object({ kind: z.enum(deletionObstacles), count: z.int() })),
  /** Teams that the person leaves. */
  memberships: z.int(),
  /** The paid plan that ends, and the end of the period that has been paid. */
  plan: z.optional(z.object({ planTypeId: z.enum(planTypeIds), paidUntil: Instant })),
  /** Sums below the smallest transfer, in minor units. */
  unpaid: z.array(z.object({ currency: Currency, amount: MinorUnits })),
  /** Whether these sums can be transferred nevertheless. Otherwise they stay on record, and are paid out on request. */
  hasPayoutAccount: z.boolean(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
