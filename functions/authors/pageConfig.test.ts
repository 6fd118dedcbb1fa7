import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { getPageConfig } from './getPageConfig.ts';
import { savePageConfig } from './savePageConfig.ts';

let world: World;
let user: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  user = await world.user();
});

const read = (pageName = 'market') =>
  world.call(getPageConfig, { UserID: user, query: { pageName } }, { as: user });
const save = (data: object, version?: number, pageName = 'market') =>
  world.callWith(
    savePageConfig,
    { UserID: user, query: { pageName }, body: { data, ...(version !== undefined && { version }) } },
    { as: user },
  );

describe('the configuration of a page', () => {
  test('is empty at first, and kept per page', async () => {
    expect((await read()).data).toEqual({ pageName: 'market', data: {}, version: 0 });
    expect((await save({ view: 'list', project: 'p1' }, 0)).data).toEqual({
      pageName: 'market',
      data: { view: 'list', project: 'p1' },
      version: 1,
    });
    expect((await read()).data).toMatchObject({ data: { view: 'list' }, version: 1 });
    expect((await read('authors')).data).toMatchObject({ data: {}, version: 0 });
  });

  test('of an earlier version is refused with the current one', async () => {
    await save({ view: 'list' }, 0);
    expect(await save({ view: 'board' }, 0)).toMatchObject({
      status: 409,
      code: 'PAGE_CONFIG_CHANGED',
      envelope: { data: { config: { data: { view: 'list' }, version: 1 } } },
    });
    expect(await save({ view: 'list' }, 0)).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await save({ view: 'board' })).toMatchObject({ status: 200, data: { version: 2 } });
  });

  test('is saved by one of two devices at the same time', async () => {
    const both = await Promise.all([save({ view: 'list' }, 0), save({ view: 'board' }, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.data;
    expect((await read()).data).toEqual(winner);
  });

  test('is refused if it is too large, nested or of an unknown page', async () => {
    for (const data of [{ text: 'x'.repeat(4_000) }, { nested: { deep: true } }, { ['k'.repeat(51)]: 1 }, []])
      expect(await save(data)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await save({}, 0, 'nowhere')).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await world.callWith(getPageConfig, { UserID: user }, { as: user })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'])(
    'is refused with the name %s, which every object has',
    async name => {
      const data = JSON.parse(`{"${name}":"x"}`) as object;
      expect(await save(data)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect((await read()).data).toMatchObject({ data: {} });
    },
  );

  test('belongs to its user alone', async () => {
    const query = { pageName: 'market' };
    const other = await world.user();
    const banned = await world.user({ status: 'banned' });
    for (const [handler, sent] of [
      [getPageConfig, { query }],
      [savePageConfig, { query, body: { data: {} } }],
    ] as const) {
      expect(await world.callWith(handler, { UserID: user, ...sent }, { as: other })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
      expect(await world.callWith(handler, { UserID: user, ...sent })).toMatchObject({
        code: 'NOT_AUTHENTICATED',
      });
      expect(await world.callWith(handler, { UserID: banned, ...sent }, { as: banned })).toMatchObject({
        code: 'USER_BANNED',
      });
    }
  });
});
