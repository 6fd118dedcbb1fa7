import type { Projection } from '#functions/platform/projection.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { StoredTask } from './task.store.ts';
import { taskCountSteps } from './taskCounts.store.ts';
import { teamCountSteps } from './teamCounts.store.ts';

/**
 * Counts the tasks of a project by status, in total and by assignee, and by the week in which they were added and done; unless
 * the project has been deleted with them.
 */
export const countTask: Projection<StoredTask> = async ({ before, after }, { table }) => {
  const ProjectID = (after ?? before)?.ProjectID;
  const isMoved = before?.status !== after?.status;
  if (!ProjectID || (!isMoved && before?.assigneeId === after?.assigneeId)) return;
  if (!after && !(await table.get(projects.key(ProjectID)))) return;

  return [
    isMoved ? taskCountSteps.add(ProjectID, difference(before, after)) : undefined,
    ...assigneesOf(before, after).map(user =>
      teamCountSteps.addToPerson(ProjectID, user, difference(ifOf(user, before), ifOf(user, after))),
    ),
    ...(after ? weekSteps(before, after) : []),
  ];
};

const difference = (before: StoredTask | undefined, after: StoredTask | undefined) => ({
  ...(before && { [before.status]: -1 }),
  ...(after && { [after.status]: 1 }),
});

const assigneesOf = (...tasks: (StoredTask | undefined)[]) => [
  ...new Set(tasks.flatMap(task => task?.assigneeId ?? [])),
];

/** The task, if it is assigned to a person. */
const ifOf = (user: string, task: StoredTask | undefined) => (task?.assigneeId === user ? task : undefined);

/** A task may be added and done in the same week, but never in the same change. */
function weekSteps(before: StoredTask | undefined, after: StoredTask) {
  if (!before) return [teamCountSteps.addToWeek(after.ProjectID, after.createdAt, { added: 1 })];
  return after.status === 'DONE' && before.status !== 'DONE'
    ? [teamCountSteps.addToWeek(after.ProjectID, after.closedAt ?? after.updatedAt, { done: 1 })]
    : [];
}
