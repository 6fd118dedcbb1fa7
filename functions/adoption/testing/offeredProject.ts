import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import type { World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { applyForAdoption } from '../applyForAdoption.ts';
import { chooseAdopter } from '../chooseAdopter.ts';
import { offerAdoption } from '../offerAdoption.ts';

/** A halted project with two members and a person outside with enough points; `offer()` offers it. */
export async function offeredProject(world: World) {
  const person = (username: string, fields = {}) =>
    world.user({ username, firstName: username, planTypeId: 'basic', ...fields });
  const [owner, ana, ben, zoe] = await Promise.all([
    person('maren'),
    person('ana'),
    person('ben'),
    person('zoe', { contributionPoints: 2_500 }),
  ]);
  const project = await projectWithRoles(world, owner);
  const { ProjectID, role, apply, accept } = project;
  await world.table.write(Step.put(projectCount.key(owner), { open: 1 }));
  for (const who of [ana, ben]) {
    await accept(owner, await apply(who, await role()));
    world.clock.add({ minutes: 1 });
  }

  async function enter(status: ProjectState): Promise<void> {
    const known = await world.table.get(projects.key(ProjectID));
    if (!known) throw new Error('The project was not stored.');
    await world.table.write(Step.update(projects.key(ProjectID), { status }, known));
    await world.runStream();
  }
  await enter('halted');

  return {
    ...project,
    owner,
    ana,
    ben,
    zoe,
    enter,
    offer: (body: { note?: string; stays?: boolean } = {}) =>
      world.call(offerAdoption, { ProjectID, body }, { as: owner }),
    candidate: (as: UserID, note = 'I would like to bring it to its end.') =>
      world.call(applyForAdoption, { ProjectID, body: { note } }, { as }),
    choose: (UserID: UserID) => world.call(chooseAdopter, { ProjectID, body: { UserID } }, { as: owner }),
  };
}
