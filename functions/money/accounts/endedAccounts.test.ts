import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { payoutAccounts } from './account.store.ts';
import { getAccountStatus } from './getAccountStatus.ts';
import { onboardConnect } from './onboardConnect.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const statusOf = (userId: UserID) => world.call(getAccountStatus, { userId }, { as: userId });
const known = (person: UserID) => world.table.get(payoutAccounts.key(person));

const accountsOf = async (person: UserID) => {
  const { data } = await (await world.stripe()).accounts.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.['UserID'] === person);
};

describe('an account that can no longer be used', () => {
  const accountOf = async (person: UserID) => (await known(person))?.accountId ?? '';

  test.each([
    ['close-account', 'closed'],
    ['reject-account', 'rejected'],
  ])('is shown after %s, and another one takes its place', async (action, status) => {
    const person = await world.person();
    await world.onboard(person);
    const first = await accountOf(person);
    await world.atProvider(action, { id: first });
    expect(await statusOf(person)).toMatchObject({
      data: { status, requirements: [] },
    });

    expect(await world.onboard(person)).toContain('onboarding=success');
    expect(await accountOf(person)).not.toBe(first);
    expect(await statusOf(person)).toMatchObject({ data: { status: 'ready' } });
  });

  test('is replaced if it was made in another country than the profile’s and is not ready', async () => {
    const person = await world.person({ country: 'GB' });
    await world.onboard(person, 'incomplete');
    const first = await accountOf(person);
    await world.table.write(Step.update(authors.key(person), { country: 'FR' }));
    await Promise.all([1, 2].map(() => world.call(onboardConnect, {}, { as: person })));

    expect(await accountOf(person)).not.toBe(first);
    const { country } = await (await world.stripe()).accounts.retrieve(await accountOf(person));
    expect(country).toBe('FR');
    expect(await accountsOf(person)).toHaveLength(2);
  });

  test('that is found closed by a transfer is shown as closed, and its payout waits for another', async () => {
    const owner = await world.person();
    await world.onboard(owner);
    await world.buy({ by: await world.person(), to: await world.project(owner), amount: 10_000 });
    await world.pass({ days: 15 });
    await world.atProvider('close-account', { id: await accountOf(owner) });
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([
      { status: 'eligible', reason: 'payoutReason.account_not_ready' },
    ]);
    expect(await known(owner)).toMatchObject({ status: 'closed' });

    await world.onboard(owner);
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });
});
