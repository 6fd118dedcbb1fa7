import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountEvents } from '#functions/auth/account.events.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner } = await world.startScene());
});

const approved = (OwnerUserID: UserID) => ({ ProjectID: world.ids.ProjectID, OwnerUserID });

test.each(['banned', 'deleted', 'unconfirmed'])('users who are %s are not notified', async status => {
  const inactive = await world.user({ status, email: 'gone@example.com' });
  await world.publish(projectEvents.projectApproved, approved(inactive));
  // a user who has not confirmed an address gets the link that confirms it instead of one that resets a password
  if (status !== 'unconfirmed')
    await world.publish(accountEvents.passwordResetRequested, { UserID: inactive });
  await world.publish(accountEvents.existingAccountSignUp, { UserID: inactive });

  expect(await world.emails()).toEqual([]);
  expect(world.logged.join()).not.toContain('recipient.not_found');
  expect(await world.table.get(personCounts.key(inactive))).toBeUndefined();
});

test('news for a person who has no account at all is an error, and does not fail', async () => {
  await world.publish(projectEvents.projectApproved, approved(UserID.parse('no-such-person')));
  expect(await world.emails()).toEqual([]);
  expect(world.logged.at(-1)).toMatch(/"level":"error".*"recipient.not_found".*"news":"projectApproved"/);
});

test('an event published twice notifies once', async () => {
  await world.publish(projectEvents.projectApproved, approved(owner), 'approved-once');
  await world.publish(projectEvents.projectApproved, approved(owner), 'approved-once');

  expect(await world.emails()).toHaveLength(1);
  expect(await world.notificationsFor(owner)).toMatchObject({ unread: 1 });
});

test('an email is not sent again if its handler could not be recorded', async () => {
  const { transact } = world.table;
  world.table.transact = () => Promise.reject(new Error('crashed'));
  await expect(
    world.publish(projectEvents.projectApproved, approved(owner), 'approved-and-crashed'),
  ).rejects.toThrow();
  world.table.transact = transact;
  await world.runStream();

  expect(await world.emails()).toHaveLength(1);
  expect(await world.notificationsFor(owner)).toMatchObject({ unread: 1 });
});

test('an email that the provider has not taken is sent when the event is handled again', async () => {
  const { mail } = world.deps;
  const { send } = mail;
  mail.send = () => Promise.reject(new Error('The mail service is down.'));
  await expect(
    world.publish(projectEvents.projectApproved, approved(owner), 'approved-while-down'),
  ).rejects.toThrow();
  mail.send = send;
  await world.runStream();

  expect(await world.emails()).toHaveLength(1);
});

test('a group that a user does not want by email is only shown in the app', async () => {
  const quiet = await world.user({ emailFrequencies: { projects: 'never' } });
  await world.publish(projectEvents.projectApproved, approved(quiet));

  expect(await world.emails()).toEqual([]);
  expect(await world.notificationsFor(quiet)).toMatchObject({ unread: 1 });
});

test('an address that mail cannot reach: the app notifies, later events are handled, the log omits the address', async () => {
  const unreachable = await world.user({ email: 'no address' });
  await world.publish(projectEvents.projectApproved, approved(unreachable));
  await world.publish(projectEvents.projectApproved, approved(owner));

  expect(await world.notificationsFor(unreachable)).toMatchObject({ unread: 1 });
  expect(await world.emails()).toMatchObject([{ to: 'olive' }]);
  expect(world.logged.join()).toContain('mail.refused');
  expect(world.logged.join()).not.toContain('no address');
});

test('events of a project that no longer exists notify nobody', async () => {
  await world.publish(projectEvents.projectApproved, {
    ...approved(owner),
    ProjectID: ProjectID.parse('gone'),
  });
  expect(await world.emails()).toEqual([]);
});
