import { expect, test } from 'vitest';
import { outboxMessages } from '#functions/platform/outbox.ts';
import { projections } from './projections.ts';
import { isFollowed, streamFilter } from './streamFilter.ts';

test('the stream delivers exactly the kinds of items that have handlers', () => {
  const handled = [outboxMessages.name, ...projections.map(({ entity }) => entity)];
  const delivered = streamFilter.flatMap(({ dynamodb }) =>
    Object.values(dynamodb).flatMap(({ entity }) => entity.S),
  );
  expect([...new Set(delivered)].sort()).toEqual([...new Set(handled)].sort());
});

test('of the outbox only new messages are delivered, of people’s messages and drafts only their end, of other items every change', () => {
  const image = (entity: string) => ({ entity: { S: entity } });
  const changes = (entity: string) => [
    { eventName: 'INSERT' as const, dynamodb: { NewImage: image(entity) } },
    { eventName: 'MODIFY' as const, dynamodb: { NewImage: image(entity), OldImage: image(entity) } },
    { eventName: 'REMOVE' as const, dynamodb: { OldImage: image(entity) } },
  ];
  expect(changes('outbox').map(isFollowed)).toEqual([true, false, false]);
  expect(changes('task').map(isFollowed)).toEqual([true, true, true]);
  for (const kind of ['message', 'proposalDraft'])
    expect(changes(kind).map(isFollowed)).toEqual([false, false, true]);
  expect(changes('marketRow').map(isFollowed)).toEqual([false, false, false]);
});

test('of the counters of projects, only changes of shards are delivered', () => {
  const image = (shard?: string) => ({
    entity: { S: 'projectFigures' },
    ...(shard && { shard: { N: shard } }),
  });
  const changed = (shard?: string) => ({
    eventName: 'MODIFY' as const,
    dynamodb: { NewImage: image(shard), OldImage: image(shard) },
  });
  expect([changed('3'), changed()].map(isFollowed)).toEqual([true, false]);
  expect(isFollowed({ eventName: 'INSERT', dynamodb: { NewImage: image('3') } })).toBe(false);
});
