import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { processBatch } from '#functions/jobs/processBatch.ts';
import { projections } from '#functions/jobs/projections.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { toItem } from '#functions/platform/table/item.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { openRolesOf } from '#functions/prospects/syncListing.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { deleteProject } from '../deleteProject.ts';
import { listProjects } from '../listProjects.ts';
import { projects } from '../project.store.ts';
import { projectStats, stats, statsShards } from '../stats.store.ts';
import { countsKeys, sumOf } from './counts.store.ts';
import { marketEntries } from './entry.store.ts';
import { prefixListOf, type Sort } from './filterLists.ts';
import { reindexProject } from './reindexProject.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let id: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person();
});
beforeEach(async () => {
  id = await samples.published(owner, {
    name: 'Windmill',
    description: 'Grinding flour beside the river again.',
  });
});
afterAll(() => world.close());

const rename = (
  name: string,
  description = 'Another text, with other words throughout it, all of them new.',
) => publishEdit(world, { ProjectID: id, owner }, { name, description });
const entries = async (word: string, sort: Sort = 'newest') => {
  const { items } = await world.table.query(marketEntries, { pk: prefixListOf(sort, word), limit: 100 });
  return items.filter(({ ProjectID }) => ProjectID === id).length;
};
const counts = async () => sumOf(await world.table.batchGet(...countsKeys));

/** A table that fails after a number of writes, as in a crash. */
function stoppingAfter(count: number): Table {
  let left = count;
  const countDown = (): void => {
    if (left-- <= 0) throw new Error('The worker stopped');
  };
  return {
    ...world.table,
    write: async step => {
      countDown();
      return await world.table.write(step);
    },
    transact: async (...steps: Parameters<Table['transact']>) => {
      countDown();
      return await world.table.transact(...steps);
    },
  };
}

/** A stream record of a change to the project. */
async function record(eventID: string): Promise<DynamoDBRecord> {
  const project = await world.table.get(projects.key(id));
  if (!project) throw new Error('Project not found');
  const image = marshall(toItem(projects.key(id), project), { removeUndefinedValues: true });
  return {
    eventID,
    dynamodb: { SequenceNumber: eventID, OldImage: image as never, NewImage: image as never }, // the SDK's own types
  };
}

describe('the market is consistent', () => {
  test.each([0, 1, 2, 9, 60])('after a crash %i steps into a change that is redelivered', async steps => {
    await world.runStream();
    const before = (await counts()).projects;
    await rename('Watermill');
    await expect(reindexProject(stoppingAfter(steps), id, openRolesOf)).rejects.toThrow('stopped');
    await reindexProject(world.table, id, openRolesOf);
    expect([
      await entries('grind'),
      await entries('windm'),
      await entries('water'),
      await entries('wat', 'mostBuilt'),
    ]).toEqual([0, 0, 1, 1]);
    expect((await counts()).projects).toBe(before);
  });

  test('for entries of words that a change keeps', async () => {
    await world.runStream();
    await rename('Watermill', 'Grinding flour beside the river again.');
    await world.runStream();
    const found = async (search: string) => {
      const { data } = await world.call(listProjects, { query: { search } });
      return data?.items.some(({ ProjectID }) => ProjectID === id);
    };
    expect([await found('grinding watermill'), await found('grinding windmill')]).toEqual([true, false]);
  });

  test('after a crash during a change that another one overtakes', async () => {
    await world.runStream();
    await rename('Watermill');
    await expect(reindexProject(stoppingAfter(20), id, openRolesOf)).rejects.toThrow('stopped');
    await rename('Treadmill', 'A third text, which shares nothing whatever with both before.');
    await reindexProject(world.table, id, openRolesOf);
    expect([await entries('windm'), await entries('water'), await entries('tread')]).toEqual([0, 0, 1]);
    expect([await entries('grind'), await entries('throu'), await entries('whate')]).toEqual([0, 0, 1]);
  });

  test('after concurrent updates of the same project', async () => {
    await world.runStream();
    const before = (await counts()).projects;
    await rename('Watermill');
    await Promise.all([1, 2, 3].map(() => reindexProject(world.table, id, openRolesOf)));
    expect([await entries('windm'), await entries('water')]).toEqual([0, 1]);
    expect((await counts()).projects).toBe(before);
  });

  test('after late, repeated and unordered delivery', async () => {
    await world.runStream();
    const late = await record('late-1');
    await rename('Watermill');
    const fresh = await record('late-2');
    const before = (await counts()).projects;
    for (const Records of [[fresh], [late], [fresh, late, fresh]])
      expect(await processBatch({ Records }, world.deps, { domainEventHandlers, projections })).toEqual({
        batchItemFailures: [],
      });
    expect([await entries('windm'), await entries('water')]).toEqual([0, 1]);
    expect((await counts()).projects).toBe(before);
  });

  test("after an old change is delivered following the project's deletion", async () => {
    await world.runStream();
    const before = (await counts()).projects;
    const late = await record('after-delete');
    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    await processBatch({ Records: [late] }, world.deps, { domainEventHandlers, projections });
    expect([await entries('windm'), (await counts()).projects]).toEqual([0, before - 1]);
  });

  test('or the failure is reported', async () => {
    await rename('Watermill');
    const contested: Table = { ...world.table, transact: () => Promise.resolve(refuse('CONCURRENT_UPDATE')) };
    await expect(reindexProject(contested, id, openRolesOf)).rejects.toThrow('too many concurrent changes');
  });

  test('without any writes if nothing has changed', async () => {
    await world.runStream();
    await reindexProject(world.table, id, openRolesOf);
    const from = world.sent.length;
    await reindexProject(world.table, id, openRolesOf);
    expect(world.sent.slice(from).map(({ operation }) => operation)).toSatisfy(
      (sent: string[]) => sent.toSorted().join() === 'BatchGet,Query',
    );
  });
});

describe('the counts of the market', () => {
  test('add a payment once, however often it is delivered, and subtract refunds', async () => {
    await world.runStream();
    const before = (await counts()).raised['EUR'] ?? 0;
    const shardOf = shardIndex('a', statsShards);
    const old = await world.table.get(projectStats.key(id, shardOf));
    await world.table.write(stats.add(id, 'a', { raised: 25_00 }));
    const fresh = await world.table.get(projectStats.key(id, shardOf));
    if (!old || !fresh) throw new Error('Stats not found');
    const imageOf = (item: typeof fresh) => marshall(toItem(projectStats.key(id, shardOf), item)) as never; // as above
    const told: DynamoDBRecord = {
      eventID: `given-${id}`,
      dynamodb: { SequenceNumber: '1', OldImage: imageOf(old), NewImage: imageOf(fresh) },
    };
    await processBatch({ Records: [told, told] }, world.deps, { domainEventHandlers, projections });
    await processBatch({ Records: [told] }, world.deps, { domainEventHandlers, projections });
    expect((await counts()).raised['EUR']).toBe(before + 25_00);
  });

  test('contain the number of active users', async () => {
    await world.runStream();
    const before = (await counts()).people;
    const [ada] = [
      await samples.person(),
      await samples.person(),
      await samples.person({ status: 'unconfirmed' }),
    ];
    await world.runStream();
    expect((await counts()).people).toBe(before + 2);
    await samples.person({ UserID: ada, status: 'banned' });
    await world.runStream();
    expect((await counts()).people).toBe(before + 1);
  });
});

test('a project that is no longer public has no entries', async () => {
  await world.runStream();
  await world.table.write(Step.update(projects.key(id), { status: 'denied' }));
  await world.runStream();
  expect(await entries('windm')).toBe(0);
});
