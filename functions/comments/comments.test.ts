import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProject } from '#functions/projects/getProject.ts';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { CommentID, type ProjectID, type UserID } from '#shared/ids.ts';
import { addComment } from './addComment.ts';
import { commentEvents } from './comment.events.ts';
import { listComments } from './listComments.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let project: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person({ username: 'owner' });
  project = await samples.published(owner);
});
afterAll(() => world.close());

async function say(as: UserID, text: string, replyTo?: CommentID, id = project) {
  world.clock.add({ minutes: 1 });
  const body = { text, ...(replyTo && { replyTo }) };
  return await world.call(addComment, { ProjectID: id, body }, { as });
}
const read = (query: { limit?: number; cursor?: string } = {}, id = project) =>
  world.call(listComments, { ProjectID: id, query });

/** The events published since the last call. */
const published = () => recordEvents(world, Object.values(commentEvents));

describe('comments', () => {
  test('keep the language of the site in which they were written', async () => {
    const id = await samples.published(owner, { language: 'en' });
    const elodie = await samples.person({ username: 'elodie' });
    const send = (language: string, body: object) =>
      world.callWith(
        addComment,
        { ProjectID: id, body },
        { as: elodie, headers: { 'accept-language': language } },
      );
    const { data } = await send('fr-CA', { text: 'Quelle belle idée !' });
    const { CommentID: replyTo } = data as { CommentID: CommentID };
    await send('en-US', { text: 'What an idea!', replyTo });
    expect((await read({}, id)).data?.items).toMatchObject([
      { language: 'fr', text: 'Quelle belle idée\u202F!', replies: [{ language: 'en' }] },
    ]);
  });

  test('are listed newest first with their replies oldest first, page by page', async () => {
    const ada = await samples.person({ username: 'ada' });
    const ids: CommentID[] = [];
    for (let number = 0; number < 62; number++) {
      const { data } = await say(ada, `Comment ${number}`);
      if (data) ids.push(data.CommentID);
    }
    for (const [number, text] of [
      [10, 'first'],
      [61, 'late'],
      [10, 'second'],
      [41, 'edge'],
      [42, 'other edge'],
    ] as const)
      await say(owner, text, ids[number]);

    const seen: string[] = [];
    const answers: Record<string, string[]> = {};
    let cursor: string | undefined;
    do {
      const from = world.requests();
      const { data } = await read(cursor ? { cursor } : {});
      const replied = data?.items.some(({ replies }) => replies.length > 0);
      expect(world.requests(from)).toBe(replied ? 3 : 2);
      for (const { text, replies } of data?.items ?? []) {
        seen.push(text);
        if (replies.length > 0) answers[text] = replies.map(reply => reply.text);
      }
      cursor = data?.cursor;
    } while (cursor);
    expect(seen).toEqual(ids.map((_, number) => `Comment ${61 - number}`));
    expect(answers).toEqual({
      'Comment 61': ['late'],
      'Comment 42': ['other edge'],
      'Comment 41': ['edge'],
      'Comment 10': ['first', 'second'],
    });
    expect((await world.call(getProject, { ProjectID: project })).data?.comments).toBe(67);
  });

  test('show their author and whether the author owns the project', async () => {
    const ada = await samples.person({ username: 'ada' });
    const added = await say(ada, '  Lovely idea  ');
    expect(added).toMatchObject({
      status: 201,
      data: { text: 'Lovely idea', byOwner: false, author: { username: 'ada' } },
    });
    const reply = await say(owner, 'Thank you', added.data?.CommentID);
    expect(reply.data).toMatchObject({ byOwner: true, author: { username: 'owner' } });
    expect((await read({ limit: 1 })).data?.items).toEqual([{ ...added.data, replies: [reply.data] }]);
  });

  test('of a deleted user remain, without a name', async () => {
    const id = await samples.published(owner);
    const gone = await samples.person();
    await say(gone, 'I was here', undefined, id);
    await world.user({
      UserID: gone,
      status: 'deleted',
      username: 'secret',
      avatar: { kind: 'ready', name: 'avatar-01' },
      affiliateCode: 'x',
      registrationDate: world.clock.now(),
      hasPassword: true,
    });
    expect((await read({}, id)).data?.items[0]).toMatchObject({
      text: 'I was here',
      author: { UserID: gone, username: '—' },
    });
  });

  test('are added in three requests: two read and write, one counts the limits of a minute and a day', async () => {
    const ada = await samples.person();
    world.clock.add({ minutes: 1 });
    const from = world.requests();
    await world.call(addComment, { ProjectID: project, body: { text: 'Well' } }, { as: ada });
    expect(world.requests(from)).toBe(3);
  });
});

