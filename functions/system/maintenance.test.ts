import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMaintenance } from '#functions/admin/getMaintenance.ts';
import { listAuditEntries } from '#functions/admin/listAuditEntries.ts';
import { saveMaintenance } from '#functions/admin/saveMaintenance.ts';
import { getMe } from '#functions/authors/getMe.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { entryOf } from '#functions/build.ts';
import { probe } from '#functions/jobs/probe.ts';
import { listAuthors } from '#functions/market/listAuthors.ts';
import { receiveStripeWebhook } from '#functions/money/webhook/receiveStripeWebhook.ts';
import { getSubscription } from '#functions/notifications/getSubscription.ts';
import { maintenance, makeMaintenanceMemory } from '#functions/platform/maintenance.store.ts';
import { Outage } from '#functions/platform/outage.ts';
import { Step } from '#functions/platform/table/step.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { createWorld } from '#functions/testing/world.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { UserID } from '#shared/ids.ts';
import { checkAccess } from './checkAccess.ts';
import { healthCheck } from './healthCheck.ts';

const openWorld = () => createWorld({ maintenance: makeMaintenanceMemory() });
let world: Awaited<ReturnType<typeof openWorld>>;
let ada: UserID;
let edith: UserID;
const asAdministrator = () => ({ as: edith, groups: ['admins'] });
const later = '2026-11-20T18:00:00.000Z';

beforeAll(async () => {
  world = await openWorld();
  ada = await world.user({ firstName: 'Ada' });
  edith = await world.user({ firstName: 'Edith', isAdministrator: true });
});
afterAll(() => world.close());

/** Switches as an administrator, or as an operator does, and lets what functions remember expire. */
async function turn(isOn: boolean, until?: string) {
  await world.table.write(
    Step.put(maintenance.key(), { isOn, since: world.clock.now(), ...(until && { until }) }),
  );
  world.clock.add({ minutes: 1 });
}
beforeEach(async () => {
  world.clock.set('2026-11-20T12:00:00.000Z');
  world.deps.maintenance = makeMaintenanceMemory();
  await turn(false);
});

const access = async (sending = {}) =>
  (await world.call(checkAccess, { headers: { 'x-page': 'dashboard' } }, sending)).data;

describe('During maintenance', () => {
  test('everybody but administrators is refused, with when to come back', async () => {
    await turn(true, later);
    const refused = {
      status: 503,
      code: 'SITE_UNDER_MAINTENANCE',
      headers: { 'retry-after': '3600', 'cache-control': 'no-store' },
      envelope: { i18nID: 'site_under_maintenance', data: { until: later } },
    };
    expect(await world.callWith(listAuthors, {})).toMatchObject(refused);
    expect(await world.callWith(getProject, { ProjectID: 'p' })).toMatchObject(refused);
    expect(await world.callWith(listAuthors, {}, { as: ada })).toMatchObject(refused);
    expect(await world.callWith(getMe, {}, { as: ada })).toMatchObject(refused);
    expect(await world.callWith(updateMe, { body: {} }, { as: ada })).toMatchObject(refused);

    expect((await world.callWith(listAuthors, {}, asAdministrator())).status).toBe(200);
    expect((await world.callWith(getMe, {}, asAdministrator())).status).toBe(200);
    expect((await world.callWith(getProject, { ProjectID: 'p' }, asAdministrator())).code).toBe(
      'PROJECT_NOT_FOUND',
    );
  });

  test('a token that names the administrators does not help who is none any more', async () => {
    await turn(true);
    const former = await world.user({ isAdministrator: false });
    for (const handler of [listAuthors, getMe])
      expect((await world.callWith(handler, {}, { as: former, groups: ['admins'] })).code).toBe(
        'SITE_UNDER_MAINTENANCE',
      );
  });

  test('an expired token is answered as always, so that administrators can refresh it', async () => {
    await turn(true);
    expect(await world.callWith(getMe, {}, { tokenRefused: 'expired' })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
  });

  test('clients are told to try again in two minutes at the earliest', async () => {
    await turn(true);
    expect((await world.callWith(getMe, {}, { as: ada })).headers['retry-after']).toBe('120');
    expect((await world.callWith(getMe, {}, { as: ada })).envelope?.data).toEqual({});
  });

  test('it stays after its expected end, until it is switched off', async () => {
    await turn(true, later);
    world.clock.set('2026-11-20T18:30:00.000Z');
    expect(await world.callWith(getMe, {}, { as: ada })).toMatchObject({
      code: 'SITE_UNDER_MAINTENANCE',
      headers: { 'retry-after': '120' },
    });

    await turn(false);
    expect((await world.callWith(getMe, {}, { as: ada })).status).toBe(200);
  });

  test('the access check says so, except to administrators', async () => {
    expect(await access()).toMatchObject({ cached: false });
    await turn(true, later);
    expect(await access()).toMatchObject({ cached: true, data: { isAdmin: false, until: later } });
    expect(await access({ as: ada })).toMatchObject({
      isTokenValid: true,
      cached: true,
      data: { until: later },
    });
    expect(await access(asAdministrator())).toMatchObject({ cached: false, data: { isAdmin: true } });
  });

  test('webhooks, unsubscribe links and the health check are answered as always', async () => {
    await turn(true);
    expect((await world.callWith(healthCheck, {})).status).toBe(200);
    expect((await world.callWith(getSubscription, { query: { token: 'x'.repeat(40) } })).code).not.toBe(
      'SITE_UNDER_MAINTENANCE',
    );
    const webhook = { headers: { 'stripe-signature': 'none' } };
    expect((await world.callWith(receiveStripeWebhook, webhook, { rawBody: '{}' })).code).not.toBe(
      'SITE_UNDER_MAINTENANCE',
    );
  });

  test('the probe asks only whether the server answers', async () => {
    await turn(true);
    const asked: string[] = [];
    const fetchPage = async (input: string | URL | Request) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname);
      return new Response('');
    };
    await probe.withDeps({ ...world.deps, probe: { fetch: fetchPage, pause: 0 } })({});
    expect(asked).toEqual(['/api/health/check']);
  });

  test('calls whose reads fail for its reason are refused all the same', async () => {
    await turn(true);
    await world.callWith(getMe, {}, { as: ada });
    const { get, batchGet } = world.table;
    const away = () => Promise.reject(new Outage('DB_UNREACHABLE', 'away'));
    Object.assign(world.table, { get: away, batchGet: away });
    const answer = await world.callWith(getMe, {}, { as: ada });
    Object.assign(world.table, { get, batchGet });
    expect(answer.code).toBe('SITE_UNDER_MAINTENANCE');
  });
});

