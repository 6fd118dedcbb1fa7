import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Outage } from '#functions/platform/outage.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { logContexts } from '#shared/clientLog.ts';
import { isPageMessage } from '#shared/pageMessages.ts';
import { addLog } from './addLog.ts';
import { checkAccess } from './checkAccess.ts';
import { healthCheck } from './healthCheck.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('health', () => {
  test('is reported after one request to the database', async () => {
    const from = world.requests();
    expect((await world.call(healthCheck, {})).data).toEqual({ status: 'ok', now: world.clock.now() });
    expect(world.requests(from)).toBe(1);
  });

  test('reports an unreachable database as such', async () => {
    const { get } = world.table;
    world.table.get = () => Promise.reject(new Outage('DB_UNREACHABLE', 'away'));
    const answer = await world.call(healthCheck, {});
    world.table.get = get;

    expect(answer).toMatchObject({ status: 503, code: 'DB_UNREACHABLE' });
  });
});

describe('access to a page', () => {
  const ask = async (page: string, sending = {}) =>
    (await world.callWith(checkAccess, { headers: { 'x-page': page } }, sending)).data;

  test.each([
    ['market', true],
    ['index.html', true],
    ['/fr/market.html?message=x', true],
    ['edit-profile', false],
    ['admin', false],
    ['nonsense', false],
    ['constructor', false],
  ])('of a visitor to %s: %s', async (page, hasAccess) => {
    expect(await ask(page)).toMatchObject({ isTokenValid: false, hasAccess, cached: false });
  });

  test('leads visitors to the sign-in page and other users to an explanation', async () => {
    const ada = await world.user();
    expect(await ask('edit-profile')).toMatchObject({
      reroute: 'signin',
      i18nID: 'errors.not_authenticated',
    });
    expect(await ask('edit-profile', { as: ada })).toEqual({
      isTokenValid: true,
      hasAccess: true,
      cached: false,
      data: { isAdmin: false },
    });
    expect(await ask('admin', { as: ada })).toMatchObject({ hasAccess: false, reroute: '403' });
    expect(await ask('admin-payouts', { as: ada, groups: ['admins'] })).toMatchObject({
      hasAccess: true,
      data: { isAdmin: true },
    });
  });

  test('of a banned user is that of a visitor', async () => {
    const banned = await world.user({ status: 'banned' });
    expect(await ask('edit-profile', { as: banned })).toMatchObject({
      isTokenValid: false,
      hasAccess: false,
    });
  });

  test('is explained with words that every page can show', async () => {
    const ada = await world.user();
    const answers = await Promise.all(
      ['edit-profile', 'admin', 'nonsense'].flatMap(page => [ask(page), ask(page, { as: ada })]),
    );
    const denials = (answers as { hasAccess: boolean; i18nID?: string }[]).filter(
      ({ hasAccess }) => !hasAccess,
    );
    expect(denials).toHaveLength(5);
    expect(denials.filter(({ i18nID }) => !isPageMessage(i18nID))).toEqual([]);
  });

  test('requires the name of a page', async () => {
    expect(await world.callWith(checkAccess, {})).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

/** The log contexts of the specification; CONNECT is the payment provider's connect flow. */
const specifiedContexts =
  'MAIL M-STORE A-STORE C-STORE REMOTE ROUTER PROFILE MOUNTING WEB API FOCUSED MOBILE DESKTOP AUTH MODAL NOTE PAYMENT EDIT_PROFILE URL DOM PRE_SETUP STORAGE LANGUAGE PAGE_CONFIG_DATA CONNECT'.split(
    ' ',
  );

describe('log entries of the web app', () => {
  const entry = (message: string) => ({
    level: 'error',
    context: 'API',
    message,
    at: world.clock.now(),
    page: '/en/reset?t=abc',
  });
  const send = (entries: unknown[]) => world.callWith(addLog, { body: { entries } });

  test('are stored without personal data', async () => {
    const token = `eyJ${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}`;
    const answer = await send([
      entry(`ada@example.com with ${token} at /reset?t=verysecret ${'x'.repeat(43)}`),
    ]);

    expect(answer.data).toEqual({ accepted: 1 });
    const line = world.logged.find(one => one.includes('"browser.reported"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ context: 'API', page: '/en/reset', level: 'error' });
    for (const secret of ['ada@', token, 'verysecret', 'x'.repeat(43), 't=abc'])
      expect(line).not.toContain(secret);
  });

  test('come from every part that the specification names', async () => {
    expect([...logContexts].toSorted()).toEqual(specifiedContexts.toSorted());
    const { data } = await send(specifiedContexts.map(context => ({ ...entry('x'), context })));
    expect(data).toEqual({ accepted: 25 });
  });

  test.each(['', 'api', 'BROWSER', 'WEB '])('do not come from "%s"', async context => {
    expect(await send([{ ...entry('x'), context }])).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('say where in which build, and which call failed', async () => {
    const frames = ['load assets/entry-1a.js:1:500', 'ada@example.com document:3:1'];
    await send([{ ...entry('x'), frames, release: 'entry-1a', endpoint: 'getMe', code: 'INTERNAL' }]);
    const line = world.logged.findLast(one => one.includes('"browser.reported"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      frames: ['load assets/entry-1a.js:1:500', '[address] document:3:1'],
      release: 'entry-1a',
      failedEndpoint: 'getMe',
      code: 'INTERNAL',
    });
  });

  test.each([
    ['release', 'entry 1a'],
    ['endpoint', '/authors/me'],
    ['code', 'not a code'],
    ['frames', ['x'.repeat(201)]],
    ['frames', Array.from({ length: 6 }, () => 'x')],
  ])('are refused with an invalid %s', async (field, value) => {
    expect(await send([{ ...entry('x'), [field]: value }])).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('lose what follows the path of their page, also after a line break', async () => {
    await send([{ ...entry('broken'), page: '/en/reset?a\nt=hidden' }]);
    const line = world.logged.findLast(one => one.includes('"browser.reported"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ page: '/en/reset' });
    expect(line).not.toContain('hidden');
  });

  test.each([
    ['too many', () => Array.from({ length: 51 }, () => entry('x'))],
    ['too long', () => [entry('x'.repeat(2_001))]],
    ['none', () => []],
  ])('%s are refused', async (_, entries) => {
    expect(await send(entries())).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('are dropped silently beyond the limit', async () => {
    const answers = [];
    for (let sent = 0; sent < 21; sent++) answers.push(await send([entry('again')]));
    expect(answers.at(-1)).toMatchObject({ status: 200, data: { accepted: 0 } });
  });
});
