import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { teamEvents } from './team.events.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());

test('a removed member is notified, by email and in the app', async () => {
  const { applicant: member } = await world.startScene();
  await world.publish(teamEvents.memberRemoved, { ProjectID: world.ids.ProjectID, UserID: member });

  expect(await world.emails()).toMatchObject([
    { to: 'sam', subject: 'You’re no longer on the team of “Signal Box”' },
  ]);
  expect((await world.notificationsFor(member))?.items).toMatchObject([
    { kind: 'memberRemoved', values: { project: 'Signal Box' }, link: '/projects/signal-box' },
  ]);
});
