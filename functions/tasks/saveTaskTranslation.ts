import { changes, enforceLimit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { canView } from '#functions/projects/canView.ts';
import {
  haveTranslationsChanged,
  tooLong,
  translationChangeLimit,
  wrongTranslation,
} from '#functions/projects/changeTranslations.ts';
import { readProspects } from '#functions/projects/prospect.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { maxProposedBytes } from '#shared/entities/translation.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { taskActions } from '#shared/taskLifecycle.ts';
import { piecesOf } from '#shared/translation/pieces.ts';
import { offeredPieces } from '#shared/translation/translations.ts';
import { requireWritableBoard } from './board.ts';
import { tasks } from './task.store.ts';
import { proposedIn, taskTranslationSteps } from './taskTranslation.store.ts';
import { taskTranslationPlan } from './taskTranslationPlan.ts';
import { isTranslating, toTaskTranslation } from './toTaskTranslation.ts';

/**
 * Saves the translation that the caller writes as the assignee of a task. Each text is stored with the original that they have
 * translated. Once the task is in review it cannot be changed, so that the owner accepts what they have read. Cost: 5 DynamoDB requests.
 */
export const saveTaskTranslation = operation(contracts.saveTaskTranslation, {
  load: ({ ProjectID, TaskID, callerId }, { table }) =>
    taskTranslationPlan(table, { ProjectID, TaskID, callerId }),
  limit: changes,
  async run({ body, caller, loaded: { loadedBoard, task, user, stored, translations } }, deps) {
    const { table, now } = deps;
    const board = await requireWritableBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    const { project } = loadedBoard;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!isTranslating(task)) return refuse('TASK_NOT_FOUND');
    if (task.assigneeId !== caller.UserID) return refuse('FORBIDDEN');
    if (!isActionAllowed(taskActions.translate, task.status)) return refuse('INVALID_TASK_STATUS');

    const { ProjectID, TaskID, translates: language } = task;
    const given = { [language]: body.change.translations[language] };
    const texts = given[language];
    const roles = await readProspects(table, ProjectID);
    const before = proposedIn(task, stored);
    const present = { project, roles, pieces: { [language]: before?.pieces } };
    if (!texts || haveTranslationsChanged(body.known?.translations, present))
      return refuse('TRANSLATION_CHANGED');
    const wrong = wrongTranslation(given, project);
    if (wrong) return wrong;
    const pieces = offeredPieces(piecesOf(project, roles), texts, body.originals);
    const excess = tooLong(given, { [language]: pieces }, maxProposedBytes);
    if (excess) return excess;
    const tooMany = await enforceLimit(deps, translationChangeLimit, caller.UserID);
    if (tooMany) return tooMany;

    const after = { ProjectID, TaskID, UserID: caller.UserID, language, pieces, updatedAt: now() };
    const refused = await table.transact(
      Step.check(tasks.key(ProjectID, TaskID)).when('version', '=', task.version),
      taskTranslationSteps.save(stored, after),
    );
    return (
      refused ?? toTaskTranslation({ project, task, user, translations, stored: { ...after, version: 1 } })
    );
  },
});
