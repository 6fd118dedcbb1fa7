import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { caps } from '#shared/caps.ts';
import { type ProgressDraft, ProgressEntry } from '#shared/entities/progressEntry.ts';
import { type ProgressEntryID, type ProjectID, UserID } from '#shared/ids.ts';

/** An entry with the id of its author, who was the owner of the project at the time. */
const StoredProgressEntry = z.extend(z.omit(ProgressEntry, { author: true }), { UserID });
export type StoredProgressEntry = z.infer<typeof StoredProgressEntry>;

/** The progress log of a project, ordered by the time-ordered ids of its entries. */
export const progressEntries = entity({
  name: 'progressEntry',
  schema: StoredProgressEntry,
  key: (project: ProjectID, id: ProgressEntryID) => ({ pk: partitionOf(project), sk: `progress#${id}` }),
});

/** Query for the progress log of a project, newest entry first. */
export const progressEntriesOf = (project: ProjectID) =>
  ({ pk: partitionOf(project), beginsWith: 'progress#', order: 'desc' }) as const;

/** Number of entries in the progress log of a project. */
export const progressCount = entity({
  name: 'progressCount',
  schema: z.object({ count: z.int() }),
  key: (project: ProjectID) => ({ pk: partitionOf(project), sk: 'progressCount' }),
});

const keyOf = ({ ProjectID, ProgressEntryID }: StoredProgressEntry) =>
  progressEntries.key(ProjectID, ProgressEntryID);

/** Steps on entries of a progress log. One that has been deleted in the meantime is not found. */
export const progressEntrySteps = {
  create: (entry: StoredProgressEntry) => [
    Step.create(keyOf(entry), entry),
    Step.add(progressCount.key(entry.ProjectID), { count: 1 })
      .whenAbsentOr('count', '<', caps.progressEntries)
      .otherwise('PROGRESS_LIMIT_REACHED', { max: caps.progressEntries }),
  ],

  edit: (entry: StoredProgressEntry, { title, text }: ProgressDraft, at: string) =>
    Step.update(keyOf(entry), { title, text, editedAt: at }).otherwise('PROGRESS_ENTRY_NOT_FOUND'),

  hide: (entry: StoredProgressEntry) =>
    Step.update(keyOf(entry), { hidden: true }).otherwise('PROGRESS_ENTRY_NOT_FOUND'),

  show: (entry: StoredProgressEntry) =>
    Step.update(keyOf(entry), {}).unset('hidden').otherwise('PROGRESS_ENTRY_NOT_FOUND'),

  remove: (entry: StoredProgressEntry) => [
    Step.remove(keyOf(entry)).when('createdAt', 'exists').otherwise('PROGRESS_ENTRY_NOT_FOUND'),
    Step.add(progressCount.key(entry.ProjectID), { count: -1 }),
  ],
};
