import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleProposal } from '#functions/testing/samples.ts';
import type { BudgetLines } from '#shared/entities/showing.ts';
import type { ProjectID } from '#shared/ids.ts';
import { submitProject } from './submitProject.ts';
import { type AmendmentWorld, amendmentWorld } from './testing/amendmentWorld.ts';
import { updateProject } from './updateProject.ts';

const soil = { purpose: 'Soil and beds', amount: 3_000_00 };
const water = { purpose: 'Pipes for the water', amount: 1_500_00 };
const budgetLines: BudgetLines = [soil, water];

let world: AmendmentWorld;
beforeAll(async () => {
  world = await amendmentWorld();
});
afterAll(() => world.close());

const send = (id: ProjectID, change: object, known: object = {}) =>
  world.callWith(updateProject, { ProjectID: id, body: { change, known } }, { as: world.owner });
const overBudget = (path: string) => ({
  code: 'VALIDATION_FAILED',
  envelope: { data: { fields: [{ path, i18nID: 'validation.lines_over_budget' }] } },
});

describe('the lines of a budget', () => {
  test('are submitted with a project, changed and removed', async () => {
    const id = await world.samples.submitted(world.owner, { budgetLines });
    expect(await world.see(id)).toMatchObject({ budgetLines });
    expect((await world.amend(id, { budgetLines: [water, soil] })).data).toMatchObject({
      budgetLines: [water, soil],
    });
    expect((await world.amend(id, { budgetLines: null })).data).not.toHaveProperty('budgetLines');
    expect(await world.see(id)).not.toHaveProperty('budgetLines');
  });

  test('of a public project change their amounts immediately, and wait with new purposes', async () => {
    const id = await world.samples.published(world.owner, { budgetLines });
    const dearer = [{ ...soil, amount: 3_200_00 }, water];
    expect((await world.amend(id, { budgetLines: dearer })).data).toMatchObject({ budgetLines: dearer });
    const others = [...dearer, { purpose: 'A journey of the owner to Tahiti', amount: 100_00 }];
    expect((await world.amend(id, { budgetLines: others })).data?.pendingEdit?.changes).toEqual({
      budgetLines: others,
    });
    expect(await world.see(id)).toMatchObject({ budgetLines: dearer });
  });

  test('are not overwritten by a tab that has not seen them', async () => {
    const id = await world.samples.submitted(world.owner, { budgetLines });
    expect((await send(id, { budgetLines: [soil] }, { budgetLines: [water] })).code).toBe('PROJECT_CHANGED');
    expect((await send(id, { budgetLines: [soil] }, { budgetLines })).data).toMatchObject({
      budgetLines: [soil],
    });
  });
});

describe('the sum of the lines', () => {
  test('may reach the budget, and not exceed it', async () => {
    const id = await world.samples.submitted(world.owner, { budgetLines });
    const whole = [soil, { ...water, amount: 2_000_00 }];
    expect((await send(id, { budgetLines: whole })).data).toMatchObject({ budgetLines: whole });
    const more = await send(id, { budgetLines: [soil, { ...water, amount: 2_000_01 }] });
    expect(more).toMatchObject(overBudget('change.budgetLines'));
    const less = await send(id, { budget: 4_999_99 });
    expect(less).toMatchObject(overBudget('change.budget'));
    expect((await send(id, { budget: 3_000_00, budgetLines: [soil] })).data).toMatchObject({
      budget: 3_000_00,
    });
    const both = await send(id, { budget: 2_000_00, budgetLines: [soil] });
    expect(both).toMatchObject(overBudget('change.budgetLines'));
  });

  test('counts the lines that wait for a review, which may be published at any time', async () => {
    const id = await world.samples.published(world.owner);
    expect((await world.amend(id, { budgetLines })).data?.pendingEdit?.changes).toEqual({ budgetLines });
    const less = await send(id, { budget: 4_000_00 });
    expect(less).toMatchObject(overBudget('change.budget'));
  });

  test('is checked when a proposal is submitted', async () => {
    const proposal = { ...sampleProposal(world.clock.now()), budgetLines: [{ ...soil, amount: 5_000_01 }] };
    const answer = await world.callWith(
      submitProject,
      { body: { proposal, submissionKey: world.samples.key() } },
      { as: world.owner },
    );
    expect(answer).toMatchObject(overBudget('proposal.budgetLines'));
  });
});

test.each([
  ['none', []],
  ['more than ten', Array.from({ length: 11 }, () => ({ ...soil, amount: 1 }))],
  ['without a purpose', [{ ...soil, purpose: ' ' }]],
  ['with a purpose that is too long', [{ ...soil, purpose: 'x'.repeat(61) }]],
  ['for nothing', [{ ...soil, amount: 0 }]],
  ['of parts of a cent', [{ ...soil, amount: 1.5 }]],
])('lines that are %s are refused', async (_, wrong) => {
  const id = await world.samples.submitted(world.owner);
  expect((await send(id, { budgetLines: wrong })).code).toBe('VALIDATION_FAILED');
});
