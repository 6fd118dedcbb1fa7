import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { commentSteps, comments } from '#functions/comments/comment.store.ts';
import { deleteComment } from '#functions/comments/deleteComment.ts';
import { hideComment } from '#functions/comments/hideComment.ts';
import { listComments } from '#functions/comments/listComments.ts';
import { updateComment } from '#functions/comments/updateComment.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { CommentID, type ProjectID, type UserID } from '#shared/ids.ts';
import { readStats } from './stats.store.ts';

let world: World;
let owner: UserID;
let ada: UserID;
let ben: UserID;
let edith: UserID;
let project: ProjectID;
let comment: CommentID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const samples = samplesIn(world);
  [owner, ada, ben, edith] = (await Promise.all(
    ['owner', 'ada', 'ben', 'edith'].map(name => samples.person({ username: name })),
  )) as [UserID, UserID, UserID, UserID];
  project = await samples.published(owner);
  comment = await say(ada, 'How deep is it?');
});

async function say(as: UserID, text: string, replyTo?: CommentID): Promise<CommentID> {
  world.clock.add({ minutes: 1 });
  const body = { text, ...(replyTo && { replyTo }) };
  const { data } = await world.call(addComment, { ProjectID: project, body }, { as });
  if (!data) throw new Error('The comment was refused.');
  return data.CommentID;
}

const as = (id: UserID) => ({ as: id, ...(id === edith && { groups: ['admins'] }) });
const named = (CommentID: CommentID, replyTo?: CommentID) => ({
  ProjectID: project,
  CommentID,
  query: replyTo ? { replyTo } : {},
});
const edit = (by: UserID, id: CommentID, text: string, replyTo?: CommentID) =>
  world.call(updateComment, { ...named(id, replyTo), body: { text } }, as(by));
const remove = (by: UserID, id: CommentID, replyTo?: CommentID) =>
  world.call(deleteComment, named(id, replyTo), as(by));
const hide = (by: UserID, id: CommentID, hidden = true, replyTo?: CommentID) =>
  world.call(hideComment, { ...named(id, replyTo), body: { hidden } }, as(by));

/** The comments as a person reads them. */
const seenBy = async (id?: UserID) =>
  (await world.call(listComments, { ProjectID: project, query: {} }, id && as(id))).data?.items ?? [];
const counted = async () => (await readStats(world.table, project))?.totals.comments;

describe('an edit', () => {
  test('replaces the text and marks the comment as edited, for a reply too', async () => {
    const reply = await say(ben, 'Ten metres.', comment);
    expect((await edit(ada, comment, 'How deep is the water?')).data).toMatchObject({
      text: 'How deep is the water?',
      editedAt: world.clock.now(),
    });
    expect((await edit(ben, reply, 'Twelve metres.', comment)).status).toBe(200);
    expect(await seenBy()).toMatchObject([
      {
        text: 'How deep is the water?',
        editedAt: world.clock.now(),
        author: { username: 'ada' },
        replies: [{ text: 'Twelve metres.', editedAt: world.clock.now() }],
      },
    ]);
  });

  test('with the same text is not marked', async () => {
    expect((await edit(ada, comment, ' How deep is it? ')).data?.editedAt).toBeUndefined();
  });

  test('is refused for everybody but the author, for unknown comments and for empty texts', async () => {
    for (const other of [ben, owner, edith])
      expect((await edit(other, comment, 'Something else')).code).toBe('FORBIDDEN');
    expect((await edit(ada, CommentID.parse('unknown'), 'Something')).code).toBe('COMMENT_NOT_FOUND');
    for (const empty of [' ', '\u3164\u3164'])
      expect((await edit(ada, comment, empty)).code).toBe('VALIDATION_FAILED');
    expect(await seenBy()).toMatchObject([{ text: 'How deep is it?' }]);
  });
});

