import type { Upload } from '#shared/entities/upload.ts';
import { type UploadKind, uploads } from '#shared/media.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { sendFile } from './sendFile.ts';

/** Reason why a file was rejected. */
export type UploadProblem = NonNullable<Upload['errorCode']> | 'LOST' | ApiError;

/** Progress of an upload that has begun. */
export type RunningUpload =
  /** `share`: part of the file that has been sent, 0 to 1. */
  | { status: 'sending'; share: number }
  /** The server is checking and re-encoding the file. */
  | { status: 'preparing' };

/** An upload that was refused. */
export interface RefusedUpload {
  status: 'refused';
  problem: UploadProblem;
  kind: UploadKind;
  /** Of a picture that was refused for them. */
  pixels?: { width: number; height: number };
}

/** Outcome of an upload. */
export type EndedUpload = { status: 'ready'; upload: Upload } | RefusedUpload;

const POLL_INTERVAL_MS = 700;
const TIMEOUT_MS = 60_000;

/** Uploads a file to storage and waits for its checks. What ends after `signal` has been aborted means nothing. */
export async function uploadFile(
  kind: UploadKind,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (state: RunningUpload) => void },
): Promise<EndedUpload> {
  const problem = checkLocally(kind, file);
  if (problem) return { status: 'refused', problem, kind };
  try {
    return await sendAndWait(kind, file, { signal, onProgress });
  } catch (thrown) {
    if (thrown instanceof ApiError) return { status: 'refused', problem: thrown, kind };
    if (signal.aborted) return { status: 'refused', problem: 'LOST', kind };
    throw thrown;
  }
}

/** Checks type and size before anything is sent. */
function checkLocally(kind: UploadKind, { type, size }: File): UploadProblem | undefined {
  const { types, bytes }: { types: readonly string[]; bytes: number } = uploads[kind];
  if (!types.includes(type)) return 'UPLOAD_INVALID_TYPE';
  return size > bytes ? 'UPLOAD_SIZE_EXCEEDED' : undefined;
}

async function sendAndWait(
  kind: UploadKind,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (state: RunningUpload) => void },
): Promise<EndedUpload> {
  onProgress({ status: 'sending', share: 0 });
  const presigned = await call(
    'presignUpload',
    {
      body: {
        kind,
        contentType: file.type,
        size: file.size,
        ...(kind === 'attachment' && { name: file.name }),
      },
    },
    signal,
  );
  const sent = await sendFile(presigned, file, {
    signal,
    onProgress: share => onProgress({ status: 'sending', share }),
  });
  if (sent === 'tooLarge') return { status: 'refused', problem: 'UPLOAD_SIZE_EXCEEDED', kind };
  if (sent !== 'sent')
    return { status: 'refused', problem: sent === 'lost' ? 'LOST' : 'UPLOAD_INVALID_TYPE', kind };

  onProgress({ status: 'preparing' });
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until && !signal.aborted; ) {
    const upload = await call('getUpload', { UploadID: presigned.UploadID }, signal);
    if (upload.status === 'ready') return { status: 'ready', upload };
    if (upload.status === 'rejected') return refusedAs(upload);
    await pause(POLL_INTERVAL_MS);
  }
  return { status: 'refused', problem: 'UPLOAD_PROCESSING_FAILED', kind };
}

function refusedAs({ kind, errorCode = 'UPLOAD_PROCESSING_FAILED', width, height }: Upload): RefusedUpload {
  const pixels = width === undefined || height === undefined ? undefined : { width, height };
  return { status: 'refused', problem: errorCode, kind, ...(pixels && { pixels }) };
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
