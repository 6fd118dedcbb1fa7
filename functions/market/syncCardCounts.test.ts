import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { cards } from '#functions/projects/card.store.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { listUserProjects } from '#functions/projects/listUserProjects.ts';
import { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { syncCard } from './syncCard.ts';
import { syncCardCounts } from './syncCardCounts.ts';

let world: World;
let owner: UserID;
let id: ProjectID;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  const samples = samplesIn(world);
  owner = await samples.person();
  id = await samples.published(owner);
  await world.runStream();
});
afterAll(() => world.close());

const like = async () => {
  const as = await samplesIn(world).person();
  await world.call(likeProject, { ProjectID: id, body: { liked: true } }, { as });
};
const likesOnCard = async () => (await world.table.get(cards.key(id)))?.likes;

const withTable = (table: Table) => ({ table, now: world.clock.now });

/** The world's table, whose first write of a card waits until something else has happened. */
function beforeFirstWrite(happens: () => Promise<void>): Table {
  let waiting = true;
  return {
    ...world.table,
    write: async step => {
      if (waiting && step.target.endsWith(' card')) {
        waiting = false;
        await happens();
      }
      return await world.table.write(step);
    },
  };
}

test('a worker that has read fewer likes does not replace the count of a later one', async () => {
  await like();
  const late = beforeFirstWrite(async () => {
    await like();
    await world.runStream();
  });
  await syncCardCounts(withTable(late), id);
  expect(await likesOnCard()).toBe(2);
});

test('a change of the card that has read fewer likes does not either', async () => {
  await world.table.write(Step.update(cards.key(id), { name: 'Stale' }));
  const late = beforeFirstWrite(async () => {
    await like();
    await world.runStream();
  });
  await syncCard(withTable(late), id);
  expect(await likesOnCard()).toBe(1);
});

test('a new card shows likes that came while it was being composed', async () => {
  await world.table.write(Step.remove(cards.key(id)));
  const late = beforeFirstWrite(async () => {
    await like();
    await world.runStream();
  });
  await syncCard(withTable(late), id);
  expect(await likesOnCard()).toBe(1);
});

test('a card whose update was lost in a crash is brought up to date by the next delivery', async () => {
  await like();
  const stopped: Table = {
    ...world.table,
    write: async step => {
      if (step.target.endsWith(' card')) throw new Error('The worker stopped');
      return await world.table.write(step);
    },
  };
  await expect(syncCardCounts(withTable(stopped), id)).rejects.toThrow('stopped');
  await world.runStream();
  expect(await likesOnCard()).toBe(1);
});

describe('the sums of the counters', () => {
  const owned = async () => {
    const { data } = await world.call(listUserProjects, { userId: owner }, { as: owner });
    return data?.items.find(({ ProjectID }) => ProjectID === id)?.likes;
  };

  test('are on the card of a public project, where its owner’s list finds them', async () => {
    await like();
    const from = world.sent.length;
    await world.runStream();
    const operations = world.sent.slice(from).map(({ operation }) => operation);
    expect(operations.filter(one => one === 'Update')).toHaveLength(1);
    expect((await world.table.get(stats.key(id)))?.likes).toBe(0);
    expect(await owned()).toBe(1);
  });

  test('move to the totals when a project ceases to be public', async () => {
    await like();
    await world.runStream();
    await world.table.write(Step.update(projects.key(id), { status: 'denied' }));
    await world.runStream();
    expect(await likesOnCard()).toBeUndefined();
    expect((await world.table.get(stats.key(id)))?.likes).toBe(1);
    expect(await owned()).toBe(1);
  });
});
