import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { unblockContact } from '#functions/contacts/unblockContact.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { withheldComments } from '#functions/projects/withheldComments.store.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, CommentID, UserID } from '#shared/ids.ts';
import { addComment } from './addComment.ts';
import { deleteComment } from './deleteComment.ts';
import { hideComment } from './hideComment.ts';
import { listComments } from './listComments.ts';
import { updateComment } from './updateComment.ts';

let world: World;
let owner: UserID;
/** A person whom the owner has blocked, and one whom they have not. */
let ana: UserID;
let ben: UserID;
let edith: UserID;
let ProjectID: AProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, ana, ben, edith] = (await Promise.all(
    ['maren', 'ana', 'ben', 'edith'].map(username => world.user({ username })),
  )) as [UserID, UserID, UserID, UserID];
  ProjectID = await aProject(world, owner);
  await block(owner, ana);
});

const comment = (as: UserID, text = 'Lovely.', replyTo?: CommentID) =>
  world.call(addComment, { ProjectID, body: { text, ...(replyTo && { replyTo }) } }, { as });
const block = (as: UserID, ContactedUserID: UserID) => world.call(blockContact, { ContactedUserID }, { as });
const unblock = async (ContactedUserID = ana) => {
  await world.call(unblockContact, { ContactedUserID }, { as: owner });
  await world.runStream();
};
const admin = () => ({ as: edith, groups: ['admins'] });
/** The comments that a person sees, with their replies, and how many they find counted. */
async function seenBy(as?: UserID, sending: { as?: UserID; groups?: string[] } = as ? { as } : {}) {
  const { data } = await world.call(listComments, { ProjectID, query: {} }, sending);
  const texts = data?.items.map(({ text, replies }) => [text, ...replies.map(reply => reply.text)]);
  return [texts, (await world.call(getProject, { ProjectID }, sending)).data?.comments];
}
const kinds = async (as: UserID) => {
  await world.runStream();
  return (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind);
};

describe('a comment of a blocked person', () => {
  test('is shown and counted to them only, and notifies nobody', async () => {
    const { data: opening } = await comment(ben, 'How fast is it?');
    await comment(ana);
    await comment(ana, 'As the tide.', opening?.CommentID);
    expect(await seenBy(ana)).toEqual([[['Lovely.'], ['How fast is it?', 'As the tide.']], 3]);
    for (const other of [undefined, owner, ben])
      expect(await seenBy(other)).toEqual([[['How fast is it?']], 1]);
    expect(await seenBy(edith, admin())).toEqual([[['How fast is it?']], 1]);
    expect(await kinds(owner)).toEqual(['commentAdded']);
    expect(await kinds(ben)).toEqual([]);
  });

  test('can be answered, edited and deleted by them, and is not found by anybody else', async () => {
    const { CommentID } = (await comment(ana)).data!;
    const call = { ProjectID, CommentID, query: {} };
    const target = { kind: 'comment', ProjectID, CommentID } as const;
    for (const sending of [{ as: owner }, { as: ben }, admin()]) {
      const edited = await world.call(updateComment, { ...call, body: { text: 'Ugly.' } }, sending);
      const hidden = await world.call(hideComment, { ...call, body: { hidden: true } }, sending);
      const deleted = await world.call(deleteComment, call, sending);
      const reported = await world.call(reportContent, { body: { target, reason: 'spam' } }, sending);
      const answered = await world.call(
        addComment,
        { ProjectID, body: { text: 'Why?', replyTo: CommentID } },
        sending,
      );
      expect([edited, hidden, deleted, reported, answered].map(({ code }) => code)).toEqual(
        Array.from({ length: 5 }, () => 'COMMENT_NOT_FOUND'),
      );
    }

    expect(await comment(ana, 'Truly.', CommentID)).toMatchObject({ status: 201 });
    const edit = await world.call(updateComment, { ...call, body: { text: 'Lovely!' } }, { as: ana });
    expect(edit).toMatchObject({ status: 200, data: { text: 'Lovely!' } });
    expect(await seenBy(ana)).toEqual([[['Lovely!', 'Truly.']], 2]);
    expect(await world.call(deleteComment, call, { as: ana })).toMatchObject({ status: 204 });
    expect(await seenBy(ana)).toEqual([[['', 'Truly.']], 1]);
    expect(await seenBy(owner)).toEqual([[], 0]);
  });

  test('goes with the project', async () => {
    await comment(ana);
    await world.table.write(Step.remove(projects.key(ProjectID)));
    await world.runStream();
    expect(await world.table.get(withheldComments.key(ProjectID, ana))).toBeUndefined();
    await unblock();
    expect(await kinds(owner)).toEqual([]);
  });
});

