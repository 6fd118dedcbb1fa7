import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addComment } from '#functions/comments/addComment.ts';
import { comments, commentsOf } from '#functions/comments/comment.store.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { progressEntries, progressEntriesOf } from '#functions/progress/progressEntry.store.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { deleteProject } from './deleteProject.ts';
import { getProject } from './getProject.ts';
import { likes } from './like.store.ts';
import { likeProject } from './likeProject.ts';
import { listings } from './listing.store.ts';
import { projects } from './project.store.ts';
import { stats } from './stats.store.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let other: UserID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person();
  other = await samples.person();
});
afterAll(() => world.close());

const remove = (id: string, as?: UserID, groups: string[] = []) =>
  world.callWith(deleteProject, { ProjectID: id }, { as, groups });

describe('deleting a project without payments', () => {
  test('removes it for everyone, including its owner and administrators, in three requests and two that count it', async () => {
    const id = await samples.published(owner);
    const from = world.requests();
    expect((await remove(id, owner)).status).toBe(204);
    expect(world.requests(from)).toBe(5);
    for (const groups of [[], ['admins']])
      expect((await world.call(getProject, { ProjectID: id }, { as: owner, groups })).code).toBe(
        'PROJECT_NOT_FOUND',
      );
    expect((await remove(id, owner)).code).toBe('PROJECT_NOT_FOUND');
  });

  test('removes everything that belongs to it', async () => {
    const id = await samples.published(owner);
    await world.runStream();
    for (let number = 0; number < 8; number++)
      await world.call(addComment, { ProjectID: id, body: { text: `Well said ${number}` } }, { as: other });
    await world.call(likeProject, { ProjectID: id, body: { liked: true } }, { as: other });
    const body = { title: 'Seven weeks', text: 'The unit came up.' };
    await world.call(addProgressEntry, { ProjectID: id, body }, { as: owner });
    await remove(id, owner);
    await world.runStream();
    expect((await world.table.query(comments, commentsOf(id))).items).toEqual([]);
    expect((await world.table.query(progressEntries, progressEntriesOf(id))).items).toEqual([]);
    expect((await world.table.get(listings.key(id)))?.document).toBeUndefined(); // says that it is gone, for 30 days
    expect(await world.table.batchGet(likes.key(id, other), stats.key(id))).toEqual([undefined, undefined]);
  });
});

describe('a project cannot be deleted', () => {
  const after = async (id: ProjectID, ...steps: AnyStep[]) => {
    await world.table.transact(...steps);
    return (await remove(id, owner)).code;
  };

  test('if it has received a payment or reserved units', async () => {
    const [one, two, three] = [
      await samples.published(owner),
      await samples.published(owner),
      await samples.published(owner),
    ];
    const unit = [{ shard: 3, quantity: 1 }];
    expect(await after(one, stats.add(one, 'a', { raised: 5_00, supporters: 1 }))).toBe('PROJECT_HAS_MONEY');
    expect(await after(two, ...stats.reserveUnits(two, 10_00, unit))).toBe('PROJECT_HAS_MONEY');
    expect(await after(three, ...stats.sellFree(three, unit))).toBe('PROJECT_HAS_MONEY');
    expect((await world.call(getProject, { ProjectID: one })).status).toBe(200);
  });

  test('if it is completed', async () => {
    const id = await samples.published(owner);
    expect(await after(id, Step.update(projects.key(id), { status: 'completed' }))).toBe(
      'INVALID_PROJECT_STATE',
    );
  });

  test('by other users, administrators, visitors or banned users', async () => {
    const id = await samples.published(owner);
    const waiting = await samples.submitted(owner);
    expect((await remove(id, other)).code).toBe('FORBIDDEN');
    expect((await remove(id, other, ['admins'])).code).toBe('FORBIDDEN');
    expect((await remove(waiting, other)).code).toBe('PROJECT_NOT_FOUND');
    expect((await remove(id)).code).toBe('NOT_AUTHENTICATED');
    expect((await remove('unknown', owner)).code).toBe('PROJECT_NOT_FOUND');
    expect((await remove(id, await samples.person({ status: 'banned' }))).code).toBe('USER_BANNED');
  });
});
