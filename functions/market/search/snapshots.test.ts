import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { trending } from '#functions/jobs/trending.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { keepSnapshots } from '#functions/testing/standIns.ts';
import { createWorld } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { listProjects } from '../listProjects.ts';
import { makeMarket } from './marketReader.ts';
import { snapshotsKey } from './snapshot.store.ts';
import { writeSnapshot } from './writeSnapshot.ts';

/** A world with a storage of snapshots in memory. */
async function snapshotWorld() {
  const { files, snapshots } = keepSnapshots();
  const world = await createWorld({ snapshots, market: makeMarket(snapshots) });
  onTestFinished(() => world.close());
  const samples = samplesIn(world);
  const owner = await samples.person();
  return {
    ...world,
    files,
    snapshots,
    owner,
    publish: async (name: string): Promise<ProjectID> => {
      const id = await samples.published(owner, { name });
      await world.runStream();
      world.clock.add({ minutes: 10 });
      return id;
    },
    run: () => trending.withDeps(world.deps)({}),
    /** Searches with a function that has just started. Returns the names of the results, and the number of listings read. */
    async search(search: string): Promise<{ names: string[]; read: number }> {
      const deps = { ...world.deps, market: makeMarket(snapshots) };
      const from = world.sent.length;
      const found = await listProjects.invoke({ query: { search, limit: 20 } }, deps);
      if ('code' in found) throw new Error(found.code);
      const read = world.sent.slice(from).filter(({ operation }) => operation === 'Query');
      return { names: found.items.map(({ name }) => name), read: read.length };
    },
    list: () => world.table.get(snapshotsKey),
  };
}

let world: Awaited<ReturnType<typeof snapshotWorld>>;
beforeEach(async () => {
  world = await snapshotWorld();
});

describe('a snapshot', () => {
  test('is what a function starts from; what has changed since then follows', async () => {
    await world.publish('Harbour kites');
    const gone = await world.publish('Garden kites');
    await world.run();
    expect(world.files.size).toBe(1);
    await world.call(deleteProject, { ProjectID: gone }, { as: world.owner });
    await world.publish('Kites of paper');
    expect((await world.search('kites')).names.toSorted()).toEqual(['Harbour kites', 'Kites of paper']);
    expect((await world.list())?.latest).toMatchObject({ projects: 2 });
  });

  test('is written again when much has changed or after a day, and the one before the last goes', async () => {
    await world.publish('Harbour kites');
    await world.run();
    const first = (await world.list())?.latest;
    await world.publish('Garden kites');
    await world.run();
    expect((await world.list())?.latest).toEqual(first); // one change is read quickly
    world.clock.add({ days: 2 });
    await world.publish('Paper kites');
    await world.run();
    expect(await world.list()).toMatchObject({ latest: { projects: 3 }, former: first });
    world.clock.add({ days: 2 });
    await world.publish('Box kites');
    await world.run();
    expect(world.files.has(first?.key ?? '')).toBe(false);
    expect(world.files.size).toBe(2);
    await world.run();
    expect(world.files.size).toBe(2);
  });

  test.each([
    ['lost', (files: Map<string, Uint8Array>, key: string) => void files.delete(key)],
    ['damaged', (files: Map<string, Uint8Array>, key: string) => void files.set(key, new Uint8Array(4_096))],
  ])(
    'that is %s is replaced by the former one until the next run, and by all listings without any',
    async (_, harm) => {
      await world.publish('Harbour kites');
      await world.run();
      world.clock.add({ days: 2 });
      await world.publish('Garden kites');
      await world.run();
      harm(world.files, (await world.list())?.latest?.key ?? '');
      expect((await world.search('kites')).names).toHaveLength(2);
      expect(world.logged.join()).toContain('snapshot.unreadable');
      harm(world.files, (await world.list())?.former?.key ?? '');
      expect((await world.search('kites')).names).toHaveLength(2);
      await world.run();
      const latest = (await world.list())?.latest;
      expect(latest).toMatchObject({ projects: 2 });
      expect(world.files.has(latest?.key ?? '')).toBe(true);
    },
  );

  test('is written by one run at a time, and again after a run that has died', async () => {
    await world.publish('Harbour kites');
    const deps = {
      ...world.deps,
      snapshots: { ...world.snapshots, write: () => Promise.reject(new Error('S3 is down')) },
    };
    await expect(writeSnapshot(deps)).rejects.toThrow('S3 is down');
    expect(await writeSnapshot(world.deps)).toBe('taken');
    world.clock.add({ minutes: 10 });
    const both = await Promise.all([writeSnapshot(world.deps), writeSnapshot(world.deps)]);
    expect(both.toSorted()).toEqual(['taken', 'written']);
    expect(world.files.size).toBe(1);
  });

  test('that takes too long is continued by the next run', async () => {
    const listing = (number: number) => ({
      ProjectID: `kite-${String(number).padStart(4, '0')}` as ProjectID,
      document: { ...document, name: `Kite ${number}` },
      changedAt: new Date(Date.parse('2026-11-20T12:00:00.000Z') + number).toISOString(),
      version: 1,
    });
    for (let number = 0; number < 600; number += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => listing(number + at)).map(one =>
          world.table.write(Step.put(listings.key(one.ProjectID), one)),
        ),
      );
    expect(await writeSnapshot(world.deps, () => false)).toBe('unfinished');
    expect(await world.list()).toMatchObject({ unfinished: { projects: 500 } });
    expect((await world.list())?.latest).toBeUndefined();
    expect(await writeSnapshot(world.deps, () => false)).toBe('written');
    expect(await world.list()).toMatchObject({ latest: { projects: 600 } });
    expect(world.files.size).toBe(1);
  });
});

test('what changed together is read once, not again with each call that follows', async () => {
  for (let number = 0; number < 20; number++) {
    const ProjectID = `kite-${number}` as ProjectID;
    const one = { ProjectID, document: { ...document, details: incompressible() }, version: 1 };
    await world.table.write(Step.put(listings.key(ProjectID), { ...one, changedAt: world.clock.now() }));
  }
  world.clock.add({ minutes: 5 });
  const unitsOf = async () => {
    const from = world.sent.length;
    await world.call(listProjects, { query: { search: 'balloons' } });
    return world.sent.slice(from).map(({ operation, capacityUnits }) => [operation, capacityUnits]);
  };
  expect((await unitsOf()).at(-1)?.[1]).toBeGreaterThan(1);
  world.clock.add({ minutes: 1 });
  for (const _ of [1, 2]) expect(await unitsOf()).toEqual([['Query', 0.5]]);
});

/** A text that is as long when it is stored. */
const incompressible = () => Array.from({ length: 24 }, () => randomUUID()).join(' ');

const document = {
  OwnerUserID: 'owner' as UserID,
  status: 'approved' as const,
  country: 'FR' as const,
  language: 'en' as const,
  name: '',
  shortName: 'Kite',
  description: 'Flies.',
  details: 'High.',
  ownerName: 'Ada Stone',
  openRoles: [],
  toHire: false,
  teamRoles: [],
  builtTens: 0,
  endsAt: '2026-12-20T12:00:00.000Z',
  publishedAt: '2026-11-20T12:00:00.000Z',
};
