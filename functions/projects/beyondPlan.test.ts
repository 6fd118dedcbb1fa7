import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { removeProspect } from '#functions/prospects/removeProspect.ts';
import { updateProspect } from '#functions/prospects/updateProspect.ts';
import { updateProspects } from '#functions/prospects/updateProspects.ts';
import { acceptRequest } from '#functions/requests/acceptRequest.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { changeProjectStatus } from './changeProjectStatus.ts';
import { getProject } from './getProject.ts';
import { likeProject } from './likeProject.ts';
import { updateProject } from './updateProject.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let first: ProjectID;
let second: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await samples.person({ planTypeId: 'basic' });
  first = await samples.published(owner);
  world.clock.add({ minutes: 1 });
  second = await samples.published(owner);
});

const byOwner = () => ({ as: owner });
const choose = (planTypeId: PlanTypeId) => world.table.write(Step.update(callers.key(owner), { planTypeId }));
const update = (ProjectID: ProjectID) =>
  world.call(updateProject, { ProjectID, body: { change: { progress: 60 } } }, byOwner());
const role = { PersonType: 'Gardener', Notes: 'You know the trade.', skill: 'makers' } as const;

async function addRole(ProjectID: ProjectID): Promise<ProspectID> {
  const { data, code } = await world.call(addProspect, { ProjectID, body: role }, byOwner());
  if (!data) throw new Error(`Refused: ${code}`);
  return data.ProspectID;
}

const refused = { status: 403, code: 'PLAN_EXCEEDED' };

describe('after a change to a plan for one project', () => {
  test('the one that was submitted first stays writable, the other can be read', async () => {
    await choose('free');
    expect(await update(first)).toMatchObject({ status: 200, data: { you: { beyondPlan: false } } });
    expect(await update(second)).toMatchObject(refused);

    const seen = await world.call(getProject, { ProjectID: second }, byOwner());
    expect(seen.data).toMatchObject({ progress: 10, you: { owner: true, beyondPlan: true } });
    const visitor = await world.call(getProject, { ProjectID: second }, { as: await samples.person() });
    expect(visitor.data?.you).toMatchObject({ beyondPlan: false });
  });

  test('the roles of the other cannot be changed and nobody joins, but roles can be removed', async () => {
    const ProspectID = await addRole(second);
    const volunteer = await samples.person();
    const sent = await world.call(
      sendRequest,
      { ProjectID: second, body: { typeId: ProspectID, note: 'I would love to help with the beds.' } },
      { as: volunteer },
    );
    const contributionRequestId = sent.data?.contributionRequestId;
    if (!contributionRequestId) throw new Error(`Refused: ${sent.code}`);
    await choose('free');

    const body = { PersonType: 'Botanist' };
    expect(await world.call(addProspect, { ProjectID: second, body: role }, byOwner())).toMatchObject(
      refused,
    );
    expect(
      await world.call(updateProspect, { ProjectID: second, ProspectID, body }, byOwner()),
    ).toMatchObject(refused);
    const accept = () =>
      world.call(
        acceptRequest,
        { ProjectID: second, query: { contributionRequestId, contributorId: volunteer, typeId: ProspectID } },
        byOwner(),
      );
    expect(await accept()).toMatchObject(refused);

    await choose('basic');
    expect(await accept()).toMatchObject({ status: 201 });
    const other = await addRole(second);
    await choose('free');
    expect(
      await world.call(removeProspect, { ProjectID: second, ProspectID: other }, byOwner()),
    ).toMatchObject({
      status: 204,
    });
  });

  test('supporters go on, and completing the first project frees its place', async () => {
    await choose('free');
    const liked = await world.call(
      likeProject,
      { ProjectID: second, body: { liked: true } },
      { as: await samples.person() },
    );
    expect(liked.status).toBe(200);
    expect(await update(second)).toMatchObject(refused);

    const move = (ProjectID: ProjectID, status: 'in-development' | 'completed' | 'abandoned') =>
      world.call(changeProjectStatus, { ProjectID, body: { status } }, byOwner());
    expect((await move(first, 'abandoned')).status).toBe(200);
    expect(await update(second)).toMatchObject({ status: 200 });
  });

  test('a project beyond the plan can be abandoned', async () => {
    await choose('free');
    const { status, code } = await world.call(
      changeProjectStatus,
      { ProjectID: second, body: { status: 'abandoned' } },
      byOwner(),
    );
    expect([status, code]).toEqual([200, undefined]);
  });

  test('the points for several projects count as well', async () => {
    await choose('free');
    await world.table.write(Step.update(callers.key(owner), { contributionPoints: 20_000 }));
    expect(await update(second)).toMatchObject({ status: 200 });
  });
});

test('of the roles of a project, those that the plan covers stay writable', async () => {
  const ids: ProspectID[] = [];
  for (let count = 0; count < 5; count++) ids.push(await addRole(first));
  await choose('free');
  const change = (ProspectID: ProspectID | undefined) =>
    world.call(
      updateProspect,
      { ProjectID: first, ProspectID: ProspectID ?? ids[0]!, body: { PersonType: 'Botanist' } },
      byOwner(),
    );
  expect((await Promise.all(ids.map(change))).map(({ status }) => status)).toEqual([200, 200, 200, 403, 403]);

  const items = [ids[0]!, ids[4]!].map(ProspectID => ({ ProspectID, change: { PersonType: 'Poet' } }));
  const both = await world.call(updateProspects, { ProjectID: first, body: { items } }, byOwner());
  expect(both).toMatchObject(refused);
});
