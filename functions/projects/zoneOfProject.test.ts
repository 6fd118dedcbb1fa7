import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { sampleProposal, samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { before, edges } from '#functions/testing/zones.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { getProject } from './getProject.ts';
import { submitProject } from './submitProject.ts';
import { updateProject } from './updateProject.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
});
afterAll(() => world.close());

async function ownerIn(timeZone: string | undefined): Promise<UserID> {
  const owner = await samples.person();
  if (timeZone) await world.table.write(Step.update(callers.key(owner), { timeZone }));
  return owner;
}

const submit = async (as: UserID, endDate: string, country: 'FR' | 'US' = 'FR') =>
  await world.callWith(
    submitProject,
    {
      body: {
        proposal: { ...sampleProposal(world.clock.now()), endDate, country },
        submissionKey: samples.key(),
      },
    },
    { as },
  );

describe.each(edges)('on the day before $date in $timeZone', ({ timeZone, date, begins }) => {
  test('an owner there can choose that day as the end date until it begins', async () => {
    const owner = await ownerIn(timeZone);
    world.clock.set(before(begins));
    expect(await submit(owner, date)).toMatchObject({ status: 201, data: { endDate: date, timeZone } });
    world.clock.set(begins);
    const late = await submit(await ownerIn(timeZone), date);
    expect(late).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

test('a project keeps its zone when its owner moves; edits of its end date follow its days', async () => {
  world.clock.set('2026-11-20T12:00:00.000Z');
  const owner = await ownerIn('America/Los_Angeles');
  const { data } = await submit(owner, '2026-12-24');
  const id = ProjectID.parse((data as { ProjectID: string }).ProjectID);
  await world.table.write(Step.update(callers.key(owner), { timeZone: 'Pacific/Auckland' }));

  const update = (endDate: string) =>
    world.call(updateProject, { ProjectID: id, body: { change: { endDate } } }, { as: owner });
  world.clock.set('2026-11-21T07:59:59.999Z'); // 20 November in Los Angeles
  expect(await update('2026-11-21')).toMatchObject({ status: 200 });
  world.clock.set('2026-11-21T08:00:00.000Z');
  expect(await update('2026-12-24')).toMatchObject({ status: 200 });
  expect(await update('2026-11-21')).toMatchObject({ code: 'VALIDATION_FAILED' });
  const seen = await world.call(getProject, { ProjectID: id }, { as: owner });
  expect(seen.data?.timeZone).toBe('America/Los_Angeles');
});

test('a project of an owner without a zone has that of its country', async () => {
  world.clock.set('2026-11-21T04:59:59.999Z'); // 20 November in New York
  const owner = await ownerIn(undefined);
  expect(await submit(owner, '2026-11-21', 'US')).toMatchObject({
    status: 201,
    data: { timeZone: 'America/New_York' },
  });
});
