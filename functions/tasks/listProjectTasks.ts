import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { boardPlan, requireBoard } from './board.ts';
import { tasks, tasksOf } from './task.store.ts';
import { noTasks, taskCounts } from './taskCounts.store.ts';
import { assigneeKeys, withItems } from './taskPage.ts';
import { toTask } from './toTask.ts';

/**
 * Lists the tasks of a project for its owner and team. Cost: 3 DynamoDB requests, however many tasks there are: the
 * project and the page, at the same time; then the caller with everything else.
 */
export const listProjectTasks = operation(contracts.listProjectTasks, {
  load: async ({ ProjectID, query: { status, ...paging }, callerId }, { table }) => {
    const range = status ? tasksOf.column(ProjectID, status) : tasksOf.project(ProjectID);
    const [project, page] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(tasks, { ...range, ...paging }),
    ]);
    if (isRefusal(page)) return page;
    return {
      loadedBoard: boardPlan(ProjectID, project, callerId),
      page,
      users: assigneeKeys(page.items),
      counts: taskCounts.key(ProjectID),
    };
  },
  async run({ caller, loaded: { loadedBoard, page, users, counts } }, { table }) {
    const board = await requireBoard(table, loadedBoard, caller);
    if (isRefusal(board)) return board;
    return {
      ...withItems(
        page,
        page.items.map(task => toTask(task, users)),
      ),
      board,
      counts: counts ?? noTasks,
    };
  },
});
