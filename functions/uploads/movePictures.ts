import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import type { ProjectID } from '#shared/ids.ts';
import { mediaKey, movedKeys, uploadIn } from './keys.ts';
import { uploads } from './upload.store.ts';

/** Paths of both sizes of a picture. */
interface Paths {
  cover: string;
  card: string;
}

/** New paths of pictures by the former path of the larger size. */
type Moves = ReadonlyMap<string, Paths>;

/**
 * Copies pictures to addresses that cannot be guessed, like those of pictures that have never been public, and updates all
 * references to them. The caller deletes the files at the previous addresses.
 * `stepsFor` returns the steps that write the new paths where the pictures are shown. Returns false, and leaves no copies, if one of
 * them is refused, because something has changed meanwhile.
 */
export async function movePictures(
  { table, media, newId, log }: Pick<JobDeps, 'table' | 'media' | 'newId' | 'log'>,
  ProjectID: ProjectID,
  pictures: readonly Paths[],
  stepsFor: (moves: Moves) => readonly (AnyStep | undefined)[],
): Promise<boolean> {
  const moves = new Map<string, Paths>();
  const secret = newId();
  for (const { cover, card } of pictures) {
    const to = movedKeys(cover, secret);
    const isCopied = [
      await media.copy(mediaKey(cover), to.cover),
      await media.copy(mediaKey(card), to.card),
    ].every(Boolean);
    if (isCopied) moves.set(cover, { cover: `/media/${to.cover}`, card: `/media/${to.card}` });
    else log.error('picture.not_found', { ProjectID, cover });
  }
  if (moves.size === 0) return true;

  const known = await table.batchGet(
    ...[...moves.keys()].flatMap(cover => uploadIn(cover) ?? []).map(id => uploads.key(id)),
  );
  const refused = await table.transact(
    ...stepsFor(moves),
    ...known.map(upload => {
      const to = upload?.url !== undefined && moves.get(upload.url);
      return upload && to
        ? Step.update(uploads.key(upload.UploadID), { url: to.cover, thumbnailUrl: to.card, ProjectID })
        : undefined;
    }),
  );
  if (!refused) return true;
  for (const { cover, card } of moves.values())
    for (const path of [cover, card]) await media.conceal(mediaKey(path));
  return false;
}

/** A picture at its new paths, if it has moved. */
export const moved = <Shown extends object>(shown: Shown & Partial<Paths>, moves: Moves): Shown => ({
  ...shown,
  ...(shown.cover !== undefined && moves.get(shown.cover)),
});
