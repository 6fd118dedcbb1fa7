import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { addComment } from './addComment.ts';

let world: World;
let project: ProjectID;
let reader: UserID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  project = await samples.published(await samples.person());
  reader = await samples.person();
});
afterAll(() => world.close());

const comment = () =>
  world.call(addComment, { ProjectID: project, body: { text: 'A good idea.' } }, { as: reader });

/** Write units of everything since a request. */
const writtenSince = (from: number) =>
  world.sent
    .slice(from)
    .filter(({ operation }) => !/Get|Query/.test(operation))
    .reduce((sum, { capacityUnits }) => sum + capacityUnits, 0);

test('a comment writes 9 units, and 6 for the news of it, the card and the trending projects', async () => {
  await comment(); // schedules the owner's digest
  await world.runStream();
  world.clock.add({ minutes: 1 });
  const from = world.sent.length;
  expect((await comment()).status).toBe(201);
  expect(writtenSince(from)).toBeLessThanOrEqual(9);
  const after = world.sent.length;
  await world.runStream();
  expect(writtenSince(after)).toBeLessThanOrEqual(6);
});
