import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { openTaskStates } from '#shared/taskLifecycle.ts';
import { isTaskOpen, type StoredTask, taskSteps, tasks, tasksOf, withoutAssignee } from './task.store.ts';
import { taskTranslationSteps } from './taskTranslation.store.ts';

/** Unassigns the open tasks of a member who has left the team. Safe to repeat. */
export const unassignMember: Projection<StoredMember> = async ({ before, after }, deps) => {
  if (after || !before) return;
  await unassignAll(deps, before.ProjectID, before.UserID);
};

/** Unassigns the open tasks of a former owner who did not stay in the team. Safe to repeat. */
export const unassignFormerOwner: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  if (!before || !after || before.OwnerUserID === after.OwnerUserID) return;
  await unassignAll(deps, before.ProjectID, before.OwnerUserID);
};

async function unassignAll(deps: Deps, ProjectID: ProjectID, UserID: UserID): Promise<void> {
  if (await isInTeam(deps, ProjectID, UserID)) return;

  for (const status of openTaskStates)
    for await (const task of deps.table.each(tasks, tasksOf.assigneeColumn(UserID, status)))
      if (task.ProjectID === ProjectID) await unassign(deps, task, UserID);
}

/** Unassigns a task whose assignee left the team while it was being assigned. Safe to repeat. */
export const unassignFormerMember: Projection<StoredTask> = async ({ before, after }, deps) => {
  const assigneeId = after?.assigneeId;
  if (!assigneeId || assigneeId === before?.assigneeId) return;
  if (!(await isInTeam(deps, after.ProjectID, assigneeId))) await unassign(deps, after, assigneeId);
};

async function isInTeam({ table }: Deps, ProjectID: ProjectID, UserID: UserID): Promise<boolean> {
  const [project, member] = await table.batchGet(projects.key(ProjectID), members.key(ProjectID, UserID));
  return member !== undefined || project?.OwnerUserID === UserID;
}

/** Unassigns an open task from a user, and drops the translation that they have begun. If it is changed at the same time, the stream delivers the cause again. */
async function unassign(
  { table, now }: Deps,
  { ProjectID, TaskID }: { ProjectID: ProjectID; TaskID: TaskID },
  from: UserID,
): Promise<void> {
  const task = await table.get(tasks.key(ProjectID, TaskID));
  if (!task || task.assigneeId !== from || !isTaskOpen(task)) return;
  const drop = taskTranslationSteps.drop(task);
  const replace = taskSteps.replace(task, { ...withoutAssignee(task), updatedAt: now() });
  const refused = drop ? await table.transact(replace, drop) : await table.write(replace);
  if (refused) throw new Error(`Task ${TaskID} of ${ProjectID} was changed while being unassigned`);
}
