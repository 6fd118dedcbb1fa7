import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { sampleProposal, samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { addDays, todayOf } from '#shared/days.ts';
import type { UserID } from '#shared/ids.ts';
import { submitProject } from './submitProject.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
});
afterAll(() => world.close());

describe('the roles of a proposal', () => {
  const role = (PersonType: string) => ({
    PersonType,
    Notes: 'Twice a week, in the morning',
    skill: 'others',
  });
  const submitWith = (as: UserID, roles: object[], submissionKey = samples.key()) =>
    world.callWith(
      submitProject,
      { body: { proposal: sampleProposal(world.clock.now()), prospects: roles, submissionKey } },
      { as },
    );
  const rolesOf = async (id: unknown, as: UserID) =>
    (await world.callWith(listProspects, { ProjectID: id }, { as })).data as {
      items: { PersonType: string }[];
    };

  test('are created with it, in their order, and count as open ones', async () => {
    const ada = await samples.person();
    const { data } = await submitWith(ada, [role('Gardener'), role('Carpenter')]);
    expect(data).toMatchObject({ rolesOpen: 2 });
    const { items } = await rolesOf(Reflect.get(Object(data), 'ProjectID'), ada);
    expect(items.map(({ PersonType }) => PersonType).toSorted()).toEqual(['Carpenter', 'Gardener']);
  });

  test('keep their hours, place and last day to apply, which is not before today', async () => {
    const ada = await samples.person();
    const today = todayOf({ country: 'FR' }, world.clock.now());
    const terms = { hoursPerWeek: 3, workplace: 'either', applyBy: addDays(today, 30) };
    const { data } = await submitWith(ada, [{ ...role('Gardener'), ...terms }, role('Carpenter')]);
    const { items } = await rolesOf(Reflect.get(Object(data), 'ProjectID'), ada);
    expect(items).toContainEqual(expect.objectContaining({ PersonType: 'Gardener', ...terms }));

    const late = await submitWith(ada, [
      role('Carpenter'),
      { ...role('Gardener'), applyBy: addDays(today, -1) },
    ]);
    expect(late).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [{ path: 'prospects.1.applyBy' }] } },
    });
  });

  test('are created once, however often the submission arrives', async () => {
    const ada = await samples.person();
    const key = samples.key();
    const [first, second] = await Promise.all([
      submitWith(ada, [role('Gardener')], key),
      submitWith(ada, [role('Gardener')], key),
    ]);
    const id: unknown = Reflect.get(Object(first.data), 'ProjectID');
    expect(Reflect.get(Object(second.data), 'ProjectID')).toBe(id);
    expect((await rolesOf(id, ada)).items).toHaveLength(1);
  });

  test('count against the plan from the first one that is added later', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    const { data } = await submitWith(ada, [role('One'), role('Two'), role('Three')]);
    const ProjectID: unknown = Reflect.get(Object(data), 'ProjectID');
    const added = await world.callWith(addProspect, { ProjectID, body: role('Four') }, { as: ada });
    expect(added.code).toBe('PROSPECT_LIMIT_REACHED');
  });

  test('create nothing if they are more than the plan allows, or if one of them is wrong, which is named', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    const four = ['One', 'Two', 'Three', 'Four'].map(role);
    expect((await submitWith(ada, four)).code).toBe('PROSPECT_LIMIT_REACHED');

    const wrong = await submitWith(ada, [role('Gardener'), role('x'.repeat(500))]);
    expect(wrong.code).toBe('VALIDATION_FAILED');
    expect(JSON.stringify(wrong.envelope)).toContain('prospects.1.PersonType');
    expect((await submitWith(ada, [])).status).toBe(201); // the free plan has room for one project
  });
});
