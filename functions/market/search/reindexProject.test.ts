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
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { readProspects } from '#functions/projects/prospect.store.ts';
import { projectStats, stats, statsShards } from '#functions/projects/stats.store.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { countsKeys, sumOf } from '../counts.store.ts';
import { listFeaturedProjects } from '../listFeaturedProjects.ts';
import { listProjects } from '../listProjects.ts';
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
/** Whether the market finds the project by a word, without a correction. */
const isFound = async (search: string) => {
  const { data } = await world.call(listProjects, { query: { search, limit: 100 } });
  return !data?.corrected && data?.items.some(({ ProjectID }) => ProjectID === id);
};
const finds = (...words: string[]) => Promise.all(words.map(isFound));
const reindex = (table: Table = world.table) => reindexProject({ ...world.deps, table }, id, readProspects);
/** The number of public projects, as home shows it. */
const publicProjects = async () => (await world.call(listFeaturedProjects, {})).data?.counts.projects ?? 0;
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
  test('after a crash during a change that is redelivered', async () => {
    await world.runStream();
    const before = await publicProjects();
    await rename('Watermill');
    await expect(reindex(stoppingAfter(0))).rejects.toThrow('stopped');
    expect(await finds('windmill', 'watermill')).toEqual([true, false]);
    await reindex();
    expect(await finds('grinding', 'windmill', 'watermill')).toEqual([false, false, true]);
    expect(await publicProjects()).toBe(before);
  });

  test('for words that a change keeps', async () => {
    await world.runStream();
    await rename('Watermill', 'Grinding flour beside the river again.');
    await world.runStream();
    expect(await finds('grinding watermill', 'grinding windmill')).toEqual([true, false]);
  });

  test('after concurrent updates of the same project', async () => {
    await world.runStream();
    const before = await publicProjects();
    await rename('Watermill');
    await Promise.all([1, 2, 3].map(() => reindex()));
    expect(await finds('windmill', 'watermill')).toEqual([false, true]);
    expect(await publicProjects()).toBe(before);
  });

  test('after late, repeated and unordered delivery', async () => {
    await world.runStream();
    const late = await record('late-1');
    await rename('Watermill');
    const fresh = await record('late-2');
    const before = await publicProjects();
    for (const Records of [[fresh], [late], [fresh, late, fresh]])
      expect(await processBatch({ Records }, world.deps, { domainEventHandlers, projections })).toEqual({
        batchItemFailures: [],
      });
    expect(await finds('windmill', 'watermill')).toEqual([false, true]);
    expect(await publicProjects()).toBe(before);
  });

  test("after an old change is delivered following the project's deletion", async () => {
    await world.runStream();
    const before = await publicProjects();
    const late = await record('after-delete');
    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    await processBatch({ Records: [late] }, world.deps, { domainEventHandlers, projections });
    expect([await isFound('windmill'), await publicProjects()]).toEqual([false, before - 1]);
  });

  test('when a project is taken down and published again', async () => {
    await world.runStream();
    await world.table.write(Step.update(projects.key(id), { status: 'denied' }));
    await world.runStream();
    expect(await isFound('windmill')).toBe(false);
    await world.table.write(Step.update(projects.key(id), { status: 'approved' }));
    await world.runStream();
    expect(await isFound('windmill')).toBe(true);
  });

  test('or the failure is reported', async () => {
    await rename('Watermill');
    const refused = () => Promise.resolve(refuse('CONCURRENT_UPDATE'));
    await expect(reindex({ ...world.table, write: refused })).rejects.toThrow('too many concurrent changes');
  });

  test('without any writes if nothing has changed', async () => {
    await world.runStream();
    await reindex();
    const from = world.sent.length;
    await reindex();
    expect(new Set(world.sent.slice(from).map(({ operation }) => operation))).toEqual(
      new Set(['BatchGet', 'Query']),
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
