import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions } from '#functions/testing/event.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { countCairns, layer, layStone, openCairn, seeCairn, validStone } from '../testing/cairns.ts';

let world: World;
let ada: UserID;
let lay: ReturnType<typeof layer>;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
  lay = layer(world, ada);
});
afterAll(() => world.close());

describe('who calls', () => {
  test.each([
    ['nobody', {}, 401, 'NOT_AUTHENTICATED'],
    ['an expired token', { tokenRefused: 'expired' }, 401, 'SESSION_EXPIRED'],
    ['a forged token', { tokenRefused: 'invalid' }, 401, 'INVALID_TOKEN'],
    ['somebody who never was', { as: 'ghost' }, 401, 'INVALID_TOKEN'],
    ['somebody with a name that is no id', { as: '../x' }, 401, 'INVALID_TOKEN'],
    ['somebody banned', { as: 'banned' }, 403, 'USER_BANNED'],
    ['somebody deleted', { as: 'deleted' }, 403, 'USER_DELETED'],
    ['somebody not confirmed', { as: 'unconfirmed' }, 403, 'USER_STATUS_UNKNOWN'],
  ] satisfies [string, CallOptions, number, string][])('%s is refused', async (_, sending, status, code) => {
    for (const status of ['banned', 'deleted', 'unconfirmed']) await world.user({ UserID: status, status });
    expect(await world.callWith(layStone, validStone, sending)).toMatchObject({ status, code });
  });

  test('a session from before a password reset is over, a later one is good', async () => {
    const reset = await world.user({ sessionsValidFrom: '2026-11-20T12:00:00.500Z' });
    const at = Date.parse('2026-11-20T12:00:00Z') / 1000;
    expect(await lay({}, { as: reset, sessionSince: at - 1 })).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await lay({}, { as: reset, sessionSince: at })).toMatchObject({ status: 201 });
  });

  test('only administrators enter where only they may', async () => {
    expect(await world.callWith(countCairns, {}, { as: ada })).toMatchObject({
      status: 403,
      code: 'ADMIN_ONLY',
    });
    expect(await world.callWith(countCairns, {}, { as: ada, groups: ['others', 'admins'] })).toMatchObject({
      data: { count: 7 },
    });
  });

  test('an optional caller is known, or nobody when the token is none or the person is banned', async () => {
    const banned = await world.user({ status: 'banned' });
    expect((await world.callWith(openCairn, {}, { as: ada })).data).toEqual({ who: 'ada' });
    expect((await world.callWith(openCairn, {})).data).toEqual({ who: 'nobody' });
    expect((await world.callWith(openCairn, {}, { as: banned })).data).toEqual({ who: 'nobody' });
    expect((await world.callWith(openCairn, {}, { headers: { authorization: 'nonsense' } })).data).toEqual({
      who: 'nobody',
    });
  });

  test('nobody is asked for where everyone may come', async () => {
    const from = world.requests();
    expect((await world.callWith(seeCairn, { ProjectID: 'p' }, { as: 'ghost' })).data).toEqual({
      ProjectID: 'p',
    });
    expect(world.requests(from)).toBe(0);
  });
});