describe('a deletion', () => {
  test('removes a comment without replies, and a reply', async () => {
    const reply = await say(ben, 'Ten metres.', comment);
    expect(await counted()).toBe(2);
    expect((await remove(ben, reply, comment)).status).toBe(204);
    expect(await seenBy()).toMatchObject([{ text: 'How deep is it?', replies: [] }]);
    const lone = await say(ben, 'Nice.');
    await remove(ben, lone);
    expect(await seenBy()).toHaveLength(1);
    expect(await counted()).toBe(1);
    expect((await remove(ben, lone)).code).toBe('COMMENT_NOT_FOUND');
  });

  test('leaves a placeholder without text and author above replies, which takes no further replies', async () => {
    await say(ben, 'Ten metres.', comment);
    await remove(ada, comment);
    const [placeholder] = await seenBy();
    expect(placeholder).toMatchObject({ deleted: true, text: '', author: { username: '—' } });
    expect(placeholder?.replies).toMatchObject([{ text: 'Ten metres.' }]);
    expect(await counted()).toBe(1);
    const body = { text: 'Really?', replyTo: comment };
    expect((await world.call(addComment, { ProjectID: project, body }, { as: ben })).code).toBe(
      'COMMENT_NOT_FOUND',
    );
    expect((await edit(ada, comment, 'Back again')).code).toBe('COMMENT_NOT_FOUND');
  });

  test('at the same time as another, as a reply or as hiding it, leaves a correct count', async () => {
    await Promise.all([remove(ada, comment), remove(ada, comment)]);
    expect(await counted()).toBe(0);

    const second = await say(ada, 'And how wide?');
    const body = { text: 'Very.', replyTo: second };
    const [, answered] = await Promise.all([
      remove(ada, second),
      world.call(addComment, { ProjectID: project, body }, { as: ben }),
    ]);
    expect(await counted()).toBe(answered.status === 201 ? 1 : 0);

    const third = await say(ada, 'And how far?');
    const before = await counted();
    await Promise.all([remove(ada, third), hide(owner, third)]);
    expect(await counted()).toBe((before ?? 0) - 1);
  });

  test('of a comment that was hidden since it was read does not count it twice', async () => {
    const read = await world.table.get(comments.key(project, comment));
    if (!read) throw new Error('There is no comment.');
    await hide(owner, comment);
    const refused = await world.table.transact(...commentSteps.remove(read, world.clock.now()));
    expect(refused?.code).toBe('CONCURRENT_UPDATE');
    expect(await counted()).toBe(0);
  });

  test('is refused for everybody but the author', async () => {
    for (const other of [ben, owner, edith]) expect((await remove(other, comment)).code).toBe('FORBIDDEN');
    expect(await seenBy()).toHaveLength(1);
  });
});

describe('hiding a comment', () => {
  test('takes it from everyone but its author and those who may hide it, until it is shown again', async () => {
    await say(ben, 'Ten metres.', comment);
    expect((await hide(owner, comment)).data).toMatchObject({ hiddenBy: 'owner', text: 'How deep is it?' });
    for (const reader of [ada, owner, edith])
      expect(await seenBy(reader)).toMatchObject([{ text: 'How deep is it?', hiddenBy: 'owner' }]);
    for (const reader of [ben, undefined])
      expect(await seenBy(reader)).toMatchObject([
        { text: '', hiddenBy: 'owner', author: { username: '—' }, replies: [{ text: 'Ten metres.' }] },
      ]);
    expect(await counted()).toBe(1);

    await hide(owner, comment, false);
    expect(await seenBy()).toMatchObject([{ text: 'How deep is it?', author: { username: 'ada' } }]);
    expect((await seenBy())[0]?.hiddenBy).toBeUndefined();
    expect(await counted()).toBe(2);
  });

  test('omits hidden replies and comments without replies from the list', async () => {
    const reply = await say(ben, 'Ten metres.', comment);
    await hide(owner, reply, true, comment);
    expect(await seenBy()).toMatchObject([{ text: 'How deep is it?', replies: [] }]);
    await hide(owner, comment);
    expect(await seenBy()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  test('happens once, however often it is repeated and also at the same time', async () => {
    await Promise.all([hide(owner, comment), hide(owner, comment), hide(edith, comment)]);
    await hide(owner, comment);
    expect(await counted()).toBe(0);
    await hide(edith, comment, false);
    await hide(edith, comment, false);
    expect(await counted()).toBe(1);
  });

  test('by an administrator is recorded, and the owner cannot undo it', async () => {
    await hide(edith, comment);
    expect((await hide(owner, comment, false)).code).toBe('FORBIDDEN');
    expect((await hide(edith, comment, false)).status).toBe(200);
    const { items } = await world.table.query(auditEntries, { pk: 'audit', order: 'desc', limit: 2 });
    expect(items).toMatchObject([
      { action: 'showComment', administratorId: edith },
      { action: 'hideComment', target: { kind: 'comment', id: project, label: 'How deep is it?' } },
    ]);
  });

  test('is refused for everybody else', async () => {
    expect((await hide(ada, comment)).code).toBe('FORBIDDEN');
    expect((await hide(ben, comment)).code).toBe('FORBIDDEN');
    expect((await hide(owner, CommentID.parse('unknown'))).code).toBe('COMMENT_NOT_FOUND');
  });
});