describe('notifications', () => {
  test('go to the owner for a comment and to its author for a reply, never to the writer', async () => {
    const ada = await samples.person();
    await published();
    const { data } = await say(ada, 'A question');
    expect(await published()).toEqual([
      {
        type: 'commentAdded',
        payload: { ProjectID: project, OwnerUserID: owner, CommentID: data?.CommentID, commenterId: ada },
      },
    ]);
    const reply = await say(owner, 'An answer', data?.CommentID);
    expect(await published()).toEqual([
      {
        type: 'replyAdded',
        payload: {
          ProjectID: project,
          CommentID: reply.data?.CommentID,
          replyTo: data?.CommentID,
          commenterId: owner,
          UserID: ada,
        },
      },
    ]);
    await say(ada, 'And another thing', data?.CommentID);
    await say(owner, 'News');
    expect(await published()).toEqual([]);
  });
});

describe('refusals', () => {
  test('the eleventh comment within a minute; a minute later it is accepted', async () => {
    const ada = await samples.person();
    const at = world.clock.now();
    world.clock.set(`${at.slice(0, 16)}:00.000Z`);
    const now = () => world.call(addComment, { ProjectID: project, body: { text: 'Again' } }, { as: ada });
    for (let number = 0; number < 10; number++) expect((await now()).status).toBe(201);
    expect(await now()).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    world.clock.add({ minutes: 1 });
    expect((await now()).status).toBe(201);
  });

  test('a reply to a reply, or to something other than a comment on this project', async () => {
    const elsewhere = await samples.published(owner);
    const there = await say(owner, 'Elsewhere', undefined, elsewhere);
    const here = await say(owner, 'Here');
    const reply = await say(owner, 'A reply', here.data?.CommentID);
    expect((await say(owner, 'Hm', there.data?.CommentID)).code).toBe('COMMENT_NOT_FOUND');
    expect((await say(owner, 'Hm', reply.data?.CommentID)).code).toBe('COMMENT_NOT_FOUND');
    expect((await say(owner, 'Hm', CommentID.parse('unknown'))).code).toBe('COMMENT_NOT_FOUND');
  });

  test('a comment on a project that is not public', async () => {
    const waiting = await samples.submitted(owner);
    const ada = await samples.person();
    expect((await say(owner, 'Not yet', undefined, waiting)).code).toBe('INVALID_PROJECT_STATE');
    expect((await say(ada, 'Not yet', undefined, waiting)).code).toBe('PROJECT_NOT_FOUND');
    expect((await read({}, waiting)).code).toBe('PROJECT_NOT_FOUND');
    expect((await world.callWith(listComments, { ProjectID: 'unknown' })).code).toBe('PROJECT_NOT_FOUND');
    expect((await read({ cursor: 'made-up' })).code).toBe('INVALID_CURSOR');
  });

  test.each([
    {},
    { text: 'x' },
    { text: ' x ' },
    { text: 'x'.repeat(2001) },
    { text: 7 },
    { text: 'Well', replyTo: 'a b' },
  ])('a body of %j', async body => {
    const ada = await samples.person();
    expect((await world.callWith(addComment, { ProjectID: project, body }, { as: ada })).code).toBe(
      'VALIDATION_FAILED',
    );
  });

  test('a comment by a visitor or a banned user', async () => {
    const body = { text: 'Hello' };
    expect((await world.callWith(addComment, { ProjectID: project, body })).code).toBe('NOT_AUTHENTICATED');
    const banned = await samples.person({ status: 'banned' });
    expect((await world.callWith(addComment, { ProjectID: project, body }, { as: banned })).code).toBe(
      'USER_BANNED',
    );
  });
});
