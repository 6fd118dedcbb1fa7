import { taskRewardAt } from '#functions/authors/taskAward.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { tasks as contracts } from '#shared/contracts/tasks.ts';
import { requireBoard } from './board.ts';
import type { TaskPlan } from './taskPlan.ts';

/** Returns what accepting a task now would bring its assignee. Cost: 3 DynamoDB requests. */
export async function getTaskReward(
  { caller, loaded: [loadedBoard, task] }: Input<typeof contracts.getTaskReward, TaskPlan>,
  { table, now }: Deps,
) {
  const board = await requireBoard(table, loadedBoard, caller);
  if (isRefusal(board)) return board;
  if (!task) return refuse('TASK_NOT_FOUND');
  const { assigneeId } = task;
  if (assigneeId === undefined || assigneeId === board.OwnerUserID) return { points: 0 };
  return await taskRewardAt(table, { owner: board.OwnerUserID, person: assigneeId }, now());
}
