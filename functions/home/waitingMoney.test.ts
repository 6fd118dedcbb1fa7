import { afterEach, beforeEach, expect, test } from 'vitest';
import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { waitingPayeeSteps } from '#functions/money/payouts/waitingPayee.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import type { AccountState } from '#shared/lifecycle.ts';
import { getHome } from './getHome.ts';

let world: World;
let ana: UserID;

beforeEach(async () => {
  world = await createWorld();
  ana = await world.user({ username: 'ana' });
});
afterEach(() => world.close());

const waiting = async () => (await world.call(getHome, {}, { as: ana })).data?.waiting;

test('Money that waits for a payout account is named until the account asks its owner for nothing more', async () => {
  expect(await waiting()).toEqual([]);
  await world.table.write(waitingPayeeSteps.create(ana, world.clock.now()));
  expect(await waiting()).toEqual([{ kind: 'payoutAccount' }]);

  const setTo = (status: AccountState) =>
    world.table.write(
      Step.put(payoutAccounts.key(ana), {
        UserID: ana,
        accountId: 'acct_1',
        status,
        requirements: [],
        payoutsEnabled: false,
        checkedAt: world.clock.now(),
      }),
    );
  await setTo('action-required');
  expect(await waiting()).toEqual([{ kind: 'payoutAccount' }]);
  await setTo('pending-verification');
  expect(await waiting()).toEqual([]);
});
