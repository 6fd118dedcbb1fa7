import { taskRewardAt } from '#functions/authors/taskAward.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { requireBoard } from './board.ts';
import { taskPlan } from './taskPlan.ts';

/** Returns the points that the assignee of a task would receive if it were accepted now. Cost: 3 DynamoDB requests. */
export const getTaskReward = operation(contracts.getTaskReward, {
  load: ({ ProjectID, TaskID, callerId }, { table }) => taskPlan(table, { ProjectID, TaskID, callerId }),
  async run({ caller, loaded: { loadedBoard, task } }, { table, now }) {
    const board = await requireBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    if (!task) return refuse('TASK_NOT_FOUND');
    const { assigneeId } = task;
    if (assigneeId === undefined || assigneeId === board.OwnerUserID) return { points: 0 };
    return await taskRewardAt(table, { owner: board.OwnerUserID, person: assigneeId }, now());
  },
});
