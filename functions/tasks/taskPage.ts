import { authors } from '#functions/authors/author.store.ts';
import type { Page } from '#functions/platform/table.ts';
import type { StoredTask } from './task.store.ts';

/** Keys of the assignees of tasks, each once. */
export const assigneeKeys = (tasks: readonly StoredTask[]) =>
  [...new Set(tasks.flatMap(({ assigneeId }) => assigneeId ?? []))].map(id => authors.key(id));

/** The page with other items. */
export const withItems = <Item>({ cursor }: Page<unknown>, items: Item[]): Page<Item> => ({
  items,
  ...(cursor !== undefined && { cursor }),
});
