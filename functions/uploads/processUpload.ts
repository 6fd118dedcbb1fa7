import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { uploads as rules } from '#shared/media.ts';
import { decideAttachment } from './decideAttachment.ts';
import { publicKey, readIncomingKey } from './keys.ts';
import { makeRenditions } from './pictures.ts';
import { type StoredUpload, uploadSteps, uploads } from './upload.store.ts';
import { usageSteps } from './video.store.ts';
import { cleanVideo } from './video.ts';

type UploadDeps = Deps & { media: Media };

/**
 * Processes a raw upload: publishes the pictures made from it, keeps a video until its project is public and a file for a message where only its people find it, or refuses it with a
 * reason; then deletes it. Idempotent, also when run concurrently: the first decision stands.
 */
export async function processUpload(deps: UploadDeps, key: string): Promise<void> {
  const { table, media, log } = deps;
  const named = readIncomingKey(key);
  if (!named) return log.info('upload.ignored', { key });
  const upload = await table.get(uploads.key(named.UploadID));

  if (
    upload?.status === 'pending' &&
    upload.kind === named.kind &&
    upload.OwnerUserID === named.OwnerUserID
  ) {
    const code = await decide(deps, upload, key);
    log.info('upload.decided', { UploadID: upload.UploadID, code });
  }
  await media.removeRaw(key);
}

type Reason = NonNullable<StoredUpload['errorCode']>;

function decide(deps: UploadDeps, upload: StoredUpload, key: string): Promise<Reason | undefined> {
  const { kind } = upload;
  if (kind === 'video') return decideVideo(deps, { ...upload, kind }, key);
  if (kind === 'attachment') return decideAttachment(deps, upload, key);
  return decidePicture(deps, { ...upload, kind }, key);
}

/** Publishes a picture in its sizes, or refuses it. Returns the reason. */
async function decidePicture(
  { table, media }: UploadDeps,
  upload: StoredUpload & { kind: 'avatar' | 'project' },
  key: string,
): Promise<Reason | undefined> {
  const raw = await media.readRaw(key, rules[upload.kind].bytes);
  const renditions = raw ? await makeRenditions(upload.kind, raw.bytes) : refuse('UPLOAD_SIZE_EXCEEDED');
  if (isRefusal(renditions)) {
    await table.write(uploadSteps.refuse(upload, renditions));
    return renditions.code;
  }
  const [url = '', thumbnailUrl] = await Promise.all(
    renditions.map(({ ending, bytes }) => media.publish(publicKey(upload, ending), bytes, 'image/webp')),
  );
  const [{ width, height }] = renditions;
  await table.write(uploadSteps.accept(upload, { url, thumbnailUrl, width, height })); // a refusal means that it has been decided
  return undefined;
}

/** Keeps a video if all videos of its owner fit, or refuses it. Returns the reason. */
async function decideVideo(
  { table, media }: UploadDeps,
  upload: StoredUpload & { kind: 'video' },
  key: string,
): Promise<Reason | undefined> {
  const raw = await media.readRaw(key, rules.video.bytes);
  const video = raw && cleanVideo(raw.bytes);
  if (!video) {
    const reason = raw ? 'UPLOAD_INVALID_TYPE' : 'UPLOAD_SIZE_EXCEEDED';
    await table.write(uploadSteps.refuse(upload, refuse(reason)));
    return reason;
  }

  const to = publicKey(upload, video.ending);
  const url = await media.hold(to, raw.bytes, video.contentType);
  const refused = await table.transact(
    uploadSteps.acceptVideo(upload, { url, bytes: raw.bytes.length }),
    usageSteps.add(upload.OwnerUserID, raw.bytes.length),
  );
  if (refused?.code !== 'VIDEO_QUOTA_EXCEEDED') return undefined; // accepted, or decided before
  await table.write(uploadSteps.refuse(upload, refuse(refused.code)));
  await media.withdraw(to);
  return refused.code;
}
