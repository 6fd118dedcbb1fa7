import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentEvents } from '#functions/comments/comment.events.ts';
import { digests } from '#functions/jobs/digests.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { callers } from '#functions/platform/caller.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { CommentID } from '#shared/ids.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const nothing = { sent: 0, dropped: 0, failed: 0 };

test('a digest comes in the morning of its reader’s time zone, and holds each thing once when they move', async () => {
  const owner = await world.user({ email: 'olive@example.com', country: 'FR' });
  const project = await aProject(world, owner);
  const moveTo = (timeZone: string) => world.table.write(Step.update(callers.key(owner), { timeZone }));
  const commentOf = async (firstName: string) => {
    const commenterId = await world.user({ firstName });
    const payload = {
      ProjectID: project,
      CommentID: CommentID.parse(firstName),
      commenterId,
      OwnerUserID: owner,
    };
    await world.table.write(outbox.publish(world.deps, commentEvents.commentAdded, payload, firstName));
    await world.runStream({ domainEventHandlers, projections: [] });
  };
  const runAt = async (at: string) => {
    world.clock.set(at);
    return await digests.withDeps(world.deps)({});
  };

  await moveTo('Pacific/Auckland');
  await commentOf('Priya');
  expect(await runAt('2026-11-20T18:04:00.000Z')).toEqual(nothing);
  expect(await runAt('2026-11-20T18:06:00.000Z')).toEqual({ ...nothing, sent: 1 });

  await commentOf('Sam');
  await moveTo('America/Los_Angeles');
  await commentOf('Noor');
  for (const at of ['2026-11-21T15:06:00.000Z', '2026-11-21T18:06:00.000Z', '2026-11-22T15:06:00.000Z'])
    await runAt(at);
  for (const name of ['Priya', 'Sam', 'Noor'])
    expect(
      world.mails.filter(({ text }) => text.includes(name)),
      name,
    ).toHaveLength(1);
});
