import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { requireBoard } from './board.ts';
import { taskTranslationPlan } from './taskTranslationPlan.ts';
import { isTranslating, toTaskTranslation } from './toTaskTranslation.ts';

/**
 * Returns the translation of a task to its assignee and to the owner of the project. To the assignee only while visitors see the
 * project, whose texts they read there. Cost: 2 DynamoDB requests.
 */
export const getTaskTranslation = operation(contracts.getTaskTranslation, {
  load: ({ ProjectID, TaskID, callerId }, { table }) =>
    taskTranslationPlan(table, { ProjectID, TaskID, callerId }),
  async run({ caller, loaded: { loadedBoard, task, user, stored, translations } }, { table }) {
    const board = await requireBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    const { project } = loadedBoard;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!isTranslating(task)) return refuse('TASK_NOT_FOUND');
    if (!board.isOwner && task.assigneeId !== caller.UserID) return refuse('FORBIDDEN');
    return toTaskTranslation({ project, task, user, stored, translations });
  },
});
