import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { caps } from '#shared/caps.ts';
import type { Picture } from '#shared/entities/picture.ts';
import { ProgressEntry } from '#shared/entities/progressEntry.ts';
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

/** Number of entries, and of pictures, in the progress log of a project. */
export const progressCount = entity({
  name: 'progressCount',
  schema: z.object({ count: z.int(), pictures: z.optional(z.int()) }),
  key: (project: ProjectID) => ({ pk: partitionOf(project), sk: 'progressCount' }),
});

const keyOf = ({ ProjectID, ProgressEntryID }: StoredProgressEntry) =>
  progressEntries.key(ProjectID, ProgressEntryID);

/** The parts of an entry that an edit replaces. */
type EditedEntry = Pick<StoredProgressEntry, 'title' | 'text'> & {
  translations: StoredProgressEntry['translations'];
  pictures: Picture[];
  editedAt: string;
};

/** Steps on entries of a progress log. One that has been deleted in the meantime is not found. */
export const progressEntrySteps = {
  /** `counted`: the number of entries, which tells the two limits apart. */
  create: (entry: StoredProgressEntry, counted = 0) => {
    const { ProjectID, pictures = [] } = entry;
    const counting = Step.add(progressCount.key(ProjectID), { count: 1, pictures: pictures.length })
      .whenAbsentOr('count', '<', caps.progressEntries)
      .whenAbsentOr('pictures', '<=', caps.progressPictures - pictures.length);
    const isRoom = counted < caps.progressEntries;
    return [
      Step.create(keyOf(entry), entry),
      isRoom && pictures.length > 0
        ? counting.otherwise('PROGRESS_PICTURE_LIMIT_REACHED', { max: caps.progressPictures })
        : counting.otherwise('PROGRESS_LIMIT_REACHED', { max: caps.progressEntries }),
    ];
  },

  /** Replaces texts and pictures of an entry as it was read. */
  edit: (entry: StoredProgressEntry, { title, text, translations, pictures, editedAt }: EditedEntry) => {
    const { ProjectID, pictures: before = [] } = entry;
    const added = pictures.length - before.length;
    const step = Step.update(keyOf(entry), {
      title,
      text,
      editedAt,
      ...(translations && { translations }),
      ...(pictures.length > 0 && { pictures }),
    }).unset(
      ...(translations ? [] : (['translations'] as const)),
      ...(pictures.length > 0 ? [] : (['pictures'] as const)),
    );
    const counting = Step.add(progressCount.key(ProjectID), { pictures: added });
    return [
      (entry.pictures
        ? step.when('pictures', '=', entry.pictures)
        : step.when('pictures', 'absent')
      ).otherwise('PROGRESS_ENTRY_NOT_FOUND'),
      added === 0
        ? undefined
        : added < 0
          ? counting
          : counting
              .whenAbsentOr('pictures', '<=', caps.progressPictures - added)
              .otherwise('PROGRESS_PICTURE_LIMIT_REACHED', { max: caps.progressPictures }),
    ];
  },

  /** Shows the pictures of an entry at other paths. Refused if it has changed since it was read. */
  movePictures: (entry: StoredProgressEntry, pictures: Picture[]) =>
    Step.update(keyOf(entry), { pictures }).when('pictures', '=', entry.pictures ?? []),

  hide: (entry: StoredProgressEntry) =>
    Step.update(keyOf(entry), { hidden: true }).otherwise('PROGRESS_ENTRY_NOT_FOUND'),

  show: (entry: StoredProgressEntry) =>
    Step.update(keyOf(entry), {}).unset('hidden').otherwise('PROGRESS_ENTRY_NOT_FOUND'),

  remove: (entry: StoredProgressEntry) => [
    Step.remove(keyOf(entry)).when('createdAt', 'exists').otherwise('PROGRESS_ENTRY_NOT_FOUND'),
    Step.add(progressCount.key(entry.ProjectID), { count: -1, pictures: -(entry.pictures?.length ?? 0) }),
  ],
};
