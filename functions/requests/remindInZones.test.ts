import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { before, edges } from '#functions/testing/zones.ts';
import { ContributionRequestId, ProjectID, ProspectID, type UserID } from '#shared/ids.ts';
import { day, hour } from '#shared/time.ts';
import { remindAndExpireRequests } from './remindAndExpireRequests.ts';
import { requestSteps } from './request.store.ts';

let world: World;
let owner: UserID;
let email: string;
let requests = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  email = `olive${requests}@example.com`;
  owner = await world.user({ email });
});

const moveTo = (timeZone: string) => world.table.write(Step.update(callers.key(owner), { timeZone }));
const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * hour).toISOString();

/** A request whose first reminder is due at an instant. */
async function requestDueAt(instant: string): Promise<void> {
  const id = `request-${++requests}`;
  await world.table.transact(
    ...requestSteps.send({
      contributionRequestId: ContributionRequestId.parse(id),
      contributorId: await world.user({ firstName: 'Sam' }),
      ProjectID: ProjectID.parse('signal-box'),
      ProspectID: ProspectID.parse('role-1'),
      OwnerUserID: owner,
      projectShortName: 'Signal Box',
      role: 'Carpenter',
      status: 'pending',
      createdAt: new Date(Date.parse(instant) - 2 * day).toISOString(),
      expiresAt: hoursAfter(instant, 12 * 24),
      reminders: 0,
    }),
  );
}

const mails = () => world.mails.filter(({ to }) => to === email);

/** Runs the job at a time, and returns how many emails the owner has had. */
async function mailsAt(at: string): Promise<number> {
  world.clock.set(at);
  await remindAndExpireRequests(world.deps);
  await world.runStream({ domainEventHandlers, projections: [] });
  return mails().length;
}

test.each(edges)(
  'one email reminds of all that is due on a day before $date begins in $timeZone',
  async edge => {
    await moveTo(edge.timeZone);
    await requestDueAt(hoursAfter(edge.begins, -3));
    await requestDueAt(before(edge.begins));
    await requestDueAt(edge.begins);
    expect(await mailsAt(hoursAfter(edge.begins, -3))).toBe(1);
    expect(mails()[0]?.subject).toMatch(/2 /);
    expect(await mailsAt(before(edge.begins))).toBe(1);
    expect(await mailsAt(edge.begins)).toBe(2);
  },
);

test('an owner who moves is reminded again of nothing, and of everything else', async () => {
  await moveTo('Pacific/Auckland');
  await requestDueAt('2026-11-20T10:00:00.000Z');
  await requestDueAt('2026-11-20T10:30:00.000Z');
  await requestDueAt('2026-11-20T11:30:00.000Z');
  expect(await mailsAt('2026-11-20T10:00:00.000Z')).toBe(1);
  await moveTo('America/Los_Angeles'); // it is still 20 November there; in Auckland that day ends at 11:00
  expect(await mailsAt('2026-11-20T10:45:00.000Z')).toBe(1);
  expect(await mailsAt('2026-11-20T11:30:00.000Z')).toBe(2);
  await moveTo('Pacific/Auckland');
  await requestDueAt('2026-11-21T05:00:00.000Z');
  expect(await mailsAt('2026-11-21T05:00:00.000Z')).toBe(2); // the email of Los Angeles reached until 8:00
  await requestDueAt('2026-11-21T08:00:00.000Z');
  expect(await mailsAt('2026-11-21T08:00:00.000Z')).toBe(3);
});
