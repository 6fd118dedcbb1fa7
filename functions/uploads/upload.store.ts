import * as z from 'zod/mini';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import { Upload } from '#shared/entities/upload.ts';
import { Instant } from '#shared/fields.ts';
import { MessageID, ProjectID, type UploadID, UserID } from '#shared/ids.ts';
import type { UploadKind } from '#shared/media.ts';
import { day, second } from '#shared/time.ts';

const StoredUpload = z.extend(Upload, {
  OwnerUserID: UserID,
  /** Size of a ready video. */
  bytes: z.optional(z.int()),
  /** Name that the person has given to a file for a message. */
  fileName: z.optional(z.string()),
  /** The draft of a message that has the attachment; null if it has left it. */
  draftId: z.optional(z.nullable(MessageID)),
  /** Number of messages that have the attachment; absent until it has been sent. */
  messages: z.optional(z.int()),
  /** The project that a video or picture belongs to. */
  ProjectID: z.optional(ProjectID),
  /** Since when the draft that had a picture or an attachment no longer has it; null if something has it again. */
  unusedSince: z.optional(z.nullable(Instant)),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

/** Longer than the 14 days for which a dead letter of the upload queue can be redriven. */
const keptSeconds = (15 * day) / second;

/** Longer than the time in which a deleted draft may be wanted back. */
const unusedSeconds = day / second;

/** Ready pictures, whose addresses are public from then on, the videos of projects, and the attachments of messages and drafts. */
const isKept = ({ status, kind, ProjectID, messages, draftId }: StoredUpload): boolean => {
  if (status !== 'ready') return false;
  if (kind === 'video') return ProjectID !== undefined;
  return kind !== 'attachment' || messages !== undefined || Boolean(draftId);
};

/**
 * Uploads. One that never becomes ready expires after fifteen days, and so does a video that no project takes, and an attachment
 * that no draft and no message takes; the picture of a deleted draft after a day, and the attachment that a draft has left.
 */
export const uploads = entity({
  name: 'upload',
  schema: StoredUpload,
  key: (id: UploadID) => ({ pk: `upload#${id}`, sk: 'upload' }),
  ttl: upload =>
    upload.unusedSince
      ? secondsOf(upload.unusedSince) + unusedSeconds
      : isKept(upload)
        ? undefined
        : secondsOf(upload.createdAt) + keptSeconds,
});

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / second);

/** URLs of a processed upload; that of a video works once a public project shows it. */
export interface ReadyUpload {
  url: string;
  /** The small rendition of a picture. Absent from videos. */
  thumbnailUrl?: string | undefined;
}

/** The URLs of an upload if it belongs to the user, is of the right kind and is ready. */
export function readyUpload(
  upload: StoredUpload | undefined,
  { by, kind }: { by: UserID; kind: UploadKind },
): ReadyUpload | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  if (upload?.OwnerUserID !== by || upload.kind !== kind) return refuse('UPLOAD_NOT_FOUND');
  if (upload.status === 'pending') return refuse('UPLOAD_NOT_READY');
  if (!upload.url) return refuse('UPLOAD_NOT_FOUND');
  return { url: upload.url, thumbnailUrl: upload.thumbnailUrl };
}

/** The step that gives a ready upload to a project. Refused if it belongs to another one. */
export function giveUpload(
  upload: StoredUpload,
  ProjectID: ProjectID,
): Step<StoredUpload> | Refusal<'UPLOAD_NOT_FOUND'> {
  if (upload.ProjectID !== undefined && upload.ProjectID !== ProjectID) return refuse('UPLOAD_NOT_FOUND');
  const step = Step.update(uploads.key(upload.UploadID), { ProjectID, ...used(upload) }, upload);
  return upload.ProjectID === undefined
    ? step.when('ProjectID', 'absent')
    : step.when('ProjectID', '=', ProjectID);
}

/** The change of an upload that something shows again. */
const used = ({ unusedSince }: StoredUpload): Partial<StoredUpload> =>
  unusedSince ? { unusedSince: null } : {};

/** Keeps the picture of a draft that is wanted back; no step if it is not about to expire. */
export const keepUpload = (upload: StoredUpload | undefined, owner: UserID) =>
  upload?.unusedSince && upload.OwnerUserID === owner
    ? Step.update(uploads.key(upload.UploadID), used(upload), upload)
    : undefined;

/** Lets a picture of a person expire that no project has. */
export const expireUpload = (upload: StoredUpload | undefined, owner: UserID, now: string) =>
  upload?.OwnerUserID === owner && upload.kind === 'project' && upload.ProjectID === undefined
    ? Step.update(uploads.key(upload.UploadID), { unusedSince: now }, upload).when('ProjectID', 'absent')
    : undefined;

/** Steps on an upload. Only a pending upload can be decided. */
export const uploadSteps = {
  create: (upload: StoredUpload) => Step.create(uploads.key(upload.UploadID), upload),

  accept: (upload: StoredUpload, { url, thumbnailUrl }: ReadyUpload) =>
    decide(upload, { status: 'ready', url, ...(thumbnailUrl !== undefined && { thumbnailUrl }) }),

  acceptVideo: (upload: StoredUpload, { url, bytes }: { url: string; bytes: number }) =>
    decide(upload, { status: 'ready', url, bytes }),

  acceptAttachment: (upload: StoredUpload, attachment: AttachedFile) =>
    decide(upload, { status: 'ready', attachment }),

  refuse: (upload: StoredUpload, errorCode: NonNullable<StoredUpload['errorCode']>) =>
    decide(upload, { status: 'rejected', errorCode }),
};

const decide = (upload: StoredUpload, changes: Partial<StoredUpload>) =>
  Step.update(uploads.key(upload.UploadID), changes, upload).when('status', '=', 'pending');
