import { authors } from '#functions/authors/author.store.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import { caps } from '#shared/caps.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { TaskID } from '#shared/ids.ts';
import { boardPlan, requireWritableBoard } from './board.ts';
import { currentTask } from './currentTask.ts';
import { taskEvents } from './task.events.ts';
import { type StoredTask, taskSteps, taskSubmissions } from './task.store.ts';
import { taskCounts, totalOf } from './taskCounts.store.ts';
import { toTask } from './toTask.ts';

/** Those that are withdrawn again included: each may notify a person. */
const attempts = limit('createTask', 200, 'day');

/** Creates a task, or returns the one that the same submission has created. Cost: 4 DynamoDB requests. */
export const createTask = operation(contracts.createTask, {
  load: async ({ ProjectID, body: { assignee, submissionKey }, callerId }, { table }) => ({
    loadedBoard: boardPlan(ProjectID, await table.get(projects.key(ProjectID)), callerId),
    counts: taskCounts.key(ProjectID),
    user: assignee ? authors.key(assignee) : undefined,
    submission:
      submissionKey === undefined ? undefined : taskSubmissions.key(ProjectID, callerId, submissionKey),
  }),
  maxAttempts: 2, // the same submission may arrive twice at the same time
  async run({ ProjectID, body, caller, request, loaded: { loadedBoard, counts, user, submission } }, deps) {
    const { table, now, newId } = deps;
    const { submissionKey, assignee, dueDate, translates, ...fields } = body;
    const board = await requireWritableBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    const reused = submission && refuseOtherContent(submission, body);
    if (reused) return reused;
    const created = submission && (await currentTask(table, ProjectID, submission.TaskID));
    if (created) return created;
    if ((fields.points > 0 || translates) && !board.isOwner) return refuse('FORBIDDEN');
    const wrong = refuseOwnLanguage(translates, loadedBoard.project);
    if (wrong) return wrong;
    if (counts && totalOf(counts) >= caps.tasks) return refuse('TASK_LIMIT_REACHED', { max: caps.tasks });
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;

    const at = now();
    const task: StoredTask = {
      ...fields,
      language: languageOfTexts(request),
      TaskID: TaskID.parse(newId()),
      ProjectID,
      status: 'TODO',
      ...(dueDate && { dueDate }),
      ...(translates && { translates }),
      ...(assignee && { assigneeId: assignee }),
      creatorId: caller.UserID,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    const event = { ProjectID, TaskID: task.TaskID, callerId: caller.UserID };
    const refused = await table.transact(
      projectSteps.allows(ProjectID, 'changeTasks'),
      taskSteps.canBeAssigned(ProjectID, task.assigneeId, board.OwnerUserID),
      taskSteps.create(task),
      submissionKey === undefined ? undefined : taskSteps.remember(submissionKey, task, fingerprintOf(body)),
      outbox.publish({ now, newId }, taskEvents.taskAdded, event),
      task.assigneeId && task.assigneeId !== caller.UserID
        ? outbox.publish({ now, newId }, taskEvents.taskAssigned, { ...event, assigneeId: task.assigneeId })
        : undefined,
    );
    return refused ?? toTask(task, [user]);
  },
});
