import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProjects } from '#functions/market/listProjects.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import {
  ownerAndApplicants,
  type ProjectWithRoles,
  projectWithRoles,
} from '#functions/requests/testing/projectWithRoles.ts';
import { removeMember } from '#functions/teams/removeMember.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { addProspect } from './addProspect.ts';
import { listFeaturedProspects } from './listFeaturedProspects.ts';
import { removeProspect } from './removeProspect.ts';
import { updateProspect } from './updateProspect.ts';
import { updateProspects } from './updateProspects.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ProjectID: AProjectID;
let role: ProjectWithRoles['role'];
let apply: ProjectWithRoles['apply'];
let accept: ProjectWithRoles['accept'];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Each group of tests has its own users and project. */
async function anew() {
  ({ owner, ana, ProjectID, role, apply, accept } = await ownerAndApplicants(world));
}

describe('roles of a project', () => {
  beforeAll(anew);

  test('the owner adds up to three on the free plan, with the default texts', async () => {
    const first = await world.call(addProspect, { ProjectID, body: {} }, { as: owner });
    expect(first).toMatchObject({
      status: 201,
      data: {
        PersonType: 'expert',
        Notes: 'You are the one.',
        taken: false,
        PersonFoundID: null,
        applicants: 0,
      },
    });
    expect(first.data!.ContributorSearchID).toBe(first.data!.ProspectID);

    await role('Data engineer');
    await role('Translator');
    expect(await world.call(addProspect, { ProjectID, body: {} }, { as: owner })).toMatchObject({
      status: 403,
      code: 'PROSPECT_LIMIT_REACHED',
    });
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 3 });
  });

  test('five simultaneous additions do not exceed the limit of the plan', async () => {
    await anew();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.call(addProspect, { ProjectID, body: {} }, { as: owner })),
    );
    const { data } = await world.call(listProspects, { ProjectID });
    expect(data!.items).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(data!.items.length).toBeLessThanOrEqual(3);
  });

  test('only the owner changes them, with valid input', async () => {
    await anew();
    const ProspectID = await role();
    const from = world.requests();
    expect(
      await world.call(
        updateProspect,
        { ProjectID, ProspectID, body: { Notes: 'You draw enclosures.' } },
        { as: owner },
      ),
    ).toMatchObject({
      status: 200,
      data: { PersonType: 'Illustrator', Notes: 'You draw enclosures.' },
    });
    expect(world.requests(from)).toBe(3); // the caller with the project and the role, the count of the call, one write

    expect(
      await world.call(updateProspect, { ProjectID, ProspectID, body: { Notes: 'You.' } }, { as: owner }),
    ).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect(await world.call(updateProspect, { ProjectID, ProspectID, body: {} }, { as: ana })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(addProspect, { ProjectID, body: {} }, { as: ana })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(removeProspect, { ProjectID, ProspectID }, { as: ana })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(addProspect, { ProjectID, body: {} })).toMatchObject({
      status: 401,
      code: 'NOT_AUTHENTICATED',
    });
    expect(
      await world.callWith(updateProspect, { ProjectID, ProspectID: 'nobody', body: {} }, { as: owner }),
    ).toMatchObject({
      code: 'PROSPECT_NOT_FOUND',
    });
    expect(
      await world.callWith(addProspect, { ProjectID: 'unknown', body: {} }, { as: owner }),
    ).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
  });

  test('several change in one transaction, or none', async () => {
    await anew();
    const [one, two] = [await role('Illustrator'), await role('Translator')];
    const changed = await world.call(
      updateProspects,
      {
        ProjectID,
        body: {
          items: [
            { ProspectID: one, change: { PersonType: 'Painter' } },
            { ProspectID: two, change: { skill: 'writers' } },
          ],
        },
      },
      { as: owner },
    );
    expect(changed.data!.items).toMatchObject([
      { PersonType: 'Painter' },
      { PersonType: 'Translator', skill: 'writers' },
    ]);

    await accept(owner, await apply(ana, two));
    expect(
      await world.call(
        updateProspects,
        {
          ProjectID,
          body: {
            items: [
              { ProspectID: one, change: { PersonType: 'Sculptor' } },
              { ProspectID: two, change: { PersonType: 'Editor' } },
            ],
          },
        },
        { as: owner },
      ),
    ).toMatchObject({ status: 409, code: 'PROSPECT_TAKEN' });
    const { data } = await world.call(listProspects, { ProjectID });
    expect(data!.items.map(({ PersonType }) => PersonType)).toEqual(['Painter', 'Translator']);
  });

  test('are visible only to the owner until the project is approved', async () => {
    await anew();
    ({ ProjectID, role, apply, accept } = await projectWithRoles(world, owner, { status: 'submitted' }));
    await role();
    expect(await world.call(listProspects, { ProjectID })).toMatchObject({
      status: 404,
      code: 'PROJECT_NOT_FOUND',
    });
    expect((await world.call(listProspects, { ProjectID }, { as: owner })).data!.items).toHaveLength(1);

    ({ ProjectID, role, apply, accept } = await projectWithRoles(world, owner, { status: 'completed' }));
    expect(await world.call(addProspect, { ProjectID, body: {} }, { as: owner })).toMatchObject({
      code: 'INVALID_PROJECT_STATE',
    });
  });

  test('the list of open roles follows roles that are filled, reopened and removed, and projects that are published', async () => {
    await anew();
    const [one, two] = [await role('Illustrator'), await role('Translator')];
    await world.runStream();
    await world.deps.market.current(world.deps); // as in a function that has been running
    const open = async () => {
      const from = world.requests();
      const { data } = await world.call(listFeaturedProspects, {});
      expect(world.requests(from)).toBeLessThanOrEqual(2);
      return data!.items.filter(item => item.ProjectID === ProjectID).map(({ PersonType }) => PersonType);
    };
    expect(await open()).toEqual(['Translator', 'Illustrator']);

    await accept(owner, await apply(ana, two));
    await world.call(removeProspect, { ProjectID, ProspectID: one }, { as: owner });
    await world.runStream();
    expect(await open()).toEqual([]);

    await world.call(removeMember, { ProjectID, UserID: ana }, { as: owner });
    await world.runStream();
    expect(await open()).toEqual(['Translator']);

    const change = async (status: 'in-development' | 'halted' | 'abandoned') => {
      const { code } = await world.call(changeProjectStatus, { ProjectID, body: { status } }, { as: owner });
      expect(code).toBeUndefined();
      await world.runStream();
    };
    const onCard = async () => {
      const { data } = await world.call(listProjects, {});
      return data!.items.find(item => item.ProjectID === ProjectID)?.rolesOpen;
    };
    await change('halted'); // its roles take no applications
    expect([await open(), await onCard()]).toEqual([[], 0]);
    await change('in-development');
    expect([await open(), await onCard()]).toEqual([['Translator'], 1]);
  });
});
