import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { listMessages } from './listMessages.ts';
import { messageSteps } from './message.store.ts';
import { aMessage } from './testing/aMessage.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Requests and capacity units of a page of the inbox. */
async function costOf(as: UserID) {
  const from = world.sent.length;
  await world.call(listMessages, { type: 'inbox' }, { as });
  return world.sent.slice(from).map(({ capacityUnits }) => capacityUnits);
}

test('a page of messages costs the same however many there are, and 2 requests', async () => {
  const [ada, bob] = [await world.user(), await world.user()];
  const letter = await aMessage(world, ada, bob, { body: 'x'.repeat(5_000) });
  const copy = (from: number) =>
    world.table.transact(
      ...Array.from({ length: 100 }, (_, at) => {
        const [delivered] = messageSteps.deliver({ ...letter, id: MessageID.parse(`copy-${from + at}`) });
        return delivered;
      }),
    );

  await copy(0);
  const few = await costOf(bob);
  for (let from = 100; from < 2_000; from += 100) await copy(from);

  expect(await costOf(bob)).toEqual(few);
  expect(few).toHaveLength(2);
});
