import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { caps } from '#shared/caps.ts';
import { message } from '#shared/correspondence.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { discardDraft } from './discardDraft.ts';
import { listDrafts } from './listDrafts.ts';
import { saveDraft } from './saveDraft.ts';
import { sendMessage } from './sendMessage.ts';

let world: World;
let ada: UserID;
let bob: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.user();
  bob = await world.user({ username: 'bob' });
});

const id = MessageID.parse('draft-1');
const save = (as: UserID, change: object) => world.callWith(saveDraft, { body: { id, ...change } }, { as });
const list = async (as: UserID, query = {}) => (await world.call(listDrafts, { query }, { as })).data;

describe('drafts', () => {
  test('are saved with what there is, and listed with the last changed one first', async () => {
    expect(await save(ada, { version: 0, body: 'Dear ' })).toMatchObject({
      status: 200,
      data: { id, version: 1, subject: '', body: 'Dear ', updatedAt: world.clock.now() },
    });
    world.clock.add({ minutes: 1 });
    await save(ada, { id: 'draft-2', version: 0, subject: 'Second' });
    world.clock.add({ minutes: 1 });
    await save(ada, { version: 1, body: 'Dear Bob,', recipient: bob });

    expect(await list(ada)).toMatchObject({
      items: [
        { id, version: 2, body: 'Dear Bob,', recipient: { UserID: bob, username: 'bob' } },
        { id: 'draft-2' },
      ],
    });
    expect(await list(bob)).toEqual({ items: [] });
  });

  test('of an earlier version are refused with the current one, unless they say the same', async () => {
    await save(ada, { version: 0, body: 'One' });
    await save(ada, { version: 1, body: 'Two' });

    expect(await save(ada, { version: 1, body: 'Three' })).toMatchObject({
      status: 409,
      code: 'DRAFT_CHANGED',
      envelope: { data: { draft: { id, version: 2, body: 'Two' } } },
    });
    expect(await save(ada, { version: 1, body: 'Two' })).toMatchObject({ status: 200, data: { version: 2 } });
  });

  test('that two tabs save at the same time keep one of the texts', async () => {
    const both = await Promise.all(['One', 'Two'].map(body => save(ada, { version: 0, body })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [kept] = (await list(ada))?.items ?? [];
    expect(both.find(({ status }) => status === 200)?.data).toMatchObject({ body: kept?.body });
  });

  test('that have been discarded elsewhere are not written again', async () => {
    await save(ada, { version: 0, body: 'One' });
    const discard = () => world.call(discardDraft, { id }, { as: ada });
    expect([(await discard()).status, (await discard()).status]).toEqual([204, 204]);
    expect(await save(ada, { version: 1, body: 'Two' })).toMatchObject({
      status: 409,
      code: 'DRAFT_CHANGED',
    });
    expect(await list(ada)).toEqual({ items: [] });
  });

  test('are at most a hundred; one that is sent or discarded makes room, and none is lost', async () => {
    await world.table.write(personCounts.add(ada, { drafts: caps.drafts - 2 }));
    const write = (draft: string) => save(ada, { id: draft, version: 0, body: 'Dear Bob,' });
    expect([(await write('last-1')).status, (await write('last-2')).status]).toEqual([200, 200]);
    expect(await write('one-more')).toMatchObject({ status: 403, code: 'DRAFT_LIMIT_REACHED' });
    expect(await save(ada, { id: 'last-2', version: 1, body: 'Dear Bob, how are you?' })).toMatchObject({
      status: 200,
    });

    await world.call(discardDraft, { id: MessageID.parse('last-1') }, { as: ada });
    await world.call(discardDraft, { id: MessageID.parse('last-1') }, { as: ada });
    expect((await write('one-more')).status).toBe(200);
    expect((await write('another')).code).toBe('DRAFT_LIMIT_REACHED');

    const payer = { as: ada };
    await world.table.write(Step.update(authors.key(ada), { planTypeId: 'basic' }));
    const body = { recipient: bob, subject: '', body: 'Dear Bob,', draft: MessageID.parse('one-more') };
    expect((await world.call(sendMessage, { body }, payer)).status).toBe(201);
    expect((await write('another')).status).toBe(200);
  });

  test('that are discarded at the same time make room once', async () => {
    await save(ada, { version: 0, body: 'One' });
    await Promise.all([1, 2, 3].map(() => world.call(discardDraft, { id }, { as: ada })));
    expect((await world.table.get(personCounts.key(ada)))?.drafts).toBe(0);
  });

  test('fit into an item of 16 KB, whatever is written', async () => {
    const largest = { subject: '語'.repeat(message.subject.max), body: '語'.repeat(message.body.max) };
    expect((await save(ada, { version: 0, ...largest })).status).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThan(16 * 1024);
    expect(await save(ada, { version: 1, body: `${largest.body}語` })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('belong to one person', async () => {
    await save(ada, { version: 0, body: 'One' });
    await world.call(discardDraft, { id }, { as: bob });
    await save(bob, { version: 0, body: 'Two' });
    expect((await list(ada))?.items).toMatchObject([{ body: 'One' }]);
    expect(await world.call(listDrafts, {})).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });

  test.each([
    { version: 0, body: 'x'.repeat(message.body.max + 1) },
    { version: 0, subject: 'x'.repeat(message.subject.max + 1) },
    { version: -1 },
    { version: 0, id: '../x' },
    { body: 'Without a version' },
    { version: 0, recipient: 7 },
  ])('refuse invalid input (%#)', async change => {
    expect(await save(ada, change)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await list(ada)).toEqual({ items: [] });
  });
});
