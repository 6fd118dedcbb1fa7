import * as z from 'zod/mini';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import { Upload } from '#shared/entities/upload.ts';
import { Instant } from '#shared/fields.ts';
import { MessageID, ProgressEntryID, ProjectID, type UploadID, UserID } from '#shared/ids.ts';
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
  /** The entry of a progress log that has a picture. */
  ProgressEntryID: z.optional(ProgressEntryID),
  /** Since when nothing shows a picture that a draft, or a gallery, has shown, or an attachment has no draft any more; null while one does. */
  unusedSince: z.optional(z.nullable(Instant)),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

/** Longer than the 14 days for which a dead letter of the upload queue can be redriven. */
const keptSeconds = (15 * day) / second;

/** Longer than the time in which a deleted draft, or a picture that was removed from one, may be wanted back. */
const unusedSeconds = day / second;

/**
 * Whether an upload is kept: avatars, whose addresses are public from then on, the videos and pictures of projects, the pictures of
 * drafts, and the attachments of messages and drafts.
 */
function isKept({ status, kind, ProjectID, unusedSince, messages, draftId }: StoredUpload): boolean {
  if (status !== 'ready') return false;
  if (kind === 'attachment') return messages !== undefined || Boolean(draftId);
  return kind === 'avatar' || ProjectID !== undefined || (kind === 'project' && unusedSince === null);
}

/**
 * Uploads. One that never becomes ready expires after fifteen days, and so does one that nothing shows and no message takes; a picture or
 * an attachment that a draft no longer has after a day.
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
  /** Pixels of a picture; absent from videos, and from pictures of before they were recorded. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The URLs of an upload if it belongs to the user, is of the right kind and is ready. */
export function readyUpload(
  upload: StoredUpload | undefined,
  { by, kind }: { by: UserID; kind: UploadKind },
): ReadyUpload | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  if (upload?.OwnerUserID !== by || upload.kind !== kind) return refuse('UPLOAD_NOT_FOUND');
  if (upload.status === 'pending') return refuse('UPLOAD_NOT_READY');
  if (!upload.url) return refuse('UPLOAD_NOT_FOUND');
  const { url, thumbnailUrl, width, height } = upload;
  return { url, thumbnailUrl, width, height };
}

/** The step that gives a ready upload to a project, or to an entry of its progress log. Refused if it belongs to something else. */
export function giveUpload(
  upload: StoredUpload,
  ProjectID: ProjectID,
  entry?: ProgressEntryID,
): Step<StoredUpload> | Refusal<'UPLOAD_NOT_FOUND'> {
  if (upload.ProgressEntryID !== undefined) return refuse('UPLOAD_NOT_FOUND');
  const isTaken = upload.ProjectID !== undefined && (entry !== undefined || upload.ProjectID !== ProjectID);
  if (isTaken) return refuse('UPLOAD_NOT_FOUND');
  const given = Step.update(
    uploads.key(upload.UploadID),
    { ProjectID, ...(entry !== undefined && { ProgressEntryID: entry }), ...used(upload) },
    upload,
  );
  // Its files may be moving at this moment.
  const step = upload.url === undefined ? given : given.when('url', '=', upload.url);
  return upload.ProjectID === undefined
    ? step.when('ProjectID', 'absent')
    : step.when('ProjectID', '=', ProjectID);
}

/** The change of an upload that something shows again. */
const used = ({ unusedSince }: StoredUpload): Partial<StoredUpload> =>
  unusedSince ? { unusedSince: null } : {};

/** Keeps a picture of a draft; no step if it is not about to expire. */
export const keepUpload = (upload: StoredUpload | undefined, owner: UserID) =>
  upload?.OwnerUserID === owner && upload.kind === 'project' && !isKept(upload)
    ? Step.update(uploads.key(upload.UploadID), { unusedSince: null }, upload)
    : undefined;

/** Takes a picture away from a project, which may want it back within a day. */
export const releaseUpload = (upload: StoredUpload, id: ProjectID, now: string) =>
  Step.update(uploads.key(upload.UploadID), { unusedSince: now }, upload)
    .unset('ProjectID')
    .when('ProjectID', '=', id);

/** Lets a picture of a person expire that no project has. */
export const expireUpload = (upload: StoredUpload | undefined, owner: UserID, now: string) =>
  upload?.OwnerUserID === owner && upload.kind === 'project' && upload.ProjectID === undefined
    ? Step.update(uploads.key(upload.UploadID), { unusedSince: now }, upload).when('ProjectID', 'absent')
    : undefined;

const Pixels = z.object({ width: z.int(), height: z.int() });

/** Steps on an upload. Only a pending upload can be decided. */
export const uploadSteps = {
  create: (upload: StoredUpload) => Step.create(uploads.key(upload.UploadID), upload),

  accept: (upload: StoredUpload, { url, thumbnailUrl, width, height }: ReadyUpload) =>
    decide(upload, {
      status: 'ready',
      url,
      ...(thumbnailUrl !== undefined && { thumbnailUrl }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    }),

  acceptVideo: (upload: StoredUpload, { url, bytes }: { url: string; bytes: number }) =>
    decide(upload, { status: 'ready', url, bytes }),

  acceptAttachment: (upload: StoredUpload, attachment: AttachedFile) =>
    decide(upload, { status: 'ready', attachment }),

  /** Refuses it, and keeps the pixels of a picture that was refused for them. */
  refuse: (upload: StoredUpload, { code, data }: Refusal<NonNullable<StoredUpload['errorCode']>>) =>
    decide(upload, { status: 'rejected', errorCode: code, ...Pixels.safeParse(data).data }),
};

const decide = (upload: StoredUpload, changes: Partial<StoredUpload>) =>
  Step.update(uploads.key(upload.UploadID), changes, upload).when('status', '=', 'pending');
