import { authors } from '#functions/authors/author.store.ts';
import type { Table } from '#functions/platform/table.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { boardPlan } from './board.ts';
import { tasks } from './task.store.ts';

interface TaskCall {
  ProjectID: ProjectID;
  TaskID: TaskID;
  callerId: UserID;
  /** The assignee that a change names. */
  assignee?: UserID | null | undefined;
}

/** Plan of a change to a task: its board, the task that was read and its assignee. */
export async function taskPlan(
  table: Pick<Table, 'batchGet'>,
  { ProjectID, TaskID, callerId, assignee }: TaskCall,
) {
  const [project, task] = await table.batchGet(projects.key(ProjectID), tasks.key(ProjectID, TaskID));
  const assigneeId = assignee === undefined ? task?.assigneeId : assignee;
  return {
    loadedBoard: boardPlan(ProjectID, project, callerId),
    task,
    user: assigneeId ? authors.key(assigneeId) : undefined,
  };
}
