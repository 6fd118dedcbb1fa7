import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { taskActions } from '#shared/taskLifecycle.ts';
import { requireWritableBoard } from './board.ts';
import { refuseChanged } from './currentTask.ts';
import { taskSteps } from './task.store.ts';
import { taskPlan } from './taskPlan.ts';
import { taskTranslationSteps } from './taskTranslation.store.ts';

/** Deletes a task of the version that the caller has seen. Points that were awarded for it stay. */
export const deleteTask = operation(contracts.deleteTask, {
  load: ({ ProjectID, TaskID, callerId }, { table }) => taskPlan(table, { ProjectID, TaskID, callerId }),
  limit: changes,
  async run({ ProjectID, TaskID, query: { version }, caller, loaded: { loadedBoard, task } }, { table }) {
    const board = await requireWritableBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    if (!task) return refuse('TASK_NOT_FOUND');
    const isOwn = task.creatorId === caller.UserID && isActionAllowed(taskActions.deleteOwn, task.status);
    if (!board.isOwner && !isOwn) return refuse('FORBIDDEN');
    if (task.version !== version) return await refuseChanged(table, ProjectID, TaskID);

    const drop = taskTranslationSteps.drop(task);
    const refused = drop
      ? await table.transact(taskSteps.remove(task), drop)
      : await table.write(taskSteps.remove(task));
    if (refused?.code === 'TASK_CHANGED') return await refuseChanged(table, ProjectID, TaskID);
    return refused;
  },
});
