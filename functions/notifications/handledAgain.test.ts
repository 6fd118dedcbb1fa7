import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commentEvents } from '#functions/comments/comment.events.ts';
import { digests } from '#functions/jobs/digests.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { processBatch } from '#functions/jobs/processBatch.ts';
import { replayEvent } from '#functions/jobs/replayEvent.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { CommentID, type ProjectID, type UserID } from '#shared/ids.ts';
import type { ChosenFrequencies } from '#shared/notificationSettings.ts';
import { listNotifications } from './listNotifications.ts';
import { notify } from './notify.ts';
import { readAllNotifications } from './readAllNotifications.ts';

let world: World;
let owner: UserID;
let commenterId: UserID;
let project: ProjectID;
beforeEach(async () => {
  world = await createWorld();
  owner = await world.user({ email: 'olive@example.com' });
  commenterId = await world.user({ firstName: 'Priya' });
  project = await aProject(world, owner);
});
afterEach(() => world.close());

const handlers = { domainEventHandlers, projections: [] };
const choose = (chosen: ChosenFrequencies) =>
  world.table.write(Step.update(callers.key(owner), { emailFrequencies: chosen }));
/** Publishes that a person has commented, and returns the id of the event. */
async function publish(id = world.deps.newId()): Promise<string> {
  const payload = { ProjectID: project, CommentID: CommentID.parse(id), commenterId, OwnerUserID: owner };
  await world.table.write(outbox.publish(world.deps, commentEvents.commentAdded, payload, id));
  return id;
}
const deliver = () => world.runStream(handlers);
const redeliver = async (id: string) =>
  expect(await processBatch(await replayEvent(world.table, [id]), world.deps, handlers)).toEqual({
    batchItemFailures: [],
  });
const list = async () => (await world.call(listNotifications, {}, { as: owner })).data;
const writeUnits = (from: number) =>
  world.sent
    .slice(from)
    .filter(({ operation }) => !/Get|Query/.test(operation))
    .reduce((sum, { capacityUnits }) => sum + capacityUnits, 0);

describe('news of an event', () => {
  test.each(['daily', 'immediate', 'never'] as const)(
    'is told once, however often it is delivered, to a person who is emailed %s',
    async frequency => {
      await choose({ comments: frequency });
      const id = await publish();
      await deliver();
      for (let time = 0; time < 2; time++) await redeliver(id);
      expect(await list()).toMatchObject({ unread: 1, items: [{ kind: 'commentAdded' }] });
      expect((await list())?.items).toHaveLength(1);
      expect(world.mails).toHaveLength(frequency === 'immediate' ? 1 : 0);
      expect(world.logged.join()).not.toContain('"level":"error"');
    },
  );

  test('costs the notification and its count: it shows itself that it has been told, and digests read it', async () => {
    await publish();
    await deliver(); // schedules the digest
    await publish();
    const from = world.sent.length;
    await deliver();
    expect(writeUnits(from)).toBe(4);
  });

  test('is not told again if an earlier version has noted it with a record of the handler', async () => {
    const id = await publish();
    const record = { pk: `done#${id}`, sk: 'commentAdded/tellCommented', entity: 'done', ttl: 2_000_000_000 };
    const { client, tableName: TableName } = world.database;
    await client.send(new PutCommand({ TableName, Item: record }));
    await redeliver(id);
    expect(await list()).toEqual({ items: [], unread: 0 });
  });

  test('is new although it comes under an earlier id after everything has been read', async () => {
    const early = await publish();
    world.clock.add({ minutes: 3 });
    const late = await publish();
    await redeliver(late);
    await world.call(readAllNotifications, {}, { as: owner });
    world.clock.add({ minutes: 3 });
    await redeliver(early);
    const page = await list();
    expect(page).toMatchObject({ unread: 1 });
    expect(page?.items.map(({ read }) => read)).toEqual([true, false]);
  });

  test('is over once one of two people has been told, although the other can be told by now', async () => {
    const other = await world.user({ status: 'banned' });
    const notification = { kind: 'commentAdded', values: {}, link: '/market' } as const;
    const tellBoth = handlersOf(commentEvents.commentAdded, {
      tellBoth: async (_, deps) => {
        const people = await deps.table.batchGet(callers.key(other), callers.key(owner));
        return (await Promise.all(people.map(one => notify(deps, one, { notification })))).flat();
      },
    });
    const event = await replayEvent(world.table, [await publish()]);
    const handle = () =>
      processBatch(event, world.deps, { domainEventHandlers: [tellBoth], projections: [] });
    expect(await handle()).toEqual({ batchItemFailures: [] });
    await world.table.write(Step.update(callers.key(other), { status: 'active' }));
    expect(await handle()).toEqual({ batchItemFailures: [] });
    expect(await list()).toMatchObject({ unread: 1 });
  });

  test('is in the digest of the next morning, also if it is told two days late', async () => {
    const id = await publish();
    world.clock.add({ days: 2 });
    await redeliver(id);
    world.clock.add({ days: 1 });
    await digests.withDeps(world.deps)(undefined);
    expect(world.mails.map(({ text }) => text.includes('Priya'))).toEqual([true]);
  });
});
