import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { ContributionRequestId, ProspectID, type UserID } from '#shared/ids.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { requestSteps } from './request.store.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let applicant: UserID;

beforeEach(async () => {
  world = await createNewsWorld();
  ({ owner, applicant } = await world.startScene());
});
afterEach(() => world.close());

/** Sends a request of Sam for a role of its own. */
const send = (id: string) =>
  world.table.transact(
    ...requestSteps.send({
      ...world.ids,
      OwnerUserID: owner,
      contributorId: applicant,
      contributionRequestId: ContributionRequestId.parse(id),
      ProspectID: ProspectID.parse(`role-of-${id}`),
      projectShortName: 'Signal Box',
      role: 'carpenter',
      status: 'pending',
      createdAt: world.clock.now(),
      expiresAt: '2027-01-01T00:00:00.000Z',
      reminders: 0,
    }),
  );

const kinds = async () => (await world.notificationsFor(owner))?.items.map(({ kind }) => kind);

test.each([
  [1, 'Sam attend votre réponse'],
  [3, '3 candidatures attendent votre réponse'],
])('a run that reminds an owner of %i applications sends one email', async (count, subject) => {
  const ids = Array.from({ length: count }, (_, index) => `waiting-${index}`);
  for (const id of ids) await send(id);
  world.clock.add({ days: 3 });
  expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: count });
  await world.runStream();

  expect(await world.emails()).toMatchObject([{ to: 'olive', subject }]);
  expect(await kinds()).toEqual(ids.map(() => 'requestReminder'));
});

test('reminders of an owner at several times of a day are one email, which names all', async () => {
  world.clock.set('2026-11-21T09:30:00.000Z');
  await send('morning');
  world.clock.set('2026-11-21T18:30:00.000Z');
  await send('evening');

  for (const run of ['2026-11-23T10:00:00.000Z', '2026-11-23T19:00:00.000Z']) {
    world.clock.set(run);
    expect(await remindAndExpireRequests(world.deps)).toMatchObject({ reminded: 1 });
    await world.runStream();
  }
  expect(await world.emails()).toMatchObject([{ subject: '2 candidatures attendent votre réponse' }]);
  expect(await kinds()).toEqual(['requestReminder', 'requestReminder']);
});

test('a run that is cut off and resumed in the next hour sends one email', async () => {
  world.clock.set('2026-11-21T09:30:00.000Z');
  for (const id of ['one', 'two', 'three']) await send(id);
  world.clock.set('2026-11-23T10:59:59.000Z');

  const { table } = world.deps;
  let writes = 0;
  const transact: typeof table.transact = async (...steps) => {
    if (++writes === 2) throw new Error('timed out');
    return await table.transact(...steps);
  };
  await expect(remindAndExpireRequests({ ...world.deps, table: { ...table, transact } })).rejects.toThrow();
  await world.runStream();
  world.clock.set('2026-11-23T11:00:10.000Z');
  await remindAndExpireRequests(world.deps);
  await world.runStream();

  expect(await world.emails()).toMatchObject([{ subject: '3 candidatures attendent votre réponse' }]);
  expect(await kinds()).toHaveLength(3);
});
