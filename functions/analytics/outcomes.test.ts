import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { initiatePayment } from '#functions/money/orders/initiatePayment.ts';
import { orders } from '#functions/money/orders/order.store.ts';
import { createMoneyWorld, type MoneyWorld } from '#functions/money/testing/moneyWorld.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { withdrawRequest } from '#functions/requests/withdrawRequest.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { visitCounts, visitCountsOf } from '#functions/visits/visitCounts.store.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { callsWithSource } from '#shared/visits.ts';
import { visitingIn } from './testing/visiting.ts';

let world: MoneyWorld;
let owner: UserID;
let ana: UserID;
let id: ProjectID;
let role: ProspectID;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.person({ planTypeId: 'pro' });
  ana = await world.person({ planTypeId: 'basic' });
  const project = await projectWithRoles(world, owner);
  id = project.ProjectID;
  role = await project.role('Illustrator');
});

const shown = () => visitingIn(world).analyticsOf(id, owner, '7');
const sources = async () =>
  (await shown()).details?.sources.map(({ source, likes, applications, contributions }) => [
    source,
    likes,
    applications,
    contributions,
  ]);
const like = (liked: boolean, source?: string, as = ana) =>
  world.callWith(
    likeProject,
    { ProjectID: id, body: { liked, ...(source && { visit_source: source }) } },
    { as },
  );
const apply = (source?: string) =>
  world.callWith(
    sendRequest,
    { ProjectID: id, body: { typeId: role, ...(source && { visit_source: source }) } },
    { as: ana },
  );
async function order(source?: string) {
  const body = { ...(await world.orderBody({ by: ana, to: id })), ...(source && { visit_source: source }) };
  const { data } = await world.callWith(initiatePayment, { body }, { as: ana });
  return data as Awaited<ReturnType<MoneyWorld['ordered']>>;
}

describe('what a visit leads to', () => {
  test('is counted by its source: a like, an application for a role, a contribution', async () => {
    await like(true, 'search');
    await apply('link');
    const placed = await order('qr');
    await world.runStream();
    expect((await shown()).totals).toMatchObject({ likes: 1, applications: 1, contributions: 0 });

    await world.pay(await world.page(ana, placed));
    await world.provider.deliveries.idle();
    await world.runStream();
    expect((await shown()).totals).toMatchObject({ likes: 1, applications: 1, contributions: 1 });
    expect((await sources())?.toSorted()).toEqual([
      ['link', 0, 1, 0],
      ['qr', 0, 0, 1],
      ['search', 1, 0, 0],
    ]);
    expect((await shown()).details?.roles).toEqual([
      { ProspectID: role, role: 'Illustrator', visits: 0, applications: 1 },
    ]);
  });

  test.each([undefined, 'moon'])('counts without a known source: %s', async source => {
    expect((await like(true, source)).status).toBe(200);
    expect(await sources()).toEqual([['unknown', 1, 0, 0]]);
  });

  test('counts a like once a day, however often it is taken back, and not the owner’s own', async () => {
    for (const liked of [true, false, true, true]) await like(liked, 'social');
    await like(true, 'site', owner);
    expect(await sources()).toEqual([['social', 1, 0, 0]]);
  });

  test('counts nothing that is refused', async () => {
    await apply('site');
    expect(await apply('site')).toMatchObject({ code: 'ALREADY_APPLIED' });
    expect(await sources()).toEqual([['site', 0, 1, 0]]);
  });

  test('counts an application although it is withdrawn', async () => {
    const { data } = await apply('site');
    const contributionRequestId = String(Reflect.get(Object(data), 'contributionRequestId'));
    await world.callWith(withdrawRequest, { ProjectID: id, contributionRequestId }, { as: ana });
    expect(await sources()).toEqual([['site', 0, 1, 0]]);
  });

  test('counts a payment once, however often its webhook and its change are delivered', async () => {
    const placed = await order('embed');
    await world.pay(await world.page(ana, placed));
    await world.provider.deliveries.idle();
    await world.runStream();
    await world.jobs.reconcile();
    await world.runStream();
    expect(await sources()).toEqual([['embed', 0, 0, 1]]);
  });
});

describe('the source of an order', () => {
  const stored = async (PaymentID: Parameters<typeof orders.key>[0]) =>
    (await world.table.get(orders.key(PaymentID)))?.visitSource;

  test('is kept until it is paid', async () => {
    const placed = await order('search');
    expect(await stored(placed.PaymentID)).toBe('search');
    await world.pay(await world.page(ana, placed));
    await world.provider.deliveries.idle();
    expect(await stored(placed.PaymentID)).toBeUndefined();
  });

  test('is forgotten when it is cancelled', async () => {
    const placed = await order('search');
    await world.cancel(ana, placed.PaymentID);
    expect(await stored(placed.PaymentID)).toBeUndefined();
  });

  test('is no part of what makes a repeated call the same', async () => {
    const body = await world.orderBody({ by: ana, to: id });
    for (const visit_source of ['search', 'site'])
      expect(
        (await world.callWith(initiatePayment, { body: { ...body, visit_source } }, { as: ana })).status,
      ).toBe(201);
  });
});

test('each call that carries a source is one of those above', () => {
  expect([likeProject, sendRequest, initiatePayment].map(({ contract }) => contract.id)).toEqual([
    ...callsWithSource,
  ]);
});

test('the counts of a deleted project are deleted', async () => {
  id = await samplesIn(world).published(owner);
  await like(true, 'search');
  await visitingIn(world).visit({ to: id });
  const left = async () => (await world.table.query(visitCounts, visitCountsOf(id))).items.length;
  expect(await left()).toBe(2);
  const { status } = await world.call(deleteProject, { ProjectID: id }, { as: owner });
  expect(status).toBe(204);
  await world.runStream();
  expect(await left()).toBe(0);
});
