import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denyProject } from '#functions/admin/denyProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { getProject } from './getProject.ts';
import { likeProject } from './likeProject.ts';
import { memberSteps } from './member.store.ts';
import { stats } from './stats.store.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let visitor: UserID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person({ username: 'owner' });
  visitor = await samples.person();
});
afterAll(() => world.close());

const see = (id: ProjectID, as?: UserID, groups: string[] = []) =>
  world.call(getProject, { ProjectID: id }, { as, groups });

const like = (id: ProjectID, as: UserID, liked: boolean) =>
  world.call(likeProject, { ProjectID: id, body: { liked } }, { as });

describe('a project', () => {
  test('that awaits review is visible only to its owner and administrators', async () => {
    const id = await samples.submitted(owner);
    expect((await see(id, owner)).data).toMatchObject({ status: 'submitted', you: { owner: true } });
    expect((await see(id, visitor, ['admins'])).data?.you).toMatchObject({
      owner: false,
      canAdminister: true,
    });
    expect((await see(id, visitor)).code).toBe('PROJECT_NOT_FOUND');
    expect((await see(id)).code).toBe('PROJECT_NOT_FOUND');
  });

  test('that was denied shows its owner the reason', async () => {
    const id = await samples.submitted(owner);
    const body = { reason: 'Tell more about the water.' };
    await world.call(denyProject, { ProjectID: id, body }, { as: visitor, groups: ['admins'] });
    expect((await see(id, owner)).data).toMatchObject({ status: 'denied', reason: body.reason });
    expect((await see(id, visitor)).code).toBe('PROJECT_NOT_FOUND');
  });

  test('that is public is visible to everyone in three requests', async () => {
    const id = await samples.published(owner);
    let from = world.requests();
    const { data } = await see(id);
    expect(world.requests(from)).toBe(3);
    expect(data).toMatchObject({
      status: 'approved',
      owner: { UserID: owner, username: 'owner', contributionPoints: expect.any(Number) },
      you: { owner: false, member: false, liked: false, canAdminister: false, beyondPlan: false },
    });
    expect(data).not.toHaveProperty('reason');
    from = world.requests();
    await see(id, visitor);
    expect(world.requests(from)).toBe(3);
    const units = world.sent.slice(from).reduce((sum, { capacityUnits }) => sum + capacityUnits, 0);
    expect(units).toBeLessThanOrEqual(10); // not what only its owner and administrators see
  });

  test('shows whether the caller is in its team', async () => {
    const id = await samples.published(owner);
    const joinedAt = world.clock.now();
    await world.table.write(
      memberSteps.add({
        ProjectID: id,
        OwnerUserID: owner,
        UserID: visitor,
        role: 'Gardener',
        joinedAt,
        projectPoints: 0,
      }),
    );
    expect((await see(id, visitor)).data?.you.member).toBe(true);
    expect((await see(id, owner)).data?.you.member).toBe(false);
  });

  test('is more complete with each feature of a complete page', async () => {
    const bare = await samples.published(owner, { progress: 0 });
    const full = await samples.published(owner, {
      progress: 5,
      details: 'Soil, beds and water. '.repeat(40),
      videoUrl: 'https://vimeo.com/1',
    });
    await world.table.write(stats.addToTeam(full, { rolesOpen: 1, members: 1 }));
    await world.table.write(stats.add(full, 'a', { supporters: 1 }));
    expect((await see(bare)).data?.completeness).toBe(13);
    expect((await see(full)).data?.completeness).toBe(88);
    expect((await see(full, owner)).data?.missing).toEqual(['picture']);
    expect((await see(bare, owner)).data?.missing).toHaveLength(7);
    expect((await see(bare, visitor)).data).not.toHaveProperty('missing');
  });

  test('is not found if unknown; an invalid id is refused', async () => {
    expect((await world.callWith(getProject, { ProjectID: 'unknown' })).code).toBe('PROJECT_NOT_FOUND');
    expect((await world.callWith(getProject, { ProjectID: 'a b' })).code).toBe('VALIDATION_FAILED');
  });
});

describe('a like', () => {
  test('counts once however often it is sent, and can be removed', async () => {
    const id = await samples.published(owner);
    expect((await like(id, visitor, true)).data).toEqual({ liked: true, likes: 1 });
    expect((await like(id, visitor, true)).data).toEqual({ liked: true, likes: 1 });
    expect((await like(id, owner, true)).data).toEqual({ liked: true, likes: 2 });
    expect((await see(id, visitor)).data).toMatchObject({ likes: 2, you: { liked: true } });
    expect((await like(id, visitor, false)).data).toEqual({ liked: false, likes: 1 });
    expect((await like(id, visitor, false)).data).toEqual({ liked: false, likes: 1 });
    expect((await see(id, visitor)).data).toMatchObject({ likes: 1, you: { liked: false } });
  });

  test('counts once for simultaneous requests', async () => {
    const id = await samples.published(owner);
    const all = await Promise.all([1, 2, 3, 4].map(() => like(id, visitor, true)));
    expect(all.every(({ data }) => data?.liked)).toBe(true);
    expect((await see(id)).data?.likes).toBe(1);
  });

  test('costs three requests and one that counts it', async () => {
    const id = await samples.published(owner);
    const fan = await samples.person();
    const from = world.requests();
    await like(id, fan, true);
    expect(world.requests(from)).toBe(4);
  });

  test('is refused for a project that is not public, for visitors and without a body', async () => {
    const id = await samples.submitted(owner);
    const body = { liked: true };
    expect((await like(id, visitor, true)).code).toBe('PROJECT_NOT_FOUND');
    expect((await world.callWith(likeProject, { ProjectID: 'unknown', body }, { as: visitor })).code).toBe(
      'PROJECT_NOT_FOUND',
    );
    expect((await world.callWith(likeProject, { ProjectID: id, body })).code).toBe('NOT_AUTHENTICATED');
    expect(
      (await world.callWith(likeProject, { ProjectID: id, body: { liked: 'yes' } }, { as: visitor })).code,
    ).toBe('VALIDATION_FAILED');
    const banned = await samples.person({ status: 'banned' });
    expect((await like(id, banned, true)).code).toBe('USER_BANNED');
  });
});
