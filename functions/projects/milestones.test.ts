import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportMyData } from '#functions/personalData/exportMyData.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import type { Milestones } from '#shared/entities/showing.ts';
import type { ProjectID } from '#shared/ids.ts';
import { submitProject } from './submitProject.ts';
import { type AmendmentWorld, amendmentWorld } from './testing/amendmentWorld.ts';
import { updateProject } from './updateProject.ts';

/** The sample project needs £5,000. */
const first = { name: 'First bed planted', amount: 1_000_00 };
const second = { name: 'Water on the roof', amount: 4_200_00 };
const milestones: Milestones = [first, second];

let world: AmendmentWorld;
beforeAll(async () => {
  world = await amendmentWorld();
});
afterAll(() => world.close());

const send = (id: ProjectID, change: object, known: object = {}) =>
  world.callWith(updateProject, { ProjectID: id, body: { change, known } }, { as: world.owner });
const refusedAs = (i18nID: string, path = 'change.milestones') => ({
  code: 'VALIDATION_FAILED',
  envelope: { data: { fields: [{ path, i18nID }] } },
});
const overBudget = 'validation.milestones_over_budget';

describe("milestones of an owner's own", () => {
  test('are submitted with a project, changed and removed', async () => {
    const id = await world.samples.submitted(world.owner, { milestones });
    expect(await world.see(id)).toMatchObject({ milestones });
    const moved = [{ ...first, amount: 1_200_00 }, second];
    expect((await world.amend(id, { milestones: moved })).data).toMatchObject({ milestones: moved });
    expect((await world.amend(id, { milestones: null })).data).not.toHaveProperty('milestones');
    expect(await world.see(id)).not.toHaveProperty('milestones');
  });

  test('of a public project change their amounts immediately, and wait with new names', async () => {
    const id = await world.samples.published(world.owner, { milestones });
    const moved = [{ ...first, amount: 900_00 }, second];
    expect((await world.amend(id, { milestones: moved })).data).toMatchObject({ milestones: moved });
    const others = [...moved, { name: 'A journey of the owner to Tahiti', amount: 4_900_00 }];
    expect((await world.amend(id, { milestones: others })).data?.pendingEdit?.changes).toEqual({
      milestones: others,
    });
    expect(await world.see(id)).toMatchObject({ milestones: moved });
  });

  test('are not overwritten by a tab that has not seen them', async () => {
    const id = await world.samples.submitted(world.owner, { milestones });
    expect((await send(id, { milestones: [first] }, { milestones: [second] })).code).toBe('PROJECT_CHANGED');
    expect((await send(id, { milestones: [first] }, { milestones })).data).toMatchObject({
      milestones: [first],
    });
  });

  test('are part of the personal data of their owner', async () => {
    const owner = await world.samples.person();
    const id = await world.samples.submitted(owner, { milestones });
    const found: object[] = [];
    for (let query: object = {}; ; ) {
      const { data } = await world.callWith(exportMyData, { query }, { as: owner });
      const { records, cursor } = data as { records: object[]; cursor?: string }; // the handler has checked it
      found.push(...records);
      if (cursor === undefined) break;
      query = { cursor };
    }
    expect(found).toContainEqual({
      section: 'projects',
      data: expect.objectContaining({ ProjectID: id, milestones }),
    });
  });
});

describe('a milestone above the budget', () => {
  test('is refused, whichever of the two changes', async () => {
    const id = await world.samples.submitted(world.owner, { milestones });
    const whole = [first, { ...second, amount: 5_000_00 }];
    expect((await send(id, { milestones: whole })).data).toMatchObject({ milestones: whole });
    const more = await send(id, { milestones: [first, { ...second, amount: 5_000_01 }] });
    expect(more).toMatchObject(refusedAs(overBudget));
    expect(await send(id, { budget: 4_999_99 })).toMatchObject(refusedAs(overBudget, 'change.budget'));
    const both = await send(id, { budget: 3_000_00, milestones });
    expect(both).toMatchObject(refusedAs(overBudget));
    expect((await send(id, { budget: 3_000_00, milestones: [first] })).data).toMatchObject({
      budget: 3_000_00,
    });
  });

  test('counts while it waits for a review, which may publish it at any time', async () => {
    const id = await world.samples.published(world.owner);
    expect((await world.amend(id, { milestones })).data?.pendingEdit?.changes).toEqual({ milestones });
    expect(await send(id, { budget: 4_000_00 })).toMatchObject(refusedAs(overBudget, 'change.budget'));
  });

  test('is refused when a proposal is submitted', async () => {
    const proposal = { ...sampleProposal(world.clock.now()), milestones: [{ ...first, amount: 5_000_01 }] };
    const answer = await world.callWith(
      submitProject,
      { body: { proposal, submissionKey: world.samples.key() } },
      { as: world.owner },
    );
    expect(answer).toMatchObject(refusedAs(overBudget, 'proposal.milestones'));
  });
});

test.each([
  ['of equal amounts', [first, { ...second, amount: first.amount }]],
  ['in another order than that of their amounts', [second, first]],
])('milestones %s are refused with a word of their own', async (_, wrong) => {
  const id = await world.samples.submitted(world.owner);
  expect(await send(id, { milestones: wrong })).toMatchObject(refusedAs('validation.milestones_order'));
});

test.each([
  ['none', []],
  ['more than seven', Array.from({ length: 8 }, (_, index) => ({ ...first, amount: index + 1 }))],
  ['without a name', [{ ...first, name: ' ' }]],
  ['with a name that is too long', [{ ...first, name: 'x'.repeat(61) }]],
  ['for nothing', [{ ...first, amount: 0 }]],
  ['of parts of a cent', [{ ...first, amount: 1.5 }]],
])('milestones that are %s are refused', async (_, wrong) => {
  const id = await world.samples.submitted(world.owner);
  expect((await send(id, { milestones: wrong })).code).toBe('VALIDATION_FAILED');
});
