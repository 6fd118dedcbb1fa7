import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallOptions } from '#functions/testing/event.ts';
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

describe('the caller', () => {
  test.each([
    ['nobody', {}, 401, 'NOT_AUTHENTICATED'],
    ['an expired token', { tokenRefused: 'expired' }, 401, 'SESSION_EXPIRED'],
    ['a forged token', { tokenRefused: 'invalid' }, 401, 'INVALID_TOKEN'],
    ['an unknown user', { as: 'ghost' }, 401, 'INVALID_TOKEN'],
    ['a username that is no valid id', { as: '../x' }, 401, 'INVALID_TOKEN'],
    ['a banned user', { as: 'banned' }, 403, 'USER_BANNED'],
    ['a deleted user', { as: 'deleted' }, 403, 'USER_DELETED'],
    ['an unconfirmed user', { as: 'unconfirmed' }, 403, 'USER_STATUS_UNKNOWN'],
  ] satisfies [string, CallOptions, number, string][])('%s is refused', async (_, sending, status, code) => {
    for (const status of ['banned', 'deleted', 'unconfirmed']) await world.user({ UserID: status, status });
    expect(await world.callWith(layStone, validStone, sending)).toMatchObject({ status, code });
  });

  test('is refused in a session from before a password reset, and admitted in a later one', async () => {
    const reset = await world.user({ sessionsValidFrom: '2026-11-20T12:00:00.500Z' });
    const at = Date.parse('2026-11-20T12:00:00Z') / 1000;
    expect(await lay({}, { as: reset, sessionSince: at })).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await lay({}, { as: reset, sessionSince: at + 1 })).toMatchObject({ status: 201 });
  });

  test('must be an administrator for endpoints of administrators', async () => {
    expect(await world.callWith(countCairns, {}, { as: ada })).toMatchObject({
      status: 403,
      code: 'ADMIN_ONLY',
    });
    expect(await world.callWith(countCairns, {}, { as: ada, groups: ['others', 'admins'] })).toMatchObject({
      data: { count: 7 },
    });
  });

  test('is undefined on optional endpoints if the token is missing or invalid or the user is banned', async () => {
    const banned = await world.user({ status: 'banned' });
    expect((await world.callWith(openCairn, {}, { as: ada })).data).toEqual({ who: 'ada' });
    expect((await world.callWith(openCairn, {})).data).toEqual({ who: 'nobody' });
    expect((await world.callWith(openCairn, {}, { as: banned })).data).toEqual({ who: 'nobody' });
    expect((await world.callWith(openCairn, {}, { headers: { authorization: 'nonsense' } })).data).toEqual({
      who: 'nobody',
    });
  });

  test('is not loaded for public endpoints', async () => {
    const from = world.requests();
    expect((await world.callWith(seeCairn, { ProjectID: 'p' }, { as: 'ghost' })).data).toEqual({
      ProjectID: 'p',
    });
    expect(world.requests(from)).toBe(0);
  });
});
