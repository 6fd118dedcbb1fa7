import { withTaskAward } from '#functions/authors/taskAward.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { changes, enforceLimit, limit } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { reviewedTexts } from '#functions/projects/edit.store.ts';
import { memberSteps } from '#functions/projects/member.store.ts';
import { projectPlan } from '#functions/projects/viewProject.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import type { TaskReward } from '#shared/entities/award.ts';
import type { SentBack, TaskBoard } from '#shared/entities/task.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { UserID } from '#shared/ids.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { isReturn, isToDo, type TaskState, taskMoves } from '#shared/taskLifecycle.ts';
import { acceptProposed } from './acceptProposed.ts';
import { requireWritableBoard } from './board.ts';
import { refuseChanged } from './currentTask.ts';
import { taskEvents } from './task.events.ts';
import { isTaskOpen, type StoredTask, taskSteps } from './task.store.ts';
import { taskPlan } from './taskPlan.ts';
import { proposedIn, taskTranslations } from './taskTranslation.store.ts';
import { toTask } from './toTask.ts';

/** Work that is handed in or sent back: each notifies a person. */
const attempts = limit('submitTask', 200, 'day');

/**
 * Moves a task of the version that the caller has seen. Moving it to where it already is changes nothing, so that a
 * move can be repeated. Accepting a task awards points, unless the owner has awarded the assignee as many as is possible; a
 * translation that was proposed in it becomes one of the project. Work that the owner sends back keeps their words until it is handed
 * in again. Cost: 3 DynamoDB requests, 4 if it is submitted for review or sent back, 5 if it is accepted without points; 4 more with a
 * translation.
 */
export const changeTaskStatus = operation(contracts.changeTaskStatus, {
  load: async ({ ProjectID, TaskID, body: { status, change }, callerId }, { table }) => {
    const plan = await taskPlan(table, { ProjectID, TaskID, callerId });
    const isAccepted = status === 'DONE' && plan.task?.translates !== undefined;
    return {
      ...plan,
      stored: isAccepted ? taskTranslations.key(ProjectID, TaskID) : undefined,
      items: isAccepted && change ? await projectPlan(table, ProjectID, callerId) : undefined,
      reviewed: isAccepted && change ? reviewedTexts.key(ProjectID) : undefined,
    };
  },
  limit: changes,
  async run(
    {
      ProjectID,
      TaskID,
      body: { status, version, words, change, known, originals },
      caller,
      request,
      loaded: { loadedBoard, task, user, stored, items, reviewed },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    const board = await requireWritableBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    if (!task) return refuse('TASK_NOT_FOUND');
    if ((taskMoves[status].by === 'owner' || words !== undefined) && !board.isOwner)
      return refuse('FORBIDDEN');
    if (task.status === status) return toTask(task, [user]);
    if (task.version !== version) return await refuseChanged(table, ProjectID, TaskID);
    const isSentBack = board.isOwner && isReturn(task.status, status);
    if (!isActionAllowed(taskMoves[status], task.status) || (words !== undefined && !isSentBack))
      return refuse('INVALID_TASK_STATUS');

    const told = isSentBack && task.assigneeId !== caller.UserID ? task.assigneeId : undefined;
    const tooMany = (status === 'IN_REVIEW' || told) && (await enforceLimit(deps, attempts, caller.UserID));
    if (tooMany) return tooMany;

    const proposed = status === 'DONE' ? proposedIn(task, stored) : undefined;
    const translated = proposed
      ? await acceptProposed(deps, { task, proposed, change, known, originals, items, reviewed, caller })
      : [];
    if (isRefusal(translated)) return translated;

    const at = now();
    const said = words === undefined ? undefined : { words, language: languageOfTexts(request), at };
    const moved = moveTask(task, status, at, said);
    const event = { ProjectID, TaskID, callerId: caller.UserID };
    const assigneeId = status === 'DONE' ? task.assigneeId : undefined;
    const done =
      assigneeId === undefined
        ? await table.transact(
            taskSteps.replace(task, moved),
            ...translated,
            status === 'IN_REVIEW'
              ? outbox.publish({ now, newId }, taskEvents.taskSubmitted, event)
              : undefined,
            told && outbox.publish({ now, newId }, taskEvents.taskSentBack, { ...event, assigneeId: told }),
          )
        : await acceptWork(task, moved, { board, assigneeId }, deps, reward => [
            outbox.publish({ now, newId }, taskEvents.taskCompleted, { ...event, assigneeId, ...reward }),
            ...translated,
          ]);
    if (isRefusal(done))
      return done.code === 'TASK_CHANGED' ? await refuseChanged(table, ProjectID, TaskID) : done;
    const changed = toTask({ ...moved, version: task.version + 1 }, [user]);
    return done ? { ...changed, reward: done } : changed;
  },
});

/** The task in another status, with what the owner says if they send its work back. What they have said before stays until it is handed in. */
function moveTask(task: StoredTask, status: TaskState, at: string, said: SentBack | undefined): StoredTask {
  const { closedAt: _, sentBack: before, ...rest } = task;
  const sentBack = said ?? (isToDo(status) ? before : undefined);
  return {
    ...rest,
    status,
    updatedAt: at,
    ...(sentBack && { sentBack }),
    ...(!isTaskOpen({ status }) && { closedAt: at }),
  };
}

/**
 * Accepts work: reputation for the assignee, once per task and as often as one owner can award one person, and the task's
 * project points for the member. Owners are not rewarded for work in their own projects.
 */
async function acceptWork<Code extends ErrorCode>(
  task: StoredTask,
  moved: StoredTask,
  { board: { OwnerUserID }, assigneeId }: { board: TaskBoard; assigneeId: UserID },
  deps: Deps,
  furtherSteps: (reward?: TaskReward) => readonly (AnyStep<Code> | undefined)[],
) {
  const { ProjectID, TaskID, points } = task;
  const { table } = deps;
  if (assigneeId === OwnerUserID)
    return await table.transact(taskSteps.replace(task, moved), ...furtherSteps());
  const pair = { owner: OwnerUserID, person: assigneeId };
  const cause = { kind: 'task', ProjectID, TaskID, projectPoints: points } as const;
  return await withTaskAward(deps, pair, cause, (award, reward) =>
    table.transact(
      taskSteps.replace(task, moved),
      ...award,
      memberSteps.earn(ProjectID, assigneeId, points),
      ...furtherSteps(reward),
    ),
  );
}
