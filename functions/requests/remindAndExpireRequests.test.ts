import { afterAll, beforeAll, expect, test } from 'vitest';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { openRequestShards } from '#functions/projects/openRequest.store.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ContributionRequestId, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { requestSteps, type StoredRequest } from './request.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const perTransaction = 50;

/** Writes pending requests into the first shard, oldest first. `isDue` tells whose owner is due a reminder. */
async function writePending(count: number, isDue: (place: number) => boolean): Promise<void> {
  const began = Date.parse(world.clock.now());
  const ids = Array.from({ length: count * 8 }, (_, index) => String(index).padStart(4, '0')).filter(
    id => shardIndex(`request-${id}`, openRequestShards.length) === 0,
  );
  const pending = ids.slice(0, count).map((id, index): StoredRequest => {
    return {
      contributionRequestId: ContributionRequestId.parse(`request-${id}`),
      contributorId: UserID.parse(`contributor-${id}`),
      ProjectID: ProjectID.parse('project'),
      ProspectID: ProspectID.parse('prospect'),
      OwnerUserID: UserID.parse('owner'),
      projectShortName: 'Harbour atlas',
      role: 'Illustrator',
      status: 'pending',
      createdAt: new Date(began + index).toISOString(),
      expiresAt: '2026-12-04T12:00:00.000Z',
      reminders: isDue(index) ? 0 : 1,
    };
  });
  for (let from = 0; from < count; from += perTransaction)
    await world.table.transact(...pending.slice(from, from + perTransaction).flatMap(requestSteps.send));
}

test('reads pending requests page by page and reminds owners on each page', async () => {
  await writePending(205, place => place % 102 === 0);
  world.clock.add({ days: 3 });
  const from = world.sent.length;

  expect(await remindAndExpireRequests(world.deps)).toEqual({ reminded: 3, expired: 0 });
  const firstShard = Array.from({ length: 3 }, () => [
    'Query',
    'BatchGet',
    'BatchGet',
    'TransactWrite',
  ]).flat();
  const otherShards = openRequestShards.slice(1).map(() => 'Query');
  expect(world.sent.slice(from).map(({ operation }) => operation)).toEqual([...firstShard, ...otherShards]);
});
