import { createTeam } from '#functions/tasks/testing/taskWorld.ts';
import type { World } from '#functions/testing/world.ts';

export type BenchTasks = Awaited<ReturnType<typeof createBenchTasks>>;

/** A team whose member Ana is assigned 30 tasks, and whose member Ben can leave. */
export async function createBenchTasks(world: World) {
  const { owner, ana, ben, ProjectID, add } = await createTeam(world);
  const { TaskID } = await add(owner, { assignee: ana });
  for (let number = 1; number < 30; number++) await add(owner, { Title: `Task ${number}`, assignee: ana });
  const translating = await add(owner, { Title: 'Translate into French', assignee: ana, translates: 'fr' });
  return {
    ProjectID,
    TaskID,
    translating: translating.TaskID,
    ana,
    byOwner: { as: owner },
    byAna: { as: ana },
    byBen: { as: ben },
  };
}
