import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserRecord } from '#functions/auth/createUserRecord.ts';
import { listAuthors } from '#functions/market/listAuthors.ts';
import { Step } from '#functions/platform/table/step.ts';
import { listAuthorProjects } from '#functions/projects/listAuthorProjects.ts';
import { listAuthorTeams } from '#functions/projects/listAuthorTeams.ts';
import { memberSteps } from '#functions/projects/member.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProfileChange } from '#shared/entities/author.ts';
import { type ProjectID, type UserID, UserID as UserIDSchema } from '#shared/ids.ts';
import { authors, type StoredUser } from './author.store.ts';
import { changeAvatar } from './changeAvatar.ts';
import { getAuthor } from './getAuthor.ts';
import { getMe } from './getMe.ts';
import { nameSteps } from './name.store.ts';
import { personCounts } from './personCounts.store.ts';
import { updateMe } from './updateMe.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Fields of a user right after confirmation. */
async function person(username: string, fields: Partial<StoredUser> = {}): Promise<UserID> {
  world.clock.add({ minutes: 1 });
  const UserID = UserIDSchema.parse(world.deps.newId());
  const newUser = {
    UserID,
    username,
    email: `${username}@example.com`,
    avatar: { kind: 'ready', name: 'avatar-03' } as const,
    language: 'en' as const,
    hasPassword: true,
  };
  await world.table.transact(
    Step.create(authors.key(UserID), {
      ...createUserRecord(newUser, world.clock.now()),
      status: 'active',
      ...fields,
    }),
    nameSteps.take(username, UserID),
  );
  return UserID;
}
const change = (as: UserID, body: ProfileChange) => world.call(updateMe, { body }, { as });

