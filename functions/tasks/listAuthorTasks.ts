import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { boardPlan, toBoard } from './board.ts';
import { tasks, tasksOf } from './task.store.ts';
import { withItems } from './taskPage.ts';
import { toTask } from './toTask.ts';

/**
 * Lists the caller's tasks over all projects. Cost: 3 DynamoDB requests for tasks of up to 24 projects: the page, its
 * projects, their owners and teams with the caller; one more for each owner whose plan does not cover all of their boards.
 */
export const listAuthorTasks = operation(contracts.listAuthorTasks, {
  load: async ({ UserID, query: { status, ...paging }, callerId }, { table }) => {
    if (UserID !== callerId) return refuse('FORBIDDEN');
    const range = status ? tasksOf.assigneeColumn(UserID, status) : tasksOf.assignee(UserID);
    const page = await table.query(tasks, { ...range, ...paging });
    if (isRefusal(page)) return page;

    const ids = [...new Set(page.items.map(({ ProjectID }) => ProjectID))];
    const found = await table.batchGet(...ids.map(id => projects.key(id)));
    const boards = found.flatMap(project =>
      project ? [boardPlan(project.ProjectID, project, callerId)] : [],
    );
    return { page, loadedBoards: boards, user: authors.key(callerId) };
  },
  async run({ caller, loaded: { page, loadedBoards, user } }, { table }) {
    const shown = await Promise.all(
      loadedBoards.flatMap(loaded =>
        loaded.project ? [toBoard(table, loaded.project, loaded, caller.UserID)] : [],
      ),
    );
    const boards = new Map(shown.map(board => [board.ProjectID, board]));
    return withItems(
      page,
      page.items.flatMap(task => {
        const board = boards.get(task.ProjectID);
        return board ? [{ ...toTask(task, [user]), board }] : []; // the project is being deleted
      }),
    );
  },
});
