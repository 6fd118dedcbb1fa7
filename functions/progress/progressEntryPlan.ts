import { authors } from '#functions/authors/author.store.ts';
import type { Table } from '#functions/platform/table.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProgressEntryID, ProjectID } from '#shared/ids.ts';
import { progressEntries } from './progressEntry.store.ts';

/** Plan of an entry with its project and its author. Cost: 1 DynamoDB request. */
export async function progressEntryPlan(
  { ProjectID: id, ProgressEntryID }: { ProjectID: ProjectID; ProgressEntryID: ProgressEntryID },
  { table }: { table: Pick<Table, 'get'> },
) {
  const entry = await table.get(progressEntries.key(id, ProgressEntryID));
  return { project: projects.key(id), entry, author: entry && authors.key(entry.UserID) };
}
