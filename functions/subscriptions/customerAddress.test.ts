import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountEvents } from '#functions/auth/account.events.ts';
import { callers } from '#functions/platform/caller.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { subscriptions } from './subscription.store.ts';
import { createPlanWorld, type PlanWorld } from './testing/planWorld.ts';

let world: PlanWorld;
let ada: UserID;

beforeEach(async () => {
  world = await createPlanWorld();
  ada = await world.person({ username: 'ada', firstName: 'Ada' });
});
afterEach(() => world.close());

/** Moves the account to another address, as the link to it does. */
async function moveTo(email: string): Promise<void> {
  const from = (await world.table.get(callers.key(ada)))?.email ?? '';
  await world.table.transact(
    Step.update(callers.key(ada), { email }),
    outbox.publish(world.deps, accountEvents.emailChanged, { UserID: ada, from }),
  );
  await world.runStream();
}

const customerAddress = async () => {
  const record = await world.table.get(subscriptions.key(ada));
  const stripe = await world.stripe();
  return Object(await stripe.customers.retrieve(record?.current?.customerId ?? '')).email;
};

test('the provider learns the new address of a subscriber, whose reminders and receipts it sends', async () => {
  await world.begin(ada, { planTypeId: 'pro' });
  await moveTo('ada@new.example');
  await world.jobs.reconcile();
  expect(await customerAddress()).toBe('ada@new.example');
  expect(await world.table.get(subscriptions.key(ada))).not.toHaveProperty('addressChangedAt');
  expect(await world.mine(ada)).toMatchObject({ planTypeId: 'pro', status: 'trial' });
});

test('an address that changes while the provider is told of another one is told next', async () => {
  await world.begin(ada, { planTypeId: 'pro' });
  await moveTo('ada@new.example');
  const paused = world.provider.faults.pause(/POST .*\/customers\//);
  const telling = world.jobs.reconcile();
  await paused.arrived;
  world.clock.add({ minutes: 1 });
  await moveTo('ada@newest.example');
  paused.resume();
  await telling;
  expect(await customerAddress()).toBe('ada@new.example');
  await world.jobs.reconcile();
  expect(await customerAddress()).toBe('ada@newest.example');
});

test('a provider that cannot be reached is told by the next job', async () => {
  await world.begin(ada, { planTypeId: 'pro' });
  await moveTo('ada@new.example');
  world.provider.faults.next(/POST .*\/customers\//, 500, 10);
  await world.jobs.reconcile();
  world.provider.faults.clear();
  expect(await customerAddress()).not.toBe('ada@new.example');
  await world.jobs.reconcile();
  expect(await customerAddress()).toBe('ada@new.example');
});

test('a subscription that cannot be reconciled is asked about at growing distance, raises an alarm and delays no other', async () => {
  const bo = await world.person({ username: 'bo', firstName: 'Bo' });
  await world.begin(ada, { planTypeId: 'pro' });
  await world.begin(bo, { planTypeId: 'pro' });
  await moveTo('ada@new.example');
  world.provider.faults.next(/POST .*\/customers\//, 500, 1_000);
  const alarms = () => world.logged.filter(line => line.includes('reconciliation.item_set_aside')).length;
  const failures = () => world.logged.filter(line => line.includes('reconciliation.item_failed')).length;
  for (let quarter = 0; quarter < 12; quarter++) {
    await world.jobs.reconcile();
    await world.pass({ minutes: 15 });
  }
  expect(failures()).toBe(6);
  expect(alarms()).toBe(2);
  world.provider.faults.clear();
  await world.pass({ days: 1 });
  await world.jobs.reconcile();
  expect(await customerAddress()).toBe('ada@new.example');
});

test('what the provider refuses is not tried again, and does not keep the subscription in doubt', async () => {
  await world.begin(ada, { planTypeId: 'pro' });
  await moveTo('ada@new.example');
  world.provider.faults.next(/POST .*\/customers\//, 404, 1);
  await world.jobs.reconcile();
  expect(await world.table.get(subscriptions.key(ada))).not.toHaveProperty('addressChangedAt');
  expect(world.logged.some(line => line.includes('customer.address_refused'))).toBe(true);
  expect(await world.mine(ada)).toMatchObject({ planTypeId: 'pro', status: 'trial' });
});

test('who has never subscribed has no customer to change', async () => {
  await moveTo('ada@new.example');
  expect(await world.table.get(subscriptions.key(ada))).toBeUndefined();
});
