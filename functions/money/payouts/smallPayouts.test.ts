import { afterEach, beforeEach, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';

let world: PayoutWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner, donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

test('small payouts of the same currency are consolidated once they reach the minimum', async () => {
  await world.onboard(owner);
  const euros = await world.project(owner, { currency: 'EUR', country: 'FR', contributorsPart: 50 });
  await world.table.write(
    Step.create(members.key(euros, donor), {
      ProjectID: euros,
      OwnerUserID: owner,
      UserID: donor,
      role: 'maker',
      joinedAt: world.clock.now(),
      projectPoints: 1,
    }),
  );
  await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.buy({ by: donor, to: euros, amount: 1_300 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  expect(await world.transfers()).toEqual([]);
  expect((await world.payoutsOf(owner)).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 2 }, () => 'payoutReason.too_small'),
  );

  await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  const list = await world.payoutsOf(owner);
  expect(list.filter(({ status }) => status === 'completed')).toMatchObject([
    { amount: 1_894, currency: 'GBP' },
  ]);
  expect(list.filter(({ reason }) => reason === 'payoutReason.joined')).toHaveLength(2);
  expect(await world.transfers()).toMatchObject([{ amount: 1_894 }]);
});

test('a small payout leaves with another one of its currency that is due', async () => {
  await world.onboard(owner);
  await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();

  const sent = (await world.transfers()).map(({ amount }) => amount);
  expect(sent.toSorted((one, other) => one - other)).toEqual([9_500, 9_500 + 947]);
  expect((await world.payoutsOf(owner)).map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'cancelled',
    'completed',
    'completed',
  ]);
});

test('a refund reduces the consolidated payout', async () => {
  await world.onboard(owner);
  const first = await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.pass({ days: 15 });
  world.provider.faults.next('POST /v1/transfers', 400, 1);
  await world.jobs.transferPayouts();
  const stripe = await world.stripe();
  const intents = (await stripe.paymentIntents.list({ limit: 10 })).data;
  const intent = intents.find(({ metadata }) => metadata['PaymentID'] === first.PaymentID);
  await stripe.refunds.create({ payment_intent: intent?.id ?? '' });
  await world.provider.deliveries.idle();

  const waiting = (await world.payoutsOf(owner)).filter(({ status }) => status !== 'cancelled');
  expect(waiting).toMatchObject([{ amount: 947, status: 'failed' }]);
});
