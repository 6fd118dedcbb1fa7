import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSearchNews } from '#functions/jobs/digests.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type SearchNews, tellSearches } from './tellSearches.ts';
import { createSearchWorld, type SearchWorld } from './testing/searchWorld.ts';

let world: SearchWorld;
beforeEach(async () => {
  world = await createSearchWorld();
});
afterEach(() => world.close());

test('two runs at the same time tell a person once', async () => {
  await world.save('tidal');
  await world.publish('Tidal lagoon');
  world.clock.set('2026-11-21T05:00:00.000Z');
  await Promise.all([world.run(), world.run()]);
  expect(await world.notices()).toHaveLength(1);
});

test('a run that is late sends the digest at once', async () => {
  await world.save('tidal');
  await world.publish('Tidal lagoon');
  world.clock.set('2026-11-21T15:00:00.000Z');
  await world.run();
  world.clock.add({ minutes: 15 });
  await world.run();
  expect(world.mailed()).toHaveLength(1);
});

test('a failure with one person does not keep the others from being told, and is made up for by the next run', async () => {
  const other = await world.user({ country: 'FR' });
  await world.save('tidal');
  await world.save('tidal', {}, other);
  await world.publish('Tidal lagoon');
  world.clock.set('2026-11-21T05:00:00.000Z');
  const news = makeSearchNews(world.deps);
  const failing: SearchNews = {
    ...news,
    projects: {
      ...news.projects,
      findNew: (id, ...asked) =>
        id === world.reader
          ? Promise.reject(new Error('The market is down.'))
          : news.projects.findNew(id, ...asked),
    },
  };
  await expect(tellSearches(world.deps, failing)).rejects.toThrow('to 1 people');
  expect([await world.notices(), await world.notices(other)]).toMatchObject([[], [{ search: 'tidal' }]]);
  await world.run();
  expect([await world.notices(), await world.notices(other)]).toMatchObject([
    [{ search: 'tidal' }],
    [{ search: 'tidal' }],
  ]);
});

test('nobody is told while they are banned; afterwards of what was published meanwhile', async () => {
  await world.save('tidal');
  await world.publish('Tidal lagoon');
  await world.table.write(Step.update(callers.key(world.reader), { status: 'banned' }));
  await world.morningOf('2026-11-21');
  expect(world.mailed()).toEqual([]);
  await world.table.write(Step.update(callers.key(world.reader), { status: 'active' }));
  await world.morningOf('2026-11-22');
  expect(await world.notices()).toHaveLength(1);
});

test('an address from which emails come back gets none, its person the notice', async () => {
  await world.table.write(
    Step.update(callers.key(world.reader), { emailProblem: { kind: 'bounced', at: world.clock.now() } }),
  );
  await world.save('tidal');
  await world.publish('Tidal lagoon');
  await world.morningOf('2026-11-21');
  expect(world.mailed()).toEqual([]);
  expect(await world.notices()).toHaveLength(1);
});

test('a person costs a few requests, however many searches find nothing', async () => {
  for (let number = 0; number < 20; number++) await world.save(`word${number}`);
  world.clock.set('2026-11-21T05:00:00.000Z');
  const from = world.requests();
  await world.run();
  // Four shards of people, one person and the searches, the changes of the market, one write, four shards of digests.
  expect(world.requests(from)).toBeLessThanOrEqual(13);
});
