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

test('the owner is notified of a member who has left, with a link to the roles', async () => {
  const { owner, applicant: member } = await world.startScene();
  await world.publish(teamEvents.memberLeft, {
    ProjectID: world.ids.ProjectID,
    OwnerUserID: owner,
    UserID: member,
    role: 'carpenter',
  });

  const [email, ...others] = await world.emails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: 'olive',
    subject: 'Sam a quitté l’équipe de «\u202FSignal Box\u202F»',
  });
  expect(email?.text).toContain('/fr/manage-prospects?project=signal-box');
  const link = '/manage-prospects?project=signal-box';
  expect((await world.notificationsFor(owner))?.items).toMatchObject([
    { kind: 'memberLeft', values: { project: 'Signal Box', person: 'Sam', role: 'carpenter' }, link },
  ]);
  expect((await world.notificationsFor(member))?.items).toEqual([]);
});
