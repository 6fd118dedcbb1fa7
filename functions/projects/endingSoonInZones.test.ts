import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjects } from '#functions/market/listProjects.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const owner = await world.user();
  for (const timeZone of ['America/Los_Angeles', 'Europe/Madrid', 'Pacific/Auckland', 'Asia/Kolkata'])
    await aProject(world, owner, { name: timeZone, timeZone, endDate: '2026-11-21' });
  await world.runStream();
});
afterAll(() => world.close());

/** The market's projects at a time, those that end next first. */
async function endingSoonAt(at: string, limit = 20): Promise<string[]> {
  world.clock.set(at);
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { sort: 'endingSoon' as const, limit, ...(cursor !== undefined && { cursor }) };
    const { data } = await world.call(listProjects, { query });
    names.push(...(data?.items ?? []).map(({ name }) => name));
    cursor = data?.cursor;
  } while (cursor !== undefined);
  return names;
}

test.each([20, 1])(
  'projects that end on one date follow each other as its day ends, in pages of %i',
  async size => {
    const [auckland, kolkata, madrid, losAngeles] = [
      'Pacific/Auckland',
      'Asia/Kolkata',
      'Europe/Madrid',
      'America/Los_Angeles',
    ];
    const running = [auckland, kolkata, madrid, losAngeles];
    expect(await endingSoonAt('2026-11-21T10:59:59.999Z', size)).toEqual(running);
    expect(await endingSoonAt('2026-11-21T11:00:00.001Z', size)).toEqual([
      kolkata,
      madrid,
      losAngeles,
      auckland,
    ]);
    expect(await endingSoonAt('2026-11-22T00:00:00.000Z', size)).toEqual([
      losAngeles,
      madrid,
      kolkata,
      auckland,
    ]);
    expect(await endingSoonAt('2026-11-22T08:00:00.001Z', size)).toEqual([
      losAngeles,
      madrid,
      kolkata,
      auckland,
    ]);
  },
);
