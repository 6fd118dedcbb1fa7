import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameSteps } from '#functions/authors/name.store.ts';
import { deleteAccount } from '#functions/deletion/deleteAccount.ts';
import type { UserID } from '#shared/ids.ts';
import { createPlanWorld, type PlanWorld } from './testing/planWorld.ts';
import { trialMailboxOf } from './usedTrial.store.ts';

let world: PlanWorld;

beforeEach(async () => {
  world = await createPlanWorld();
  Object.assign(world.deps, { identity: { remove: async () => undefined } });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

async function join(username: string, email: string): Promise<UserID> {
  const id = await world.person({ username, email, hasPassword: false });
  await world.table.transact(nameSteps.take(username, id), nameSteps.takeEmail(email, id));
  return id;
}

async function leave(id: UserID): Promise<void> {
  const { status, code } = await world.call(deleteAccount, { body: {} }, { as: id });
  expect({ status, code }).toEqual({ status: 204, code: undefined });
  await world.runStream();
  await world.jobs.expireOrders(); // cancels the renewal
}

test('a trial is once per person, also after the deletion of the account, however the address is written', async () => {
  const first = await join('ada', 'Ada.Stone@gmail.com');
  await world.begin(first);
  await leave(first);

  for (const [place, email] of ['ada.stone@gmail.com', 'adastone+again@googlemail.com'].entries()) {
    const again = await join(`again${place}`, email);
    expect(await world.mine(again)).toMatchObject({ trialAvailable: false });
    expect(await world.ordered(again)).toMatchObject({ trialDays: 0, dueNow: 500 });
  }
  const other = await join('other', 'ada.stone@example.com');
  expect(await world.mine(other)).toMatchObject({ trialAvailable: true });
});

test('an order with a trial is not paid once the trial is known to have been used', async () => {
  const first = await join('ada', 'ada@example.com');
  await world.begin(first);
  const again = await join('again', 'ada+2@example.com');
  const order = await world.ordered(again);
  expect(order.trialDays).toBe(14);
  await leave(first);
  expect(await world.checkout(again, order)).toMatchObject({ code: 'ORDER_EXPIRED' });
});

test('the address is kept as a keyed hash only, for two years', async () => {
  const first = await join('ada', 'ada@example.com');
  await world.begin(first);
  await leave(first);
  await world.pass({ days: 729 });
  expect(await world.mine(await join('again', 'ada@example.com'))).toMatchObject({ trialAvailable: false });
  await world.pass({ days: 2 });
  expect(await world.mine(await join('later', 'ada+later@example.com'))).toMatchObject({
    trialAvailable: true,
  });
});

test('nothing is kept of a person who had no trial', async () => {
  await leave(await join('ada', 'ada@example.com'));
  expect(await world.mine(await join('again', 'ada@example.com'))).toMatchObject({ trialAvailable: true });
});

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  [' ada+news+2@example.com', 'ada@example.com'],
  ['a.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['ame\u0301lie@example.fr', 'am\u00e9lie@example.fr'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(trialMailboxOf(email)).toBe(mailbox);
});
