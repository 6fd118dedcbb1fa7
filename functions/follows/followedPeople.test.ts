import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approveProject } from '#functions/admin/approveProject.ts';
import { authors } from '#functions/authors/author.store.ts';
import { followersOf, follows } from '#functions/authors/follow.store.ts';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { getContact } from '#functions/contacts/getContact.ts';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { digests } from '#functions/jobs/digests.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { FollowedID, type ProjectID, type UserID } from '#shared/ids.ts';
import { changeFollow } from './changeFollow.ts';
import { newsQueues } from './followerNews.store.ts';
import { listFollows } from './listFollows.ts';

let world: World;
let maren: UserID;
let reader: UserID;
let administrator: UserID;
beforeEach(async () => {
  world = await createWorld();
  maren = await world.user({ username: 'maren', firstName: 'Maren' });
  reader = await world.user();
  administrator = await world.user();
});
afterEach(() => world.close());

const follow = (id: UserID, as: UserID, following = true) =>
  world.call(changeFollow, { FollowedID: FollowedID.parse(id), body: { kind: 'person', following } }, { as });

const seen = async (id: UserID, as: UserID) => ({
  following: (await world.call(getContact, { ContactedUserID: id }, { as })).data?.following,
  followers: (await world.call(getAuthor, { UserID: id })).data?.followers,
});

/** Publishes a new project of a person. */
async function publish(owner: UserID): Promise<ProjectID> {
  const id = await aProject(world, owner, { status: 'submitted', approvedAt: undefined });
  await approve(id);
  return id;
}

const approve = (ProjectID: ProjectID) =>
  world.call(approveProject, { ProjectID, body: {} }, { as: administrator, groups: ['admins'] });

const told = async (as: UserID) =>
  ((await world.call(listNotifications, {}, { as })).data?.items ?? []).filter(
    ({ kind }) => kind === 'followedProject',
  );

describe('A person', () => {
  test('is followed and left, and counted once, however often somebody asks', async () => {
    expect(await seen(maren, reader)).toEqual({ following: false, followers: 0 });
    await Promise.all([follow(maren, reader), follow(maren, reader)]);
    await follow(maren, reader);
    expect(await seen(maren, reader)).toEqual({ following: true, followers: 1 });
    expect(await seen(maren, administrator)).toEqual({ following: false, followers: 1 });
    await follow(maren, reader, false);
    expect(await seen(maren, reader)).toEqual({ following: false, followers: 0 });
  });

  test('who is unknown, banned or the caller is not followed', async () => {
    const banned = await world.user();
    await world.table.write(Step.update(authors.key(banned), { status: 'banned' }));
    expect((await follow('nobody' as UserID, reader)).code).toBe('AUTHOR_NOT_FOUND');
    expect((await follow(banned, reader)).code).toBe('AUTHOR_NOT_FOUND');
    expect((await follow(maren, maren)).code).toBe('FORBIDDEN');
  });

  test('is listed with the projects that one follows, and left after a ban', async () => {
    const project = await aProject(world, maren);
    await follow(maren, reader);
    world.clock.add({ minutes: 1 });
    const body = { kind: 'project', following: true } as const;
    await world.call(changeFollow, { FollowedID: FollowedID.parse(project), body }, { as: reader });
    const listed = async () => (await world.call(listFollows, {}, { as: reader })).data?.items;
    expect(await listed()).toMatchObject([
      { kind: 'project', project: { ProjectID: project } },
      { kind: 'person', person: { UserID: maren, username: 'maren' } },
    ]);
    await world.table.write(Step.update(authors.key(maren), { status: 'banned' }));
    expect((await listed())?.filter(({ kind }) => kind === 'person')).toEqual([]);
    expect((await follow(maren, reader, false)).data).toEqual({ following: false });
  });

  test('who deletes their account is followed by nobody and follows nobody', async () => {
    await follow(maren, reader);
    await follow(reader, maren);
    await eraseBelongings(world.table, maren);
    await eraseBelongings(world.table, maren);
    expect((await world.table.query(follows, followersOf({ kind: 'person', id: maren }))).items).toEqual([]);
    expect((await world.table.query(follows, followersOf({ kind: 'person', id: reader }))).items).toEqual([]);
    expect(await seen(reader, administrator)).toMatchObject({ followers: 0 });
    expect(await seen(maren, reader)).toEqual({ following: false, followers: 0 });
  });
});

describe('A new project', () => {
  test('is told to those who follow its owner, once, with the name of the owner, and by the daily digest', async () => {
    await follow(maren, reader);
    const project = await publish(maren);
    await world.runStream();
    expect(await told(reader)).toMatchObject([
      { values: { project: 'Tidewatch', person: 'Maren' }, link: `/projects/${project}` },
    ]);
    expect(await told(maren)).toEqual([]);
    expect(await told(administrator)).toEqual([]);
    expect(await world.table.get(newsQueues.key({ kind: 'person', id: maren }))).toBeUndefined();

    const before = world.mails.length;
    world.clock.set('2026-11-21T07:10:00.000Z');
    await digests.withDeps(world.deps)(undefined);
    await digests.withDeps(world.deps)(undefined);
    const [digest] = world.mails.slice(before);
    expect(digest?.text).toContain('Maren has published “Tidewatch”');
  });

  test('that is published again after it was taken down is not told again', async () => {
    await follow(maren, reader);
    const project = await publish(maren);
    await world.runStream();
    await world.table.write(Step.update(projects.key(project), { status: 'submitted' }));
    await approve(project);
    await world.runStream();
    expect(await told(reader)).toHaveLength(1);
  });

  test('is told neither to those who have stopped nor across a block', async () => {
    const [stopped, blocking, blocked] = [await world.user(), await world.user(), await world.user()];
    for (const id of [stopped, blocking, blocked]) await follow(maren, id);
    await follow(maren, stopped, false);
    await world.call(blockContact, { ContactedUserID: maren }, { as: blocking });
    await world.call(blockContact, { ContactedUserID: blocked }, { as: maren });
    await publish(maren);
    await world.runStream();
    for (const id of [stopped, blocking, blocked]) expect(await told(id)).toEqual([]);
  });

  test('of a person without followers queues nothing', async () => {
    await publish(maren);
    await world.runStream();
    expect(await told(reader)).toEqual([]);
    expect(await world.table.get(newsQueues.key({ kind: 'person', id: maren }))).toBeUndefined();
  });
});
