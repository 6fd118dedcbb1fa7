import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmEmail } from '#functions/auth/confirmEmail.ts';
import { findByEmail } from '#functions/auth/findByEmail.ts';
import { signIn } from '#functions/auth/signIn.ts';
import { signUp } from '#functions/auth/signUp.ts';
import { authors } from '#functions/authors/author.store.ts';
import { usernames } from '#functions/authors/name.store.ts';
import { pageConfigs } from '#functions/authors/pageConfig.store.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { listComments } from '#functions/comments/listComments.ts';
import { acceptContactRequest } from '#functions/contacts/acceptContactRequest.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { listContacts } from '#functions/contacts/listContacts.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { mailboxOf, messages } from '#functions/messages/message.store.ts';
import { aMessage } from '#functions/messages/testing/aMessage.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { identities } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { latestTeams, noteLatestTeam } from '#functions/projects/latestTeam.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { listMyRequests } from '#functions/requests/listMyRequests.ts';
import { listProjectRequests } from '#functions/requests/listProjectRequests.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { subscriptions } from '#functions/subscriptions/subscription.store.ts';
import { listTeamMembers } from '#functions/teams/listTeamMembers.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { type AuthWorld, authWorld, cookieOf } from '#functions/testing/authWorld.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { deleteAccount } from './deleteAccount.ts';
import { runningPlan } from './testing/runningPlan.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
});
afterAll(() => world.end());

const password = 'correct horse';
let removals = 0;
/** Each from a network of its own: one may delete a few accounts a day. */
const remove = (as: UserID, body: { password?: string } = { password }) =>
  world.callWith(deleteAccount, { body }, { as, sourceIp: `198.51.100.${++removals}` });
const statusOf = async (id: UserID) => (await world.table.get(authors.key(id)))?.status;

let people = 0;
/** A person with a confirmed account. */
async function join(): Promise<{ id: UserID; email: string; username: string }> {
  const username = `leaver${++people}`;
  const email = await world.join(username);
  const user = await findByEmail(world.table, email);
  if (!user) throw new Error(`${email} has not joined`);
  return { id: user.UserID, email, username };
}

