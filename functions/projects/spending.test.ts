import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { projects } from './project.store.ts';
import { projectStats } from './stats.store.ts';
import { type AmendmentWorld, amendmentWorld } from './testing/amendmentWorld.ts';
import { updateProject } from './updateProject.ts';

const budgetLines = [{ purpose: 'Soil and beds', amount: 3_000_00 }];
const spending = [{ purpose: 'Soil and beds', spent: 1_250_00 }];

let world: AmendmentWorld;
beforeAll(async () => {
  world = await amendmentWorld();
});
afterAll(() => world.close());

const report = (id: ProjectID, body: object, as: UserID = world.owner) =>
  world.callWith(updateProject, { ProjectID: id, body: { change: {}, ...body } }, { as });
/** A public project that has received a payment. */
async function supported(): Promise<ProjectID> {
  const id = await world.samples.published(world.owner, { budgetLines });
  await world.table.write(Step.update(projectStats.key(id, 0), {}).add({ payments: 1 }));
  return id;
}

describe("an owner's report of what was spent", () => {
  test('is shown with its time, and replaced by the next one', async () => {
    const id = await supported();
    const { data } = await report(id, { spending });
    expect(data).toMatchObject({ spending: { reportedAt: world.clock.now(), lines: spending } });
    world.clock.add({ days: 1 });
    const more = [{ purpose: 'Soil and beds', spent: 1_300_00 }];
    await report(id, { spending: more });
    expect(await world.see(id)).toMatchObject({
      budgetLines,
      spending: { reportedAt: world.clock.now(), lines: more },
    });
    await world.amend(id, { progress: 40 });
    expect(await world.see(id)).toMatchObject({ spending: { lines: more } });
  });

  test('can be made once the project has received a payment', async () => {
    const id = await world.samples.published(world.owner, { budgetLines });
    expect((await report(id, { spending })).code).toBe('INVALID_PROJECT_STATE');
    const waiting = await world.samples.submitted(world.owner, { budgetLines });
    expect((await report(waiting, { spending })).code).toBe('INVALID_PROJECT_STATE');
  });

  test('can be made of a completed project, which takes no other change', async () => {
    const id = await supported();
    await world.table.write(Step.update(projects.key(id), { status: 'completed' }));
    expect((await report(id, { spending })).data).toMatchObject({ spending: { lines: spending } });
    expect((await report(id, { spending, change: { progress: 60 } })).code).toBe('INVALID_PROJECT_STATE');
  });

  test('is the business of the owner alone', async () => {
    const id = await supported();
    expect((await report(id, { spending }, world.other)).code).toBe('FORBIDDEN');
  });

  test.each([
    ['nothing', []],
    ['less than nothing', [{ purpose: 'Soil', spent: -1 }]],
    ['no purpose', [{ purpose: '', spent: 1 }]],
    ['more lines than a budget has', Array.from({ length: 11 }, () => ({ purpose: 'Soil', spent: 1 }))],
  ])('is refused if it names %s', async (_, wrong) => {
    expect((await report(await supported(), { spending: wrong })).code).toBe('VALIDATION_FAILED');
  });
});
