import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { holdPayout } from './holdPayout.ts';
import { holdPayouts } from './holdPayouts.ts';
import { listAllPayouts } from './listAllPayouts.ts';
import { listMyPayouts } from './listMyPayouts.ts';

let world: PayoutWorld;
let owner: UserID;
let donor: UserID;
let admin: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner, donor, admin, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

test('lists the caller’s payouts, newest first, by page and status', async () => {
  for (const amount of [2_000, 3_000, 4_000]) {
    await world.buy({ by: donor, to: project, amount });
    await world.pass({ days: 7 });
  }
  await world.jobs.transferPayouts();
  const ask = (query: object) => world.call(listMyPayouts, { query }, { as: owner });

  const from = world.requests();
  const first = await ask({ limit: 2 });
  expect(world.requests(from)).toBe(2); // the list, the caller with the payouts
  const rest = await ask({ limit: 2, cursor: first.data?.cursor });
  expect([...(first.data?.items ?? []), ...(rest.data?.items ?? [])].map(({ amount }) => amount)).toEqual([
    3_800, 2_850, 1_900,
  ]);
  expect(rest.data?.cursor).toBeUndefined();
  expect((await ask({ status: 'eligible' })).data?.items.map(({ amount }) => amount)).toEqual([2_850, 1_900]);
  expect((await ask({ status: 'pending' })).data?.items.map(({ amount }) => amount)).toEqual([3_800]);
  expect((await world.call(listMyPayouts, { query: {} }, { as: donor })).data?.items).toEqual([]);
  expect(await ask({ cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });
  expect(await world.callWith(listMyPayouts, { query: { status: 'gone' } }, { as: owner })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('lists the payouts of all recipients for administrators, newest first, by page and status', async () => {
  for (let place = 0; place < 7; place++) {
    await world.pass({ minutes: 1 });
    const one = await world.person({ username: `owner-${place}` });
    await world.buy({ by: donor, to: await world.project(one), amount: 1_100 + 100 * place });
  }
  const ask = (query: object) => world.call(listAllPayouts, { query }, { as: admin, groups: ['admins'] });

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const from = world.requests();
    const { data } = await ask({ limit: 3, ...(cursor && { cursor }) });
    expect(world.requests(from)).toBe(5); // four partitions, the caller with the payouts and the people
    seen.push(...(data?.items ?? []).map(({ recipient }) => recipient.username));
    cursor = data?.cursor;
  } while (cursor);
  expect(seen).toEqual([
    'owner-6',
    'owner-5',
    'owner-4',
    'owner-3',
    'owner-2',
    'owner-1',
    'owner-0',
    'admin',
  ]);

  await world.pass({ days: 13, minutes: 60 * 24 - 3 });
  await world.jobs.transferPayouts();
  const eligibleOnes = await ask({ status: 'eligible', limit: 2 });
  const more = await ask({ status: 'eligible', limit: 2, cursor: eligibleOnes.data?.cursor });
  expect(
    [...(eligibleOnes.data?.items ?? []), ...(more.data?.items ?? [])].map(one => one.recipient.username),
  ).toEqual(['owner-3', 'owner-2', 'owner-1', 'owner-0']);
  expect(await ask({ cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });

  await world.buy({ by: donor, to: project, amount: 3_000 }); // two weeks after the others
  await world.pass({ minutes: 1 });
  await world.buy({ by: donor, to: project, amount: 4_000 });
  const amounts = async (query: object) => (await ask(query)).data?.items.map(({ amount }) => amount);
  expect(await amounts({ from: '2026-11-21' })).toEqual([3_800, 2_850]);
  expect(await amounts({ from: '2026-11-21', status: 'pending', limit: 1 })).toEqual([3_800]);
  expect(await amounts({ from: '2026-11-21', until: '2026-11-20' })).toEqual([]);
  expect((await amounts({ until: '2026-11-20', limit: 100 }))?.length).toBe(8);
  const toOwner = { recipientId: owner, from: '2026-11-20' };
  const newest = await ask({ ...toOwner, limit: 1 });
  expect(newest.data?.items).toMatchObject([{ amount: 3_800, recipient: { username: 'owner' } }]);
  expect(await amounts({ ...toOwner, limit: 1, cursor: newest.data?.cursor })).toEqual([2_850]);
  expect(await amounts({ ...toOwner, status: 'eligible' })).toEqual([]);
  expect(await amounts({ ...toOwner, from: '2026-11-21', until: '2026-11-20' })).toEqual([]);
  expect(await amounts({ recipientId: donor })).toEqual([]);
  expect(await ask({ reason: 'refunded' as never })).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(
    await world.callWith(listAllPayouts, { query: { from: 'soon' } }, { as: admin, groups: ['admins'] }),
  ).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(await world.callWith(listAllPayouts, {}, { as: owner })).toMatchObject({ code: 'ADMIN_ONLY' });
});

test('lists payouts that wait for a reason, and those in a currency, by page, state, recipient and days', async () => {
  const euros = await world.project(owner, { currency: 'EUR' });
  const other = await world.person({ username: 'other' });
  const others = await world.project(other);
  for (const [to, amount] of [
    [project, 2_000],
    [euros, 3_000],
    [others, 4_000],
    [project, 5_000],
  ] as const) {
    await world.buy({ by: donor, to, amount });
    await world.pass({ minutes: 1 });
  }
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts(); // no recipient has a payout account
  await world.buy({ by: donor, to: project, amount: 6_000 });
  const ask = (query: object) => world.call(listAllPayouts, { query }, { as: admin, groups: ['admins'] });
  const amounts = async (query: object) => (await ask(query)).data?.items.map(({ amount }) => amount);

  const waiting = { reason: 'account_not_ready', recipientId: owner };
  expect(await amounts(waiting)).toEqual([4_750, 2_850, 1_900]);
  expect(await amounts({ ...waiting, currency: 'EUR' })).toEqual([2_850]);
  expect(await amounts({ ...waiting, status: 'completed' })).toEqual([]);
  expect(await amounts({ reason: 'unclaimed' })).toEqual([]);
  expect(await amounts({ currency: 'EUR' })).toEqual([2_850]);
  expect(await amounts({ currency: 'EUR', until: '2026-11-01' })).toEqual([]);
  expect(await ask({ currency: 'EUR', cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });

  const first = await ask({ currency: 'GBP', recipientId: owner, limit: 2 });
  expect(first.data?.items.map(({ amount }) => amount)).toEqual([5_700, 4_750]);
  const rest = await ask({ currency: 'GBP', recipientId: owner, limit: 2, cursor: first.data?.cursor });
  expect(rest.data?.items.map(({ amount }) => amount)).toEqual([1_900]);
  expect(rest.data?.cursor).toBeUndefined();

  const ofProject = { projectId: project };
  expect(await amounts(ofProject)).toEqual([5_700, 4_750, 1_900]);
  expect(await amounts({ ...ofProject, status: 'eligible' })).toEqual([4_750, 1_900]);
  expect(await amounts({ ...ofProject, recipientId: other })).toEqual([]);
  expect(await amounts({ ...ofProject, reason: 'account_not_ready', until: '2026-11-21' })).toEqual([
    4_750, 1_900,
  ]);
  expect(await amounts({ ...ofProject, currency: 'EUR' })).toEqual([]);
  const latest = await ask({ ...ofProject, limit: 1 });
  expect(await amounts({ ...ofProject, limit: 2, cursor: latest.data?.cursor })).toEqual([4_750, 1_900]);

  expect(await amounts({ reason: 'held' })).toEqual([]);
  const asAdmin = { as: admin, groups: ['admins'] };
  const reason = 'The bank asks who this is.';
  await world.call(holdPayouts, { UserID: other, body: { reason } }, asAdmin); // all payouts to a person
  const [newest] = (await ask({ recipientId: owner })).data?.items ?? [];
  if (!newest) throw new Error('The owner has no payout.');
  await world.call(holdPayout, { recipientPayoutId: newest.recipientPayoutId, body: { reason } }, asAdmin);
  expect(await amounts({ reason: 'held' })).toEqual([5_700, 3_800]);
  expect(await amounts({ reason: 'held', currency: 'USD' })).toEqual([]);
});
