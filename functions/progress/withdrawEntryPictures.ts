import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { publicFiles } from '#functions/projects/publicFiles.ts';
import { mediaKey, pathsOf } from '#functions/uploads/keys.ts';
import { moved, movePictures } from '#functions/uploads/movePictures.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { Picture } from '#shared/entities/picture.ts';
import { isPublic } from '#shared/lifecycle.ts';
import {
  progressEntries,
  progressEntriesOf,
  progressEntrySteps,
  type StoredProgressEntry,
} from './progressEntry.store.ts';

const keysOf = (pictures: readonly Picture[]): string[] =>
  pictures.flatMap(({ cover, card }) => [mediaKey(cover), mediaKey(card)]);

/** Moves the pictures of an entry that visitors do not see any more: its author and administrators go on seeing them. Returns the keys of the files that were public. */
async function withdraw(deps: JobDeps, entry: StoredProgressEntry): Promise<string[]> {
  const { ProjectID, pictures = [] } = entry;
  const isDone = await movePictures(deps, ProjectID, pictures, moves => [
    progressEntrySteps.movePictures(
      entry,
      pictures.map(picture => moved(picture, moves)),
    ),
  ]);
  if (!isDone) throw new Error(`The pictures of entry ${entry.ProgressEntryID} have changed meanwhile`);
  const keys = keysOf(pictures);
  for (const key of keys) await deps.media.conceal(key);
  return keys;
}

/** Deletes the pictures that an entry no longer has, and moves those of one that is hidden. The CDN forgets them. */
export const syncEntryPictures: Projection<StoredProgressEntry> = async ({ before, after, id }, deps) => {
  if (!before?.pictures) return undefined;
  const { ProjectID, ProgressEntryID, pictures } = before;
  const kept = after?.pictures ?? [];
  const removed = pictures.filter(one => !kept.some(({ UploadID }) => UploadID === one.UploadID));
  for (const { UploadID } of removed)
    await deps.table.write(Step.remove(uploads.key(UploadID)).when('ProgressEntryID', '=', ProgressEntryID));
  for (const key of keysOf(removed)) await deps.media.conceal(key);

  const isHidden = after?.hidden && !before.hidden;
  const current = isHidden && (await deps.table.get(progressEntries.key(ProjectID, ProgressEntryID)));
  const hidden = current && current.hidden ? await withdraw(deps, current) : [];
  const keys = [...keysOf(removed), ...hidden];
  const project = keys.length > 0 && (await deps.table.get(projects.key(ProjectID)));
  if (!project || !isPublic(project)) return undefined;
  const concealed = { ProjectID, keys, isPublic: true };
  return [outbox.publish(deps, projectEvents.filesConcealed, concealed, `${id}-concealed`)];
};

/** Withdraws the pictures of the progress log of a project that has ceased to be public. Those of one that is deleted go with their entries. */
export const withdrawLogPictures: Projection<ProjectRecord> = async ({ before, after, id }, deps) => {
  if (!before || !isPublic(before) || (after && isPublic(after))) return undefined;
  const { ProjectID } = before;
  const known = new Set(publicFiles(before).flatMap(pathsOf)); // which are forgotten with the project
  const keys: string[] = [];
  for await (const entry of deps.table.each(progressEntries, progressEntriesOf(ProjectID))) {
    if (!entry.pictures || entry.hidden) continue;
    const files = after ? await withdraw(deps, entry) : keysOf(entry.pictures);
    if (!after) for (const key of files) await deps.media.conceal(key);
    for (const key of files) {
      if (pathsOf(key).every(path => known.has(path))) continue;
      keys.push(key); // one of a folder
      for (const path of pathsOf(key)) known.add(path);
    }
  }
  if (keys.length === 0) return undefined;
  const concealed = { ProjectID, keys, isPublic: true }; // its pages are forgotten with the project
  return [outbox.publish(deps, projectEvents.filesConcealed, concealed, `${id}-log-concealed`)];
};
