import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { uploads as rules } from '#shared/media.ts';
import { publicKey, readIncomingKey } from './keys.ts';
import { makeRenditions } from './pictures.ts';
import { type StoredUpload, uploadSteps, uploads } from './upload.store.ts';
import { cleanVideo } from './video.ts';

type UploadDeps = Deps & { media: Media };

/**
 * Processes a raw upload: publishes the files made from it or refuses it with a reason, then deletes it. Idempotent,
 * also when run concurrently: the first decision stands.
 */
export async function processUpload(deps: UploadDeps, key: string): Promise<void> {
  const { table, media, log } = deps;
  const named = readIncomingKey(key);
  const upload = named && (await table.get(uploads.key(named.UploadID)));

  if (
    upload?.status === 'pending' &&
    upload.kind === named?.kind &&
    upload.OwnerUserID === named.OwnerUserID
  ) {
    const published = await publish(deps, upload, key);
    await table.write(
      isRefusal(published)
        ? uploadSteps.refuse(upload, published.code)
        : uploadSteps.accept(upload, published),
    ); // a refusal means that it has already been decided
    log.info('upload decided', {
      UploadID: upload.UploadID,
      code: isRefusal(published) ? published.code : undefined,
    });
  }
  await media.removeRaw(key);
}

async function publish({ media }: UploadDeps, upload: StoredUpload, key: string) {
  const raw = await media.readRaw(key, rules[upload.kind].bytes);
  if (!raw) return refuse('UPLOAD_SIZE_EXCEEDED');

  if (upload.kind === 'video') {
    const video = cleanVideo(raw.bytes);
    if (!video) return refuse('UPLOAD_INVALID_TYPE');
    return { url: await media.publish(publicKey(upload, video.ending), raw.bytes, video.contentType) };
  }

  const renditions = await makeRenditions(upload.kind, raw.bytes);
  if (isRefusal(renditions)) return renditions;
  const [url = '', thumbnailUrl] = await Promise.all(
    renditions.map(({ ending, bytes }) => media.publish(publicKey(upload, ending), bytes, 'image/webp')),
  );
  return { url, thumbnailUrl };
}
