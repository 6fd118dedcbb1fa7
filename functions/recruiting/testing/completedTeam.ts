import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import type { World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { consentToRecruitLabel } from '../consentToRecruitLabel.ts';
import { requestRecruitLabel } from '../requestRecruitLabel.ts';

/** A completed project with its owner and two members; everyone has the points for the recruit label. */
export async function completedTeam(world: World) {
  const person = (username: string) =>
    world.user({ username, firstName: username, planTypeId: 'basic', contributionPoints: 2_500 });
  const [owner, ana, ben] = (await Promise.all(['maren', 'ana', 'ben'].map(person))) as [
    UserID,
    UserID,
    UserID,
  ];
  const { ProjectID, role, apply, accept } = await projectWithRoles(world, owner);
  for (const who of [ana, ben]) {
    await accept(owner, await apply(who, await role()));
    world.clock.add({ minutes: 1 });
  }
  const project = await world.table.get(projects.key(ProjectID));
  if (!project) throw new Error('The project was not stored.');
  await world.table.write(Step.put(projects.key(ProjectID), { ...project, status: 'completed' }));
  await world.runStream();
  return { owner, ana, ben, ProjectID };
}

/** The same with the recruit label. */
export async function teamToHire(world: World) {
  const team = await completedTeam(world);
  const { owner, ana, ben, ProjectID } = team;
  await world.call(requestRecruitLabel, { ProjectID }, { as: owner });
  for (const as of [ana, ben]) await world.call(consentToRecruitLabel, { ProjectID }, { as });
  await world.runStream();
  return team;
}