describe('deleting an account', () => {
  test('leaves a former member, ends the session and confirms it to the former address', async () => {
    const { id, email, username } = await join();
    const removed = await remove(id);
    expect(removed.status).toBe(204);
    expect(cookieOf(removed.cookies)).toBe('cairn_refresh=');
    await world.runStream();

    expect(await world.table.get(authors.key(id))).toMatchObject({
      status: 'deleted',
      username: '—',
      email: '',
      hasPassword: false,
    });
    expect(JSON.stringify(await world.table.get(authors.key(id)))).not.toMatch(/Ada|leaver/);
    expect(await world.table.get(usernames.key(username))).toBeUndefined();
    expect(world.mailsTo(email).at(-1)).toMatchObject({ subject: 'Your account has been deleted' });
    expect(world.mailsTo(email).at(-1)?.text).toContain('Ada');
    expect(await world.call(signIn, { body: { email, password } })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect((await remove(id)).code).toBe('USER_DELETED');
  });

  test('frees the address and the username for a new account', async () => {
    const { id, username, email } = await join();
    await remove(id);
    await world.runStream();
    await world.join(username);
    const again = await findByEmail(world.table, email);
    expect(again).toMatchObject({ username, status: 'active' });
    expect(again?.UserID).not.toBe(id);
    expect((await world.signIn(email)).status).toBe(200);
  });

  test('happens once if it is asked for twice at the same time', async () => {
    const { id, email } = await join();
    const both = await Promise.all([remove(id), remove(id)]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
    await world.runStream();
    expect(world.mailsTo(email).filter(({ subject }) => subject.includes('deleted'))).toHaveLength(1);
  });

  test.each([{ password: 'wrong horse' }, {}])('needs the password: %o is refused', async body => {
    const { id } = await join();
    expect((await remove(id, body)).code).toBe('WRONG_PASSWORD');
    expect(await statusOf(id)).toBe('active');
  });

  test('stops guessing the password', async () => {
    const { id } = await join();
    for (let attempt = 0; attempt < 10; attempt++) await remove(id, { password: 'wrong horse' });
    expect((await remove(id)).code).toBe('TOO_MANY_ATTEMPTS');
  });

  test('needs no password of people who have none, and lets them open a new account', async () => {
    const { id } = await join();
    const providerUsernames = ['google_4711'];
    await world.table.transact(
      Step.update(authors.key(id), { hasPassword: false, providerUsernames }),
      Step.put(identities.key('google_4711'), { username: 'google_4711', UserID: id }),
    );
    expect((await remove(id, {})).status).toBe(204);
    expect(await world.table.get(identities.key('google_4711'))).toBeUndefined();
  });
});

describe('what the person leaves behind', () => {
  test('comments stay without a name', async () => {
    const owner = await world.user({ username: 'owner' });
    const ProjectID = await aProject(world, owner);
    const { id } = await join();
    await world.call(addComment, { ProjectID, body: { text: 'Mind the third bolt.' } }, { as: id });
    await remove(id);
    await world.runStream();
    expect((await world.call(listComments, { ProjectID, query: {} })).data?.items).toMatchObject([
      { text: 'Mind the third bolt.', author: { UserID: id, username: '—' } },
    ]);
  });

  test('a completed project stays without the name of its owner, a denied one goes', async () => {
    const { id } = await join();
    const completed = await aProject(world, id, { status: 'completed' });
    const denied = await aProject(world, id, { status: 'denied' });
    await remove(id);
    await world.runStream();
    const { data } = await world.call(getProject, { ProjectID: completed });
    expect(data).toMatchObject({ status: 'completed', owner: { UserID: id, username: '—' } });
    expect(data?.owner.firstName).toBeUndefined();
    expect(await world.table.get(projects.key(denied))).toBeUndefined();
  });

  test('applications are withdrawn and teams left; the owner learns it and the role reopens', async () => {
    const owner = await world.user({ username: 'owner', planTypeId: 'basic' });
    const joined = await projectWithRoles(world, owner);
    const hoped = await projectWithRoles(world, owner);
    const { id } = await join();
    await world.table.write(
      Step.update(authors.key(id), { planTypeId: 'basic', contributionPoints: 50_000 }),
    );
    await joined.accept(owner, await joined.apply(id, await joined.role()));
    await hoped.apply(id, await hoped.role());
    await world.runStream();

    await remove(id);
    await world.runStream();
    const { ProjectID } = joined;
    const team = (await world.call(listTeamMembers, { ProjectID }, { as: owner })).data?.items;
    expect(team?.map(({ UserID }) => UserID)).toEqual([owner]);
    const roles = (await world.call(listProspects, { ProjectID }, { as: owner })).data?.items;
    expect(roles).toMatchObject([{ taken: false }]);
    const open = await world.call(
      listProjectRequests,
      { ProjectID: hoped.ProjectID, query: {} },
      { as: owner },
    );
    expect(open.data?.items).toMatchObject([{ status: 'withdrawn', user: { UserID: id, username: '—' } }]);
    const kinds = (await world.call(listNotifications, {}, { as: owner })).data?.items.map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['memberLeft', 'requestWithdrawn']));
    expect((await world.call(listMyRequests, {}, { as: id })).code).toBe('USER_DELETED');
  });

  test('a completed project goes on showing that the role was filled, without a name', async () => {
    const owner = await world.user({ username: 'owner', planTypeId: 'basic' });
    const { ProjectID, role, apply, accept } = await projectWithRoles(world, owner);
    const { id } = await join();
    await accept(owner, await apply(id, await role()));
    await world.table.write(Step.update(projects.key(ProjectID), { status: 'completed' }));
    await world.runStream();

    await remove(id);
    await world.runStream();
    const roles = (await world.call(listProspects, { ProjectID }, { as: owner })).data?.items;
    expect(roles).toMatchObject([
      { taken: true, PersonFoundID: id, UserName: '—', Avatar: { kind: 'ready' } },
    ]);
  });

  test('messages, contacts, notifications and settings go; the copies of others stay', async () => {
    const other = await world.user({ username: 'other' });
    const { id } = await join();
    const { id: message } = await aMessage(world, id, other, { body: 'Drawing attached.' });
    const { id: unsent } = await aMessage(world, other, id);
    await world.call(addContact, { body: { ContactedUserID: other } }, { as: id });
    await world.call(acceptContactRequest, { ContactID: id }, { as: other });
    await world.table.write(
      Step.put(pageConfigs.key(id, 'market'), { pageName: 'market', data: {}, version: 1 }),
    );
    const team = { ProjectID: ProjectID.parse('a-team'), joinedAt: world.clock.now() };
    await world.table.write(noteLatestTeam(id, undefined, team));
    await world.runStream();

    await remove(id);
    await world.runStream();
    expect((await world.table.query(messages, mailboxOf(id))).items).toEqual([]);
    expect((await world.call(listContacts, {}, { as: other })).data?.items).toEqual([]);
    expect(await world.table.get(pageConfigs.key(id, 'market'))).toBeUndefined();
    expect(await world.table.get(latestTeams.key(id))).toBeUndefined();
    const copy = await world.call(getMessage, { id: message }, { as: other });
    expect(copy.data).toMatchObject({ body: 'Drawing attached.', sender: { UserID: id, username: '—' } });
    expect((await world.call(getMessage, { id: unsent }, { as: other })).status).toBe(200);
  });
});

test('an uploaded avatar is deleted in both sizes, and the rest of the earnings is queued to be sent', async () => {
  const { id } = await join();
  const avatar = { kind: 'picture' as const, url: '/media/img-users/custom-avatar-1.webp' };
  await world.table.write(Step.update(authors.key(id), { avatar }));
  const withdrawn: string[] = [];
  const queued: unknown[] = [];
  const { media, payoutQueue } = world.deps;
  world.deps.media = { ...media, withdraw: async key => void withdrawn.push(key) };
  world.deps.payoutQueue = { ...payoutQueue, send: async messages => void queued.push(...messages) };
  await remove(id);
  await world.runStream();
  Object.assign(world.deps, { media, payoutQueue });
  expect(withdrawn).toEqual(['img-users/custom-avatar-1.webp', 'img-users/custom-avatar-1-96.webp']);
  expect(queued).toEqual([{ recipientId: id }]);
});

test('a plan that renews itself is cancelled by the next reconciliation', async () => {
  const { id } = await join();
  await world.table.write(Step.create(subscriptions.key(id), runningPlan(id, world.clock.now())));
  await remove(id);
  await world.runStream();
  expect(await world.table.get(subscriptions.key(id))).toMatchObject({
    cancelRequested: true,
    dueAt: world.clock.now(),
  });
});
