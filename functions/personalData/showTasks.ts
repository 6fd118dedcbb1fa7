import type { StoredTask } from '#functions/tasks/task.store.ts';
import { proposedIn, taskTranslations } from '#functions/tasks/taskTranslation.store.ts';
import { type Context, fields } from './section.ts';

/** The fields of a task in the data of its assignee or creator. */
export const taskOf = fields<StoredTask>()(
  'TaskID',
  'ProjectID',
  'Title',
  'Description',
  'language',
  'status',
  'priority',
  'dueDate',
  'points',
  'translates',
  'sentBack',
  'createdAt',
  'updatedAt',
  'closedAt',
);

/** Tasks with the translations that the caller proposes in them. Cost: none, or 1 DynamoDB request if there are such tasks. */
export async function showAssigned(found: StoredTask[], { table }: Context): Promise<object[]> {
  const translating = found.filter(({ translates }) => translates);
  const stored = await table.batchGet(
    ...translating.map(({ ProjectID, TaskID }) => taskTranslations.key(ProjectID, TaskID)),
  );
  return found.map(task => {
    const translation = proposedIn(task, stored[translating.indexOf(task)]);
    return { ...taskOf(task), ...(translation && { translation: translation.pieces }) };
  });
}
