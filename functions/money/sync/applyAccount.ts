import type { Stripe } from 'stripe';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { UserID } from '#shared/ids.ts';
import { payoutAccounts, replaceAccount } from '../accounts/account.store.ts';
import { fetchAccount } from '../accounts/fetchAccount.ts';

const maxAttempts = 5;

/**
 * Stores the current state of an account. Fetches it from the provider, because an event may carry an older one, and
 * again if another answer has been stored meanwhile, which may be older. `extraSteps` join the first attempt only, as
 * they may be what is refused.
 */
export async function applyAccount(
  deps: PaymentDeps,
  { id, metadata }: Pick<Stripe.Account, 'id' | 'metadata'>,
  extraSteps: readonly AnyStep[] = [],
): Promise<void> {
  const { table } = deps;
  const person = UserID.safeParse(metadata?.['UserID']);
  if (!person.success) return;

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const known = await table.get(payoutAccounts.key(person.data));
    if (!known || known.accountId !== id) return;

    const refused = await table.transact(
      replaceAccount(known, await fetchAccount(deps, known)),
      ...(attempt === 1 ? extraSteps : []),
    );
    if (!refused) return;
  }
  throw new Error(`Payout account ${id} not updated after repeated conflicts.`);
}
