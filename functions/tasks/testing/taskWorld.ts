import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import type { World } from '#functions/testing/world.ts';
import type { Task } from '#shared/entities/task.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { changeTaskStatus } from '../changeTaskStatus.ts';
import { createTask } from '../createTask.ts';

/** Adds a user to a team. */
export async function joinTeam(world: World, project: ProjectID, user: UserID): Promise<void> {
  const OwnerUserID = (await world.table.get(projects.key(project)))?.OwnerUserID;
  if (!OwnerUserID) throw new Error('There is no such project.');
  const member = { ProjectID: project, OwnerUserID, UserID: user, role: 'Illustrator', projectPoints: 0 };
  await world.table.write(
    Step.create(members.key(project, user), { ...member, joinedAt: world.clock.now() }),
  );
}

export type Team = Awaited<ReturnType<typeof createTeam>>;

/** A project with team management, its owner, the members Ana and Ben, and Cleo, who is not in the team. */
export async function createTeam(world: World, fields: Parameters<typeof aProject>[2] = {}) {
  const owner = await world.user({ username: 'maren', planTypeId: 'basic' });
  const ana = await world.user({ username: 'ana' });
  const ben = await world.user({ username: 'ben' });
  const cleo = await world.user({ username: 'cleo' });
  const ProjectID = await aProject(world, owner, fields);
  for (const user of [ana, ben]) await joinTeam(world, ProjectID, user);

  return {
    owner,
    ana,
    ben,
    cleo,
    ProjectID,

    async add(as: UserID, draft: object = {}): Promise<Task> {
      const body = { Title: 'Order the ultrasonic heads', ...draft };
      const { data, code } = await world.call(createTask, { ProjectID, body }, { as });
      if (!data) throw new Error(`The task was not created: ${code}`);
      return data;
    },

    move: (as: UserID, { TaskID, version }: Pick<Task, 'TaskID' | 'version'>, status: TaskState) =>
      world.call(changeTaskStatus, { ProjectID, TaskID, body: { status, version } }, { as }),
  };
}
