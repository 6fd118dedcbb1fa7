import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from '#shared/entities/upload.ts';
import { type UploadKind, uploads } from '#shared/media.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { sendFile } from './sendFile.ts';

/** Reason why a file was rejected. */
export type UploadProblem = NonNullable<Upload['errorCode']> | 'LOST' | ApiError;

export type UploadState =
  | { status: 'none' }
  /** `share`: part of the file that has been sent, 0 to 1. */
  | { status: 'sending'; share: number }
  /** The server is checking and re-encoding the file. */
  | { status: 'preparing' }
  | { status: 'ready'; upload: Upload }
  | { status: 'refused'; problem: UploadProblem };

const POLL_INTERVAL_MS = 700;
const TIMEOUT_MS = 60_000;

/** Uploads a file to storage and waits for its checks; starting another file replaces the previous one. */
export function useUpload(kind: UploadKind) {
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (file: File) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const update = (state: UploadState) => {
        if (!signal.aborted) setState(state);
      };

      const problem = checkLocally(kind, file);
      if (problem) return update({ status: 'refused', problem });
      try {
        update(await uploadFile(kind, file, { signal, update }));
      } catch (thrown) {
        if (!(thrown instanceof ApiError) && !signal.aborted) throw thrown;
        if (thrown instanceof ApiError) update({ status: 'refused', problem: thrown });
      }
    },
    [kind],
  );

  const clear = useCallback(() => {
    running.current?.abort();
    setState({ status: 'none' });
  }, []);

  return { ...state, start, clear };
}

/** Checks type and size before anything is sent. */
function checkLocally(kind: UploadKind, { type, size }: File): UploadProblem | undefined {
  const { types, bytes }: { types: readonly string[]; bytes: number } = uploads[kind];
  if (!types.includes(type)) return 'UPLOAD_INVALID_TYPE';
  return size > bytes ? 'UPLOAD_SIZE_EXCEEDED' : undefined;
}

async function uploadFile(
  kind: UploadKind,
  file: File,
  { signal, update }: { signal: AbortSignal; update: (state: UploadState) => void },
): Promise<UploadState> {
  update({ status: 'sending', share: 0 });
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
    onProgress: share => update({ status: 'sending', share }),
  });
  if (sent === 'tooLarge') return { status: 'refused', problem: 'UPLOAD_SIZE_EXCEEDED' };
  if (sent !== 'sent')
    return { status: 'refused', problem: sent === 'lost' ? 'LOST' : 'UPLOAD_INVALID_TYPE' };

  update({ status: 'preparing' });
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until && !signal.aborted; ) {
    const upload = await call('getUpload', { UploadID: presigned.UploadID }, signal);
    if (upload.status === 'ready') return { status: 'ready', upload };
    if (upload.status === 'rejected')
      return { status: 'refused', problem: upload.errorCode ?? 'UPLOAD_PROCESSING_FAILED' };
    await pause(POLL_INTERVAL_MS);
  }
  return { status: 'refused', problem: 'UPLOAD_PROCESSING_FAILED' };
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
