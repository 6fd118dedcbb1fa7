import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { outbox } from '#functions/platform/outbox.ts';
import { projectionsOf } from '#functions/platform/projection.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { domainEventHandlers } from './domainEventHandlers.ts';
import { processBatch } from './processBatch.ts';
import { projections } from './projections.ts';
import { replayEvent, setAsideEvent } from './replayEvent.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('an event that was set aside is handled by a replay, and a second one does nothing', async () => {
  const samples = samplesIn(world);
  const OwnerUserID = await samples.person();
  const ProjectID = await samples.submitted(OwnerUserID);
  await world.runStream();
  const payload = { ProjectID, OwnerUserID, reason: 'The budget is missing.' };
  await world.table.write(outbox.publish(world.deps, projectEvents.projectDenied, payload, 'set-aside'));

  const before = world.mails.length;
  const event = await replayEvent(world.table, ['set-aside']);
  const handlers = { domainEventHandlers, projections };
  for (let time = 0; time < 2; time++)
    expect(await processBatch(event, world.deps, handlers)).toEqual({ batchItemFailures: [] });
  expect(world.mails.length).toBe(before + 1);
});

test('an unknown event is reported', async () => {
  await expect(replayEvent(world.table, ['none'])).rejects.toThrow('There is no outbox message none');
});

test('records of a file in which Lambda set them aside are handled by a replay, and a second one does nothing', async () => {
  const stones = entity({
    name: 'stone',
    schema: z.object({ weight: z.number() }),
    key: (id: string) => ({ pk: `stone#${id}`, sk: 'stone' }),
  });
  const total = entity({
    name: 'total',
    schema: z.object({ weight: z.number() }),
    key: () => ({ pk: 'total', sk: 'total' }),
  });
  const sum = projectionsOf(stones, {
    sum: async ({ after }) => [Step.add(total.key(), { weight: after?.weight ?? 0 })],
  });
  const record = {
    eventID: 'a0b1',
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: '1',
      NewImage: { pk: { S: 'stone#1' }, sk: { S: 'stone' }, entity: { S: 'stone' }, weight: { N: '3' } },
    },
  };
  const file = JSON.stringify({
    requestContext: { condition: 'RecordAgeExceeded' },
    DDBStreamBatchInfo: { shardId: 'shardId-1', startSequenceNumber: '1', endSequenceNumber: '1' },
    payload: JSON.stringify({ Records: [record] }),
  });

  for (let time = 0; time < 2; time++)
    expect(
      await processBatch(setAsideEvent(file), world.deps, { domainEventHandlers, projections: [sum] }),
    ).toEqual({ batchItemFailures: [] });
  expect(await world.table.get(total.key())).toMatchObject({ weight: 3 });
});

test('a file that holds no records is reported', () => {
  expect(() => setAsideEvent('{"DDBStreamBatchInfo":{"shardId":"shardId-1"}}')).toThrow('payload');
});
