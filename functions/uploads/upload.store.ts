import * as z from 'zod/mini';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Upload } from '#shared/entities/upload.ts';
import { type UploadID, UserID } from '#shared/ids.ts';
import type { UploadKind } from '#shared/settings.ts';
import { day, second } from '#shared/time.ts';

const StoredUpload = z.extend(Upload, { OwnerUserID: UserID });
export type StoredUpload = z.infer<typeof StoredUpload>;

/** Longer than the 14 days that a dead letter of the upload queue can be replayed. */
const keptSeconds = (15 * day) / second;

/** Uploads. One that never becomes ready expires after fifteen days. */
export const uploads = entity({
  name: 'upload',
  schema: StoredUpload,
  key: (id: UploadID) => ({ pk: `upload#${id}`, sk: 'upload' }),
  ttl: ({ status, createdAt }) =>
    status === 'ready' ? undefined : Math.floor(Date.parse(createdAt) / second) + keptSeconds,
});

/** The addresses of a file that is ready. */
export interface ReadyUpload {
  url: string;
  /** For cards and faces; a video has none. */
  thumbnailUrl?: string | undefined;
}

/** An upload as a person may use it: their own, of the right kind, ready. */
export function readyUpload(
  upload: StoredUpload | undefined,
  { by, kind }: { by: UserID; kind: UploadKind },
): ReadyUpload | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  if (upload?.OwnerUserID !== by || upload.kind !== kind) return refuse('UPLOAD_NOT_FOUND');
  if (upload.status === 'pending') return refuse('UPLOAD_NOT_READY');
  if (!upload.url) return refuse('UPLOAD_NOT_FOUND');
  return { url: upload.url, thumbnailUrl: upload.thumbnailUrl };
}

/** Steps on an upload; only one that waits changes, what was decided stays. */
export const uploadSteps = {
  create: (upload: StoredUpload) => Step.create(uploads.key(upload.UploadID), upload),

  accept: (upload: StoredUpload, { url, thumbnailUrl }: ReadyUpload) =>
    decide(upload, { status: 'ready', url, ...(thumbnailUrl !== undefined && { thumbnailUrl }) }),

  refuse: (upload: StoredUpload, errorCode: NonNullable<StoredUpload['errorCode']>) =>
    decide(upload, { status: 'rejected', errorCode }),
};

const decide = (upload: StoredUpload, changes: Partial<StoredUpload>) =>
  Step.update(uploads.key(upload.UploadID), changes, upload).when('status', '=', 'pending');
