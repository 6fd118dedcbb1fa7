import { isDeepStrictEqual } from 'node:util';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { mediaKey, pictureEndings, publicKey, uploadIn } from '#functions/uploads/keys.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { ProjectImage } from '#shared/entities/projectImage.ts';
import { UploadID } from '#shared/ids.ts';
import { reviewedTexts } from './edit.store.ts';
import { type ProjectRecord, projects } from './project.store.ts';

type Picture = Extract<ProjectImage, { kind: 'picture' }>;

/**
 * Copies the picture of a project to an address that cannot be guessed, like that of a picture that has never been public,
 * and updates all references to it. The caller deletes the files at the previous address. Changes nothing if the project
 * has changed its picture meanwhile.
 */
export async function moveImage(
  { table, media, newId, log }: JobDeps,
  { ProjectID }: ProjectRecord,
  image: Picture,
): Promise<void> {
  const upload = uploadIn(image.cover);
  const name = { kind: 'project', UploadID: upload ?? UploadID.parse(newId()) } as const;
  const secret = newId();
  const [cover, card] = pictureEndings.project.map(ending => publicKey(name, `.${secret}${ending}`));
  if (cover === undefined || card === undefined) return;
  const isCopied = [
    await media.copy(mediaKey(image.cover), cover),
    await media.copy(mediaKey(image.card), card),
  ].every(Boolean);
  if (!isCopied) return log.error('picture.not_found', { ProjectID, cover: image.cover });

  const next: Picture = { ...image, cover: `/media/${cover}`, card: `/media/${card}` };
  const known = upload && (await table.get(uploads.key(upload)));
  const reviewed = await table.get(reviewedTexts.key(ProjectID));
  const refused = await table.transact(
    Step.update(projects.key(ProjectID), { image: next }).add({ version: 1 }).when('image', '=', image),
    known?.url === image.cover
      ? Step.update(uploads.key(known.UploadID), { url: next.cover, thumbnailUrl: next.card, ProjectID })
      : undefined,
    isDeepStrictEqual(reviewed?.image, image)
      ? Step.update(reviewedTexts.key(ProjectID), { image: next })
      : undefined,
  );
  if (refused) for (const key of [cover, card]) await media.conceal(key);
}
