import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportMyData } from '#functions/personalData/exportMyData.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { getAuthor } from './getAuthor.ts';
import { getMe } from './getMe.ts';
import { updateMe } from './updateMe.ts';

let world: World;
let ada: UserID;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await samplesIn(world).person();
});

const update = (body: object) => world.callWith(updateMe, { body }, { as: ada });
const zone = async () => (await world.call(getMe, {}, { as: ada })).data?.timeZone;

describe('the time zone of a person', () => {
  test('is that of their browser until they choose another one, which stays', async () => {
    expect(await zone()).toBeUndefined();
    expect(await update({ foundTimeZone: 'Europe/Madrid' })).toMatchObject({
      status: 200,
      data: { timeZone: 'Europe/Madrid' },
    });
    await update({ foundTimeZone: 'America/Los_Angeles' });
    expect(await zone()).toBe('Europe/Madrid');
    await update({ timeZone: 'Asia/Kolkata' });
    await update({ foundTimeZone: 'America/Los_Angeles' });
    expect(await zone()).toBe('Asia/Kolkata');
  });

  test('that they choose stays, also if their browser tells its own at the same time', async () => {
    await Promise.all([update({ timeZone: 'Pacific/Auckland' }), update({ foundTimeZone: 'Europe/Madrid' })]);
    expect(await zone()).toBe('Pacific/Auckland');
    await update({ timeZone: 'Asia/Kolkata', foundTimeZone: 'Europe/Madrid' });
    expect(await zone()).toBe('Asia/Kolkata');
  });

  test.each(['Asia/Calcutta', 'US/Pacific', 'Europe/Kiev'])('can have a former name: %s', async timeZone => {
    expect(await update({ timeZone })).toMatchObject({ status: 200, data: { timeZone } });
  });

  test.each(['Mars/Olympus', '+01:00', '', null, 7])('is refused if it is none: %j', async timeZone => {
    expect(await update({ timeZone })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('that a browser has found and is not known here counts as none', async () => {
    expect(await update({ foundTimeZone: 'Mars/Olympus', city: 'Leeds' })).toMatchObject({ status: 200 });
    expect(await zone()).toBeUndefined();
  });

  test('is in their data, and others do not see it', async () => {
    await update({ timeZone: 'Asia/Kolkata' });
    const { data: own } = await world.callWith(exportMyData, { query: {} }, { as: ada });
    expect(JSON.stringify(own)).toContain('"timeZone":"Asia/Kolkata"');
    const seen = await world.call(getAuthor, { UserID: ada });
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.data)).not.toContain('Kolkata');
  });
});
