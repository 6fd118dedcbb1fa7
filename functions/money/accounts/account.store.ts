import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { accountStates } from '#shared/lifecycle.ts';

/** A user's account at the payment provider, with its last known state. */
const StoredAccount = z.object({
  UserID,
  accountId: z.string(),
  status: z.enum(accountStates),
  /** ISO 3166 code; it cannot change. */
  country: z.optional(z.string()),
  requirements: z.array(z.string()),
  bankAccountEnding: z.optional(z.string()),
  payoutsEnabled: z.boolean(),
  checkedAt: Instant,
  /** Created here; the provider has not reported its state since. */
  isNew: z.optional(z.literal(true)),
});
export type StoredAccount = z.output<typeof StoredAccount>;

/** Payout accounts, one per user. */
export const payoutAccounts = entity({
  name: 'payoutAccount',
  schema: StoredAccount,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'payoutAccount' }),
});

/**
 * Replaces an account by the provider's answer if nothing has replaced it since it was read. Read it before asking the
 * provider: then no answer replaces a newer one, however late it arrives.
 */
export const replaceAccount = (stored: StoredAccount, answer: StoredAccount) =>
  Step.put(payoutAccounts.key(stored.UserID), answer).when('checkedAt', '=', stored.checkedAt);
