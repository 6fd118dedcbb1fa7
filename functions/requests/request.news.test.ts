import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { requestEvents } from './request.events.ts';

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

test('an application for a role that is filled: the applicant learns that it is no longer available', async () => {
  await world.publish(requestEvents.requestDenied, { ...about(), because: 'prospectTaken' });

  expect(await world.emails()).toMatchObject([
    { subject: 'The role in “Signal Box” is no longer available' },
  ]);
  expect((await world.notificationsFor(applicant))?.items[0]?.kind).toBe('prospectTaken');
});
