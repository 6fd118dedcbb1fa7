import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { tasks as contracts } from '#shared/contracts/tasks.ts';
import { type BoardPlan, toBoard } from './board.ts';
import type { StoredTask } from './task.store.ts';
import { withItems } from './taskPage.ts';
import { toTask } from './toTask.ts';

/**
 * Lists the caller's tasks over all projects. Cost: 3 DynamoDB requests for tasks of up to 24 projects: the page, its
 * projects, their owners and teams with the caller; one more for each owner whose plan does not cover all of their boards.
 */
export async function listAuthorTasks(
  {
    caller,
    loaded: [page, loadedBoards, user],
  }: Input<typeof contracts.listAuthorTasks, [Page<StoredTask>, BoardPlan[], typeof authors]>,
  { table }: Deps,
) {
  const shown = await Promise.all(
    loadedBoards.flatMap(loaded => (loaded[0] ? [toBoard(table, loaded[0], loaded, caller.UserID)] : [])),
  );
  const boards = new Map(shown.map(board => [board.ProjectID, board]));
  return withItems(
    page,
    page.items.flatMap(task => {
      const board = boards.get(task.ProjectID);
      return board ? [{ ...toTask(task, [user]), board }] : []; // the project is being deleted
    }),
  );
}
