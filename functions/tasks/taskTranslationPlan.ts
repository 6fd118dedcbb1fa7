import type { Table } from '#functions/platform/table.ts';
import { projectTranslations } from '#functions/projects/translation.store.ts';
import type { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { taskPlan } from './taskPlan.ts';
import { taskTranslations } from './taskTranslation.store.ts';

/** Plan of the translation of a task, with that which the project has. Cost: 1 DynamoDB request, and that of loading it. */
export const taskTranslationPlan = async (
  table: Pick<Table, 'batchGet'>,
  { ProjectID, TaskID, callerId }: { ProjectID: ProjectID; TaskID: TaskID; callerId: UserID },
) => ({
  ...(await taskPlan(table, { ProjectID, TaskID, callerId })),
  stored: taskTranslations.key(ProjectID, TaskID),
  translations: projectTranslations.key(ProjectID),
});
