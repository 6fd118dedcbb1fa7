import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Page } from '#functions/platform/table.ts';
import type { tasks as contracts } from '#shared/contracts/tasks.ts';
import { type BoardPlan, requireBoard } from './board.ts';
import type { StoredTask } from './task.store.ts';
import { noTasks, type taskCounts } from './taskCounts.store.ts';
import { withItems } from './taskPage.ts';
import { toTask } from './toTask.ts';

/**
 * Lists the tasks of a project for its owner and team. Cost: 3 DynamoDB requests, however many tasks there are: the
 * project and the page, at the same time; then the caller with everything else.
 */
export async function listProjectTasks(
  {
    caller,
    loaded: [loadedBoard, page, users, counts],
  }: Input<
    typeof contracts.listProjectTasks,
    [BoardPlan, Page<StoredTask>, (typeof authors)[], typeof taskCounts]
  >,
  { table }: Deps,
) {
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
}
