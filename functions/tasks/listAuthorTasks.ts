import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { tasks as contracts } from '#shared/contracts/tasks.ts';
import { toBoard } from './board.ts';
import type { StoredTask } from './task.store.ts';
import { withItems } from './taskPage.ts';
import { toTask } from './toTask.ts';

/**
 * Lists the caller's tasks over all projects. Cost: 3 DynamoDB requests, however many tasks there are: the page, its
 * projects, their owners with the caller.
 */
export function listAuthorTasks({
  caller,
  loaded: [page, projects, owners, user],
}: Input<
  typeof contracts.listAuthorTasks,
  [Page<StoredTask>, ProjectRecord[], (typeof authors)[], typeof authors]
>) {
  const boards = new Map(
    projects.map((project, place) => [project.ProjectID, toBoard(project, owners[place], caller.UserID)]),
  );
  return withItems(
    page,
    page.items.flatMap(task => {
      const board = boards.get(task.ProjectID);
      return board ? [{ ...toTask(task, [user]), board }] : []; // the project is being deleted
    }),
  );
}
