import { payableTo } from '#functions/ledger/accounts.ts';
import { post } from '#functions/ledger/ledger.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Payments as Provider } from '#infra/local/payments/payments.ts';
import { accountRoutes } from '#infra/local/payments/resources/accounts.ts';
import { topUp } from '#infra/local/payments/resources/balance.ts';
import { onboard } from '#infra/local/payments/resources/onboarding.ts';
import { matchRoute } from '#infra/local/payments/routes.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { payoutAccounts } from '../accounts/account.store.ts';
import { payoutIdOf, payoutSteps } from '../payouts/payout.store.ts';

interface Target {
  table: Table;
  provider: Pick<Provider, 'runAt'>;
  /** The time of the world. */
  at: string;
}

/** Transactions have at most 100 steps. */
const payoutsPerTransaction = 30;

/**
 * Writes payouts that may be sent, their recipients with ready accounts and their funds, in the table, the ledger and at
 * the provider, without the payments that they would come from. Returns the amount of each payout.
 */
export async function writeEligiblePayouts(
  target: Target,
  { payouts, recipients }: { payouts: number; recipients: number },
): Promise<Map<string, number>> {
  const amounts = new Map<string, number>();
  for (let recipient = 0; recipient < recipients; recipient++) {
    const id = UserID.parse(`recipient-${String(recipient).padStart(8, '0')}`);
    await writeRecipient(target, id);
    const own = Array.from(
      { length: Math.ceil((payouts - recipient) / recipients) },
      (_, index) => 1_000 + ((recipient * 7 + index * 13) % 9_000), // £10 to £99.99
    );
    for (const [name, amount] of await writePayouts(target, id, own)) amounts.set(name, amount);
  }
  const total = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  target.provider.runAt(new Date(target.at), context => topUp(context, total, 'gbp'));
  return amounts;
}

async function writeRecipient({ table, provider, at }: Target, id: UserID): Promise<void> {
  const call = matchRoute(accountRoutes, 'POST', '/v1/accounts');
  if (!call) throw new Error('The provider has no accounts.');
  const accountId = provider.runAt(new Date(at), context => {
    const account = call.route.prepare({ type: 'express', country: 'GB' }, [], undefined)(context);
    const { id: created } = account as { id: string }; // the type of Stripe's answer
    onboard(context, created, 'complete');
    return created;
  });
  await table.transact(
    Step.create(callers.key(id), {
      UserID: id,
      username: id,
      status: 'active',
      planTypeId: 'free',
      contributionPoints: 0,
      language: 'en',
      email: `${id}@example.com`,
    }),
    Step.create(payoutAccounts.key(id), {
      UserID: id,
      accountId,
      status: 'ready',
      requirements: [],
      payoutsEnabled: true,
      checkedAt: at,
    }),
  );
}

async function writePayouts(
  { table, at }: Target,
  recipient: UserID,
  amounts: readonly number[],
): Promise<[string, number][]> {
  const before = new Date(Date.parse(at) - day).toISOString();
  const written = amounts.map((amount, index) => ({
    amount,
    recipientPayoutId: payoutIdOf(String(index), recipient),
  }));
  for (let from = 0; from < written.length; from += payoutsPerTransaction)
    await table.transact(
      ...written.slice(from, from + payoutsPerTransaction).flatMap(({ amount, recipientPayoutId }) =>
        payoutSteps.create({
          recipientPayoutId,
          recipientId: recipient,
          project: { ProjectID: ProjectID.parse('project-of-everyone'), shortName: 'Tidewatch' },
          createdDate: before,
          eligibleDate: before,
          amount,
          currency: 'GBP',
          status: 'eligible',
          offset: 0,
          failures: 0,
          reversed: 0,
        }),
      ),
    );
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  await table.transact(
    ...post({
      id: `owed-${recipient}`,
      kind: 'shared',
      at: before,
      currency: 'GBP',
      entries: [
        { account: 'bank:platform', amount: total }, // which tops up the balance at the provider
        { account: payableTo(recipient), amount: -total },
      ],
    }),
  );
  return written.map(({ recipientPayoutId, amount }) => [recipientPayoutId, amount]);
}
