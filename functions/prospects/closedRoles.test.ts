import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { trending } from '#functions/jobs/trending.ts';
import { listFeaturedProjects } from '#functions/market/listFeaturedProjects.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { addDays } from '#shared/days.ts';
import { addProspect } from './addProspect.ts';
import { createRolesWorld } from './testing/rolesWorld.ts';
import { updateProspect } from './updateProspect.ts';

let world: Awaited<ReturnType<typeof createRolesWorld>>;

beforeAll(async () => {
  world = await createRolesWorld();
});
afterAll(() => world.close());

describe('the last day to apply', () => {
  test('lies between today and a year ahead, and a change of something else keeps it', async () => {
    for (const [applyBy, isFine] of [
      [addDays(world.today, -1), false],
      [world.today, true],
      [addDays(world.today, 365), true],
      [addDays(world.today, 367), false],
    ] as const) {
      const body = { PersonType: 'Baker', applyBy };
      const { code, ...answer } = await world.call(
        addProspect,
        { ProjectID: world.mill.id, body },
        { as: world.mill.owner },
      );
      expect(code, applyBy).toBe(isFine ? undefined : 'VALIDATION_FAILED');
      if (!isFine) expect(answer).toMatchObject({ envelope: { data: { fields: [{ path: 'applyBy' }] } } });
    }
    for (const hoursPerWeek of [0, 41, 2.5])
      expect(
        await world.call(
          addProspect,
          { ProjectID: world.mill.id, body: { hoursPerWeek } },
          { as: world.mill.owner },
        ),
      ).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('over, one can no longer apply: neither the list nor home have the role, its owner can extend it', async () => {
    const ProspectID = await world.add(world.hives, {
      PersonType: 'Beekeeper',
      applyBy: world.today,
      hoursPerWeek: 3,
    });
    await world.runStream();
    expect(await world.names({ search: 'beekeeper' })).toEqual(['Beekeeper']);
    const rolesOpen = async () => (await world.call(listFeaturedProjects, {})).data!.counts.rolesOpen;
    const before = await rolesOpen();

    world.clock.add({ days: 1, minutes: 1 });
    const apply = () =>
      world.call(
        sendRequest,
        { ProjectID: world.hives.id, body: { typeId: ProspectID } },
        { as: world.applicant },
      );
    expect(await apply()).toMatchObject({ status: 409, code: 'PROSPECT_CLOSED' });
    expect(await world.names({ search: 'beekeeper' })).toEqual([]);
    expect(await rolesOpen()).toBeLessThan(before);

    const needs = async () => {
      const { data } = await world.call(listProjects, { query: { language: 'fr' } });
      return data!.items.find(({ ProjectID }) => ProjectID === world.hives.id)?.needs;
    };
    expect(await needs()).toContain('Beekeeper');
    await trending.withDeps(world.deps)({});
    expect(await needs()).not.toContain('Beekeeper');

    const change = (body: object) =>
      world.callWith(
        updateProspect,
        { ProjectID: world.hives.id, ProspectID, body },
        { as: world.hives.owner },
      );
    expect(await change({ hoursPerWeek: 4, applyBy: world.today })).toMatchObject({
      data: { hoursPerWeek: 4, applyBy: world.today },
    });
    expect(await change({ applyBy: addDays(world.today, 9) })).toMatchObject({ status: 200 });
    await world.runStream();
    expect(await world.names({ search: 'beekeeper' })).toEqual(['Beekeeper']);
    expect(await needs()).toContain('Beekeeper');
    expect(await change({ applyBy: null, hoursPerWeek: null })).toMatchObject({ status: 200 });
    await world.runStream();
    const [role] = (await world.list({ search: 'beekeeper' })).items ?? [];
    expect(role).not.toHaveProperty('applyBy');
    expect(role).not.toHaveProperty('hoursPerWeek');
    expect(await apply()).toMatchObject({ status: 201 });
  });
});

describe('roles are gone from the list', () => {
  test('with a project that takes no applications any more', async () => {
    const { code } = await world.call(
      changeProjectStatus,
      { ProjectID: world.mill.id, body: { status: 'abandoned' } },
      { as: world.mill.owner },
    );
    expect(code).toBeUndefined();
    await world.runStream();
    expect(await world.names({ language: 'es' })).toEqual([]);
  });

  test('with an owner who was banned', async () => {
    const admin = await world.user({ username: 'edith' });
    const { code } = await world.call(
      banPerson,
      { UserID: world.garden.owner, body: { reason: 'Sold what was not theirs.' } },
      { as: admin, groups: ['admins'] },
    );
    expect(code).toBeUndefined();
    await world.runStream();
    expect(await world.names({ country: 'GB' })).toEqual([]);
    expect(await world.names({ owner: world.garden.owner })).toEqual([]);
  });
});