describe("the caller's own profile", () => {
  test('contains the unread notifications and pending requests, in one request', async () => {
    const ada = await person('ada', { firstName: 'Ada', city: 'London', country: 'GB' });
    await world.table.write(
      personCounts.add(ada, { unread: 3, pendingRequests: 2, contactRequests: 4, projects: 1 }),
    );
    const from = world.requests();
    const me = await world.call(getMe, {}, { as: ada, groups: ['admins'] });

    expect(world.requests(from)).toBe(1);
    expect(me.data).toMatchObject({
      UserID: ada,
      username: 'ada',
      email: 'ada@example.com',
      city: 'London',
      planTypeId: 'free',
      isAdmin: true,
      unreadNotifications: 3,
      pendingRequests: 2,
      refundRequests: 0,
      pendingContactRequests: 4,
      projects: 1,
      memberships: 0,
    });
  });

  test('requires a signed-in user', async () => {
    expect(await world.call(getMe, {})).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    expect(await change('' as UserID, {})).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});

describe('changing the profile', () => {
  test('keeps omitted fields; null clears a field', async () => {
    const ada = await person('profile', { city: 'London', phoneNumber: '+44 20 7946' });
    const changed = await change(ada, { city: null, about: 'I build bridges of wood.', language: 'fr' });

    expect(changed.data).toMatchObject({
      about: 'I build bridges of wood.',
      language: 'fr',
      phoneNumber: '+44 20 7946',
    });
    expect(changed.data?.city).toBeUndefined();
    expect((await world.call(getMe, {}, { as: ada })).data).toEqual(changed.data);
    expect((await change(ada, {})).status).toBe(200);
  });

  test.each([
    ['a first name of one letter', { firstName: 'A' }],
    ['an about that is too short', { about: 'short' }],
    ['a bio that is too long', { bio: 'x'.repeat(501) }],
    ['no first name', { firstName: null }],
    ['an unknown language', { language: 'de' }],
  ])('refuses %s', async (_, body) => {
    const ada = await person(`wrong${world.requests()}`);
    expect(await world.callWith(updateMe, { body }, { as: ada })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('releases the previous username and reserves the new one', async () => {
    const ada = await person('former');
    const bob = await person('other');

    expect((await change(ada, { username: 'Newest' })).data?.username).toBe('Newest');
    expect(await change(bob, { username: 'nEWEST' })).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    });
    expect((await change(bob, { username: 'former' })).data?.username).toBe('former');
  });

  test('allows a different spelling of the same username', async () => {
    const ada = await person('spelling');
    expect((await change(ada, { username: 'SpellinG' })).data?.username).toBe('SpellinG');
    expect(await change(await person('speller'), { username: 'spelling' })).toMatchObject({
      code: 'USERNAME_TAKEN',
    });
  });

  test('gives a username to only one of two simultaneous requests', async () => {
    const both = [await person('one-of-two'), await person('two-of-two')];
    const answers = await Promise.all(both.map(id => change(id, { username: 'wanted' })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('accepts a drawn or ready-made avatar immediately', async () => {
    const ada = await person('faces');
    const ready = { kind: 'ready', name: 'avatar-55' } as const;
    const changed = await world.call(changeAvatar, { body: { avatar: ready } }, { as: ada });
    expect(changed.data?.avatar).toEqual(ready);
    const unknown = { kind: 'upload', UploadID: 'unheard-of' };
    expect(await world.callWith(changeAvatar, { body: { avatar: unknown } }, { as: ada })).toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    });
    expect(
      await world.callWith(
        changeAvatar,
        { body: { avatar: { kind: 'picture', url: '/media/x' } } },
        { as: ada },
      ),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('other users', () => {
  test('are shown without private fields, in one request', async () => {
    const ada = await person('public', { phoneNumber: '+44 20 7946', address: '1 Secret Street' });
    await world.table.write(personCounts.add(ada, { projects: 2, memberships: 1 }));
    const from = world.requests();
    const seen = await world.call(getAuthor, { UserID: ada });

    expect(world.requests(from)).toBe(1);
    expect(seen.data).toMatchObject({ username: 'public', projects: 2, memberships: 1 });
    for (const field of ['email', 'phoneNumber', 'address', 'language', 'affiliateCode'])
      expect(seen.data).not.toHaveProperty(field);
  });

  test.each(['unconfirmed', 'banned', 'deleted'] as const)('are not found if %s', async status => {
    const id = await person(`hidden-${status}`, { status });
    expect(await world.call(getAuthor, { UserID: id })).toMatchObject({
      status: 404,
      code: 'AUTHOR_NOT_FOUND',
    });
    const { data } = await world.call(listAuthors, { query: { limit: 100 } });
    expect(data?.items.map(({ UserID }) => UserID)).not.toContain(id);
  });

  test('are listed newest first, in two requests per page', async () => {
    const about = 'Mends nets and radios.';
    const [older, newer] = [await person('older', { about }), await person('newer', { about })];
    await world.runStream();
    await world.call(listAuthors, { query: { limit: 1 } }); // loads the index
    const from = world.requests();
    const first = await world.call(listAuthors, { query: { limit: 1 } });
    const second = await world.call(listAuthors, { query: { limit: 1, cursor: first.data?.cursor } });

    expect(world.requests(from)).toBe(4);
    expect(first.data?.items.map(({ UserID }) => UserID)).toEqual([newer]);
    expect(second.data?.items.map(({ UserID }) => UserID)).toEqual([older]);
    expect(await world.call(listAuthors, { query: { cursor: 'made-up' } })).toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });

  test('see public projects only; the owner and administrators see all of them', async () => {
    const ada = await person('builder');
    const shown = await aProject(world, ada);
    const waiting = await aProject(world, ada, { status: 'submitted' });
    await world.runStream();
    const list = async (sending = {}) =>
      (await world.call(listAuthorProjects, { UserID: ada }, sending)).data?.items.map(
        ({ ProjectID }) => ProjectID,
      );

    expect(await list()).toEqual([shown]);
    expect(await list({ as: await person('visitor') })).toEqual([shown]);
    expect((await list({ as: ada }))?.toSorted()).toEqual([shown, waiting].toSorted());
    expect((await list({ as: await person('keeper'), groups: ['admins'] }))?.toSorted()).toEqual(
      [shown, waiting].toSorted(),
    );
  });

  test('show in whose public teams they are, latest first', async () => {
    const [ada, cleo] = [await person('ada-owns'), await person('cleo-helps')];
    const join = async (ProjectID: ProjectID, role: string) => {
      world.clock.add({ minutes: 1 });
      const joinedAt = world.clock.now();
      const member = { ProjectID, OwnerUserID: ada, UserID: cleo, role, joinedAt, projectPoints: 0 };
      await world.table.write(memberSteps.add(member));
    };
    const [first, second] = [await aProject(world, ada), await aProject(world, ada)];
    await join(first, 'Diver');
    await join(second, 'Writer');
    await join(await aProject(world, ada, { status: 'submitted' }), 'Nobody knows');

    const { data } = await world.call(listAuthorTeams, { UserID: cleo });
    expect(data?.items.map(({ project, role }) => [project.ProjectID, role])).toEqual([
      [second, 'Writer'],
      [first, 'Diver'],
    ]);
    expect((await world.call(listAuthorTeams, { UserID: ada })).data).toEqual({ items: [] });
  });

  test('an unknown user has no projects', async () => {
    const nobody = UserIDSchema.parse('nobody-at-all');
    expect(await world.call(listAuthorProjects, { UserID: nobody })).toMatchObject({
      status: 404,
      code: 'AUTHOR_NOT_FOUND',
    });
    expect((await world.call(listAuthorProjects, { UserID: await person('idle') })).data).toEqual({
      items: [],
    });
  });
});
