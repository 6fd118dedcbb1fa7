import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { ContributionRequestId, ProspectID, type UserID } from '#shared/ids.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, type StoredRequest } from './request.store.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let applicant: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, applicant } = await world.startScene());
});

const about = () => ({ ...world.ids, OwnerUserID: owner, contributorId: applicant });

test.each([
  ['requestSent', 'olive', 'Sam souhaite rejoindre', 'requestSent'],
  ['requestAccepted', 'sam', 'You’re on the team of “Signal Box”', 'requestAccepted'],
  ['requestDenied', 'sam', 'Your application to “Signal Box”', 'requestDenied'],
  ['requestExpired', 'sam', 'Your application to “Signal Box” has expired', 'requestDenied'],
] as const)('%s notifies %s and nobody else', async (type, to, subject, kind) => {
  await world.publish(requestEvents[type], about());

  const [recipient, other] = to === 'sam' ? [applicant, owner] : [owner, applicant];
  expect(await world.emails()).toMatchObject([{ to, subject: expect.stringContaining(subject) }]);
  expect(await world.notificationsFor(recipient)).toMatchObject({ unread: 1, items: [{ kind }] });
  expect(await world.notificationsFor(other)).toMatchObject({ unread: 0, items: [] });
});

test('a withdrawn application is told to the owner in the app, without an email', async () => {
  await world.publish(requestEvents.requestWithdrawn, about());
  expect(await world.emails()).toEqual([]);
  expect(await world.notificationsFor(owner)).toMatchObject({
    unread: 1,
    items: [{ kind: 'requestWithdrawn', values: { project: 'Signal Box' } }],
  });
  expect(await world.notificationsFor(applicant)).toMatchObject({ unread: 0 });
});

test.each([
  [1, 'Sam attend votre réponse'],
  [3, '3 candidatures attendent votre réponse'],
])('a run that reminds an owner of %i applications sends one email', async (count, subject) => {
  const ids = Array.from({ length: count }, (_, place) => `waiting-${count}-${place}`);
  for (const id of ids) await world.table.transact(...requestSteps.send(waiting(id)));
  world.clock.add({ days: 3 });
  expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: count });
  await world.runStream();

  expect(await world.emails()).toMatchObject([{ to: 'olive', subject }]);
  expect((await world.notificationsFor(owner))?.items.map(({ kind }) => kind)).toEqual(
    ids.map(() => 'requestReminder'),
  );
});

/** A request of Sam for a role of its own. */
const waiting = (id: string): StoredRequest => ({
  ...about(),
  contributionRequestId: ContributionRequestId.parse(id),
  ProspectID: ProspectID.parse(`role-of-${id}`),
  projectShortName: 'Signal Box',
  role: 'carpenter',
  status: 'pending',
  createdAt: world.clock.now(),
  expiresAt: '2027-01-01T00:00:00.000Z',
  reminders: 0,
});

test('an application for a role that is filled: the applicant learns that it is no longer available', async () => {
  await world.publish(requestEvents.requestDenied, { ...about(), because: 'prospectTaken' });

  expect(await world.emails()).toMatchObject([
    { subject: 'The role in “Signal Box” is no longer available' },
  ]);
  expect((await world.notificationsFor(applicant))?.items[0]?.kind).toBe('prospectTaken');
});
