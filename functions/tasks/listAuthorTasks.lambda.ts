import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { boardPlan } from './board.ts';
import { listAuthorTasks } from './listAuthorTasks.ts';
import { tasks, tasksOf } from './task.store.ts';

export const handler = lambda(contracts.listAuthorTasks, {
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
    return [page, boards, authors.key(callerId)];
  },
  run: listAuthorTasks,
});
