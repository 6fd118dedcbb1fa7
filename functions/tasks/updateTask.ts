import { isDeepStrictEqual } from 'node:util';
import { changes, enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import type { TaskChange } from '#shared/entities/task.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { taskActions } from '#shared/taskLifecycle.ts';
import { requireWritableBoard } from './board.ts';
import { refuseChanged } from './currentTask.ts';
import { taskEvents } from './task.events.ts';
import { type StoredTask, taskSteps } from './task.store.ts';
import { taskPlan } from './taskPlan.ts';
import { taskTranslationSteps } from './taskTranslation.store.ts';
import { toTask } from './toTask.ts';

/** Existing tasks assigned to another person, and tasks submitted for review: each notifies a person. */
const attempts = limit('assignTask', 200, 'day');

/**
 * Updates an open task of the version that its editor has seen, and notifies a new assignee. A translation belongs to its assignee
 * and language, and is dropped with them. A repeated change finds
 * itself made and changes nothing. Cost: 3 DynamoDB requests, 4 with a new assignee.
 */
export const updateTask = operation(contracts.updateTask, {
  load: ({ ProjectID, TaskID, body: { assignee }, callerId }, { table }) =>
    taskPlan(table, { ProjectID, TaskID, callerId, assignee }),
  limit: changes,
  async run(
    {
      ProjectID,
      TaskID,
      body: { version, ...change },
      caller,
      request: { textLanguage },
      loaded: { loadedBoard, task, user },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    const board = await requireWritableBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    if (!task) return refuse('TASK_NOT_FOUND');
    const changed = { ...applyChange(task, change), ...(textLanguage && { language: textLanguage }) };
    const isForOwner = changed.points !== task.points || changed.translates !== task.translates;
    if (isForOwner && !board.isOwner) return refuse('FORBIDDEN');
    if (isDeepStrictEqual(changed, task)) return toTask(task, [user]);
    if (task.version !== version) return await refuseChanged(table, ProjectID, TaskID);
    if (!isActionAllowed(taskActions.edit, task.status)) return refuse('TASK_CLOSED');

    const wrong = refuseOwnLanguage(change.translates, loadedBoard.project);
    if (wrong) return wrong;

    const next = { ...changed, updatedAt: now() };
    const { assigneeId } = next;
    const isReassigned = assigneeId !== undefined && assigneeId !== task.assigneeId;
    const notifies = isReassigned && assigneeId !== caller.UserID;
    const tooMany = notifies && (await enforceLimit(deps, attempts, caller.UserID));
    if (tooMany) return tooMany;

    const refused = await table.transact(
      taskSteps.replace(task, next),
      assigneeId !== task.assigneeId || next.translates !== task.translates
        ? taskTranslationSteps.drop(task)
        : undefined,
      isReassigned ? taskSteps.canBeAssigned(ProjectID, assigneeId, board.OwnerUserID) : undefined,
      notifies
        ? outbox.publish({ now, newId }, taskEvents.taskAssigned, {
            ProjectID,
            TaskID,
            callerId: caller.UserID,
            assigneeId,
          })
        : undefined,
    );
    if (refused?.code === 'TASK_CHANGED') return await refuseChanged(table, ProjectID, TaskID);
    return refused ?? toTask({ ...next, version: task.version + 1 }, [user]);
  },
});

/** The task with the change; `null` removes a field. */
function applyChange(task: StoredTask, { assignee, dueDate, translates, ...fields }: TaskChange): StoredTask {
  const { assigneeId: oldAssignee, dueDate: oldDate, translates: oldLanguage, sentBack, ...rest } = task;
  const assigneeId = assignee === undefined ? oldAssignee : assignee;
  const newDate = dueDate === undefined ? oldDate : dueDate;
  const language = translates === undefined ? oldLanguage : translates;
  return {
    ...rest,
    ...fields,
    ...(assigneeId && { assigneeId }),
    ...(newDate && { dueDate: newDate }),
    ...(language && { translates: language }),
    ...(sentBack && assigneeId === oldAssignee && { sentBack }),
  };
}
