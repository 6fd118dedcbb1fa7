import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { boardPlan } from './board.ts';
import { listProjectTasks } from './listProjectTasks.ts';
import { tasks, tasksOf } from './task.store.ts';
import { taskCounts } from './taskCounts.store.ts';
import { assigneeKeys } from './taskPage.ts';

export const handler = lambda(contracts.listProjectTasks, {
  load: async ({ ProjectID, query: { status, ...paging }, callerId }, { table }) => {
    const range = status ? tasksOf.column(ProjectID, status) : tasksOf.project(ProjectID);
    const [project, page] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(tasks, { ...range, ...paging }),
    ]);
    if (isRefusal(page)) return page;
    return [
      boardPlan(ProjectID, project, callerId),
      page,
      assigneeKeys(page.items),
      taskCounts.key(ProjectID),
    ];
  },
  run: listProjectTasks,
});
