import * as z from 'zod';
import { payoutAccounts, type StoredAccount } from '#functions/money/accounts/account.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import { accountRoutes } from '#infra/local/payments/resources/accounts.ts';
import { onboard } from '#infra/local/payments/resources/onboarding.ts';
import { matchRoute } from '#infra/local/payments/routes.ts';
import { emailOf } from '../accounts.ts';
import { userIdOf } from '../demoId.ts';
import type { Moments } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import type { DemoPerson } from '../person.ts';
import type { BackdatedDeps } from './backdate.ts';

/** Demo users with a complete payout account. */
export const connectedPeople: readonly PersonKey[] = [
  'maren',
  'wren',
  'jonas',
  'priya',
  'mei',
  'darius',
  'hannah',
  'zainab',
  'camille',
  'theo',
  'fatou',
  'lucia',
  'pilar',
  'iker',
  'itziar',
];

const CreatedAccount = z.object({ id: z.string() });

/** Creates a user's payout account and completes its onboarding soon after they joined. */
export async function connectAccount(
  name: PersonKey,
  {
    backdated,
    moments,
    payments,
  }: { backdated: BackdatedDeps; moments: Moments; payments: Pick<Payments, 'runAt'> },
): Promise<void> {
  const { username, country = 'GB', joined }: DemoPerson = people[name];
  const checkedAt = moments.ago(joined - 5, `connected·${name}`);
  const call = matchRoute(accountRoutes, 'POST', '/v1/accounts');
  if (!call) throw new Error('Accounts not supported by the payment provider');

  const accountId = payments.runAt(new Date(checkedAt), provider => {
    const fields = { type: 'express', country, email: emailOf(username) };
    const { id } = CreatedAccount.parse(call.route.prepare(fields, [], undefined)(provider));
    onboard(provider, id, 'complete');
    return id;
  });
  const UserID = userIdOf(name);
  const account: StoredAccount = {
    UserID,
    accountId,
    status: 'ready',
    requirements: [],
    bankAccountEnding: '2345',
    payoutsEnabled: true,
    checkedAt,
  };
  await backdated.run(checkedAt, ({ table }) =>
    table.write(Step.create(payoutAccounts.key(UserID), account)),
  );
}