describe('unblocking', () => {
  test('shows, counts and announces what was written meanwhile, in its place', async () => {
    const { data: opening } = await comment(ben, 'How fast is it?');
    const { data: own } = await comment(ana);
    await comment(ana, 'Truly.', own?.CommentID);
    await comment(ana, 'As the tide.', opening?.CommentID);
    const { data: gone } = await comment(ana, 'Never mind.');
    await world.call(deleteComment, { ProjectID, CommentID: gone!.CommentID, query: {} }, { as: ana });
    await comment(ben, 'I see.');
    await unblock();
    await unblock();
    for (const reader of [undefined, owner, ben, ana])
      expect(await seenBy(reader)).toEqual([
        [['I see.'], ['Lovely.', 'Truly.'], ['How fast is it?', 'As the tide.']],
        5,
      ]);
    expect(await kinds(owner)).toEqual(['commentAdded', 'commentAdded', 'commentAdded']);
    expect(await kinds(ben)).toEqual(['replyAdded']);
    expect(await comment(ana, 'Again.')).toMatchObject({ status: 201 });
    expect((await seenBy(owner))[1]).toBe(6);
  });

  test('shows nothing that has been hidden, which a blocked administrator can do', async () => {
    await block(owner, edith);
    const { CommentID } = (await comment(edith)).data!;
    const hide = { ProjectID, CommentID, query: {}, body: { hidden: true } };
    expect(await world.call(hideComment, hide, admin())).toMatchObject({ status: 200 });
    await unblock(edith);
    expect(await seenBy(ben)).toEqual([[], 0]);
    expect(await seenBy(edith, admin())).toEqual([[['Lovely.']], 0]);
  });

  test('shows nothing of a person who is blocked again, or by another person', async () => {
    await comment(ana);
    await world.call(unblockContact, { ContactedUserID: ana }, { as: owner });
    await block(owner, ana);
    await block(ben, ana);
    await world.call(unblockContact, { ContactedUserID: ana }, { as: ben });
    await world.runStream();
    expect(await seenBy(owner)).toEqual([[], 0]);
  });
});

test('the owner goes on commenting, and people whom they have blocked see it', async () => {
  expect(await comment(owner, 'News.')).toMatchObject({ status: 201 });
  expect(await seenBy(ana)).toEqual([[['News.']], 1]);
});

test('a comment and a block at the same time: the author sees it, and others see and count it or do neither', async () => {
  await unblock();
  const [added] = await Promise.all([comment(ana), block(owner, ana)]);
  expect(added.status).toBe(201);
  expect(await seenBy(ana)).toEqual([[['Lovely.']], 1]);
  expect([
    [[], 0],
    [[['Lovely.']], 1],
  ]).toContainEqual(await seenBy(owner));
});

test('a reply in the project of a third person does not notify who has blocked its writer', async () => {
  await unblock();
  const { data } = await comment(ben);
  await block(ben, ana);
  expect(await comment(ana, 'Truly.', data?.CommentID)).toMatchObject({ status: 201 });
  expect(await kinds(ben)).toEqual([]);
});
