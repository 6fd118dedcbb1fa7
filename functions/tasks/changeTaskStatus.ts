import { giveAward } from '#functions/authors/award.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { memberSteps } from '#functions/projects/member.store.ts';
import type { tasks as contracts } from '#shared/contracts/tasks.ts';
import type { TaskBoard } from '#shared/entities/task.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { type TaskState, taskMoves } from '#shared/taskLifecycle.ts';
import { requireWritableBoard } from './board.ts';
import { refuseChanged } from './currentTask.ts';
import { taskEvents } from './task.events.ts';
import { isOpen, type StoredTask, taskSteps } from './task.store.ts';
import type { TaskPlan } from './taskPlan.ts';
import { toTask } from './toTask.ts';

/**
 * Moves a task of the version that the caller has seen. Moving it to where it already is changes nothing, so that a
 * move can be repeated. Cost: 3 DynamoDB requests, 4 if it is submitted for review.
 */
export async function changeTaskStatus(
  {
    ProjectID,
    TaskID,
    body: { status, version },
    caller,
    loaded: [loadedBoard, task, user],
  }: Input<typeof contracts.changeTaskStatus, TaskPlan>,
  deps: Deps,
) {
  const { table, now, newId } = deps;
  const board = await requireWritableBoard(table, loadedBoard, caller);
  if (isRefusal(board)) return board;
  if (!task) return refuse('TASK_NOT_FOUND');
  if (taskMoves[status].by === 'owner' && !board.isOwner) return refuse('FORBIDDEN');
  if (task.status === status) return toTask(task, [user]);
  if (task.version !== version) return await refuseChanged(table, ProjectID, TaskID);
  if (!isActionAllowed(taskMoves[status], task.status)) return refuse('INVALID_TASK_STATUS');

  const tooMany = status === 'IN_REVIEW' && (await enforceLimit(deps, 'submitTask', caller.UserID));
  if (tooMany) return tooMany;

  const at = now();
  const moved = moveTask(task, status, at);
  const event = { ProjectID, TaskID, callerId: caller.UserID };
  const refused = await table.transact(
    taskSteps.replace(task, moved),
    ...(status === 'DONE' ? rewardSteps(task, board, at) : []),
    status === 'IN_REVIEW' ? outbox.publish({ now, newId }, taskEvents.taskSubmitted, event) : undefined,
    status === 'DONE' && task.assigneeId
      ? outbox.publish({ now, newId }, taskEvents.taskCompleted, { ...event, assigneeId: task.assigneeId })
      : undefined,
  );
  if (refused?.code === 'TASK_CHANGED') return await refuseChanged(table, ProjectID, TaskID);
  return refused ?? toTask({ ...moved, version: task.version + 1 }, [user]);
}

function moveTask(task: StoredTask, status: TaskState, at: string): StoredTask {
  const { closedAt: _, ...rest } = task;
  return { ...rest, status, updatedAt: at, ...(!isOpen({ status }) && { closedAt: at }) };
}

/**
 * Points for accepted work: reputation for the assignee, once per task, and the task's project points for the
 * member. Nobody is rewarded for work in a project of their own.
 */
function rewardSteps({ ProjectID, TaskID, assigneeId, points }: StoredTask, board: TaskBoard, at: string) {
  if (assigneeId === undefined || assigneeId === board.OwnerUserID) return [];
  return [
    ...giveAward(assigneeId, { kind: 'task', ProjectID, TaskID, projectPoints: points }, at),
    memberSteps.earn(ProjectID, assigneeId, points),
  ];
}