describe('The switch', () => {
  test('is remembered for five seconds, and read at most once in that time', async () => {
    await world.callWith(getMe, {}, { as: ada });
    await world.table.write(Step.put(maintenance.key(), { isOn: true, since: world.clock.now() }));
    const from = world.requests();
    expect((await world.callWith(getMe, {}, { as: ada })).status).toBe(200);
    const remembered = world.requests(from);

    world.clock.set(new Date(Date.parse(world.clock.now()) + 5_000).toISOString());
    const again = world.requests();
    expect((await world.callWith(getMe, {}, { as: ada })).code).toBe('SITE_UNDER_MAINTENANCE');
    expect(world.requests(again)).toBe(remembered + 1);
  });

  test('that cannot be read closes nothing, and is read again by the next call', async () => {
    await turn(true);
    const { batchGetEventually } = world.table;
    world.table.batchGetEventually = () => Promise.reject(new Outage('DB_UNREACHABLE', 'away'));
    expect((await world.callWith(getMe, {}, { as: ada })).status).toBe(200);
    Object.assign(world.table, { batchGetEventually });
    expect((await world.callWith(getMe, {}, { as: ada })).code).toBe('SITE_UNDER_MAINTENANCE');
  });

  test('is used by administrators, and each use is in their log', async () => {
    const save = async (body: { isOn: boolean; until?: string }) =>
      await world.call(saveMaintenance, { body }, asAdministrator());
    const before = world.clock.now();
    expect((await save({ isOn: true, until: later })).data).toMatchObject({
      isOn: true,
      since: before,
      until: later,
      switchedBy: { UserID: edith, firstName: 'Edith' },
    });
    world.clock.add({ minutes: 10 });
    expect((await save({ isOn: true })).data).toEqual(expect.objectContaining({ isOn: true, since: before }));
    expect((await world.call(getMaintenance, {}, asAdministrator())).data).not.toHaveProperty('until');
    expect((await save({ isOn: false })).data).toMatchObject({ isOn: false, since: world.clock.now() });

    const { data } = await world.call(listAuditEntries, { query: {} }, asAdministrator());
    expect(data?.items.map(({ action }) => action)).toEqual([
      'endMaintenance',
      'startMaintenance',
      'startMaintenance',
    ]);
    expect(data?.items[0]?.target.kind).toBe('site');
  });

  test('refuses an expected end that has passed', async () => {
    const until = '2026-11-20T11:59:00.000Z';
    expect(
      await world.call(saveMaintenance, { body: { isOn: true, until } }, asAdministrator()),
    ).toMatchObject({ status: 400, code: 'MAINTENANCE_END_PAST' });
    expect((await world.call(getMaintenance, {}, asAdministrator())).data?.isOn).toBe(false);
  });

  test('lets administrators pass at each public endpoint that it closes', () => {
    const closed = contracts.filter(({ spec }) => spec.access === 'public' && !spec.worksDuringMaintenance);
    const unknowing = closed.filter(({ id }) => !entryOf(id).includes(`lambda(${id}, [tokenVerifier])`));
    expect(unknowing.map(({ id }) => id)).toEqual([]);
  });

  test('leaves open what must work meanwhile, and nothing else', () => {
    const open = contracts.filter(({ spec }) => spec.worksDuringMaintenance).map(({ id }) => id);
    expect(open).toEqual([
      'healthCheck',
      'checkAccess',
      'addLog',
      // administrators sign in, and no session is ended
      'signIn',
      'refreshSession',
      'signOut',
      // the payment provider reports what has been paid, and sends people back by links that work once
      'receiveStripeWebhook',
      'returnConnect',
      'refreshConnect',
      'ssoLogin',
      // email programs ask once
      'unsubscribe',
      'openUnsubscribe',
      'getSubscription',
      'saveSubscription',
    ]);
  });
});
