import type { Stripe } from 'stripe';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { payoutAccounts } from './account.store.ts';
import { toAccountRecord } from './accountStatus.ts';

/** Stores the current state of an account. Fetches it from the provider, because an event may carry an older one. */
export async function applyAccount(
  { table, payments, now }: PaymentDeps,
  { id, metadata }: Pick<Stripe.Account, 'id' | 'metadata'>,
  extraSteps: readonly AnyStep[] = [],
): Promise<void> {
  const person = UserID.safeParse(metadata?.['UserID']);
  const known = person.success ? await table.get(payoutAccounts.key(person.data)) : undefined;
  if (!known || known.accountId !== id) return;

  const account = await (await payments.stripe()).accounts.retrieve(id);
  await table.transact(
    Step.put(payoutAccounts.key(known.UserID), toAccountRecord(account, known.UserID, now())),
    ...extraSteps,
  );
}
