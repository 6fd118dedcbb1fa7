import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProfileChange } from '#shared/entities/author.ts';
import type { UserID } from '#shared/ids.ts';
import { getAuthor } from './getAuthor.ts';
import { updateMe } from './updateMe.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const change = (as: UserID, body: ProfileChange) => world.call(updateMe, { body }, { as });

test('A profile says how much time a person has, until they take it back', async () => {
  const ada = await world.user();
  expect((await change(ada, { availableHours: '5' })).data).toMatchObject({ availableHours: '5' });
  expect((await world.call(getAuthor, { UserID: ada })).data).toMatchObject({ availableHours: '5' });
  expect((await change(ada, { about: 'I build engines and repair old clocks.' })).data).toMatchObject({
    availableHours: '5',
  });
  expect((await change(ada, { availableHours: null })).data?.availableHours).toBeUndefined();
  expect((await change(ada, { availableHours: '3' as never })).code).toBe('VALIDATION_FAILED');
});

test('A profile lists skills and addresses without repetitions, and refuses what is no safe address', async () => {
  const ada = await world.user({ username: 'ada' });
  const links = ['https://ada.example/work', 'https://engines.example'];
  const changed = await change(ada, {
    skills: ['writers', 'developers', 'writers'],
    links: [...links, ...links],
  });
  expect(changed.data).toMatchObject({ skills: ['developers', 'writers'], links });
  expect((await world.call(getAuthor, { UserID: ada })).data).toMatchObject({
    skills: ['developers', 'writers'],
    links,
  });
  for (const address of [
    'http://ada.example',
    'javascript:alert(1)',
    'https://cairn.example@evil.example',
    'ada',
  ])
    expect((await change(ada, { links: [address] })).code).toBe('VALIDATION_FAILED');
  const many = Array.from({ length: 6 }, (_, at) => `https://${at}.example`);
  expect((await change(ada, { links: many })).code).toBe('VALIDATION_FAILED');
  expect((await change(ada, { skills: [], links: [] })).data).toMatchObject({ skills: [], links: [] });
});
