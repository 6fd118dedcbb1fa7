import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commentEvents } from '#functions/comments/comment.events.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { CommentID } from '#shared/ids.ts';
import { projectEvents } from './project.events.ts';

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

const about = () => ({ ProjectID: world.ids.ProjectID, OwnerUserID: owner });

test('a submitted project: the owner is notified that it is under review', async () => {
  await world.publish(projectEvents.projectSubmitted, about());

  expect(await world.emails()).toMatchObject([
    { to: 'olive', subject: expect.stringContaining('en cours d’examen') },
  ]);
  expect(await world.notificationsFor(owner)).toMatchObject({
    unread: 1,
    items: [{ kind: 'projectSubmitted', values: { project: 'Signal Box' }, link: '/projects/signal-box' }],
  });
});

test('an approved project: email and notification give the reviewer’s words, and link to it in the owner’s language', async () => {
  await world.publish(projectEvents.projectApproved, { ...about(), message: 'A fine idea.' });

  const [email] = await world.emails();
  expect(email?.text).toContain('https://cairn.example/fr/projects/signal-box');
  expect(email?.text).toContain('> A fine idea.');
  expect((await world.notificationsFor(owner))?.items[0]).toMatchObject({
    kind: 'projectApproved',
    values: { words: 'A fine idea.' },
  });
});

test('a denied project: email and notification give the reason and open this project’s form', async () => {
  await world.publish(projectEvents.projectDenied, { ...about(), reason: 'Say who builds it.' });

  const [email] = await world.emails();
  expect(email?.text).toContain('> Say who builds it.');
  expect(email?.text).toContain('https://cairn.example/fr/edit-projects?project=signal-box\n');
  expect((await world.notificationsFor(owner))?.items[0]).toMatchObject({
    kind: 'projectDenied',
    values: { words: 'Say who builds it.' },
    link: '/edit-projects?project=signal-box',
  });
});

test('comments and replies: notifications in the app only', async () => {
  const comment = {
    ProjectID: world.ids.ProjectID,
    CommentID: CommentID.parse('c2'),
    commenterId: applicant,
  };
  await world.publish(commentEvents.commentAdded, { ...comment, OwnerUserID: owner });
  await world.publish(commentEvents.replyAdded, {
    ...comment,
    replyTo: CommentID.parse('c1'),
    UserID: owner,
  });

  expect(await world.emails()).toEqual([]);
  expect((await world.notificationsFor(owner))?.items).toMatchObject([
    { kind: 'replyAdded', values: { project: 'Signal Box', person: 'Sam' } },
    { kind: 'commentAdded', link: '/projects/signal-box#comments' },
  ]);
});
