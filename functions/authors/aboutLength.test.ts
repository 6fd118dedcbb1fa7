import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { updateMe } from './updateMe.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([
  ['short', 'validation.about_title_min_length', { min: 20 }],
  ['x'.repeat(401), 'validation.about_title_max_length', { max: 400 }],
])(
  'A text about oneself of the wrong length is refused in words of its own: %j',
  async (about, i18nID, params) => {
    const refused = await world.callWith(updateMe, { body: { about } }, { as: await world.user() });
    expect(refused).toMatchObject({
      status: 400,
      envelope: { data: { fields: [{ path: 'about', i18nID, params }] } },
    });
  },
);
