import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from '#shared/entities/upload.ts';
import { type UploadKind, uploads } from '#shared/settings.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { sendFile } from './sendFile.ts';

/** Why a file was not taken. */
export type UploadProblem = NonNullable<Upload['errorCode']> | 'LOST' | ApiError;

export type UploadState =
  | { status: 'none' }
  /** `share` of the file has gone, 0 to 1. */
  | { status: 'sending'; share: number }
  /** It is being decoded and encoded again. */
  | { status: 'preparing' }
  | { status: 'ready'; upload: Upload }
  | { status: 'refused'; problem: UploadProblem };

const POLL_INTERVAL_MS = 700;
const TIMEOUT_MS = 60_000;

/** One file from this device to storage and through its checks; a new file takes the place of the former. */
export function useUpload(kind: UploadKind) {
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (file: File) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const tell = (state: UploadState) => {
        if (!signal.aborted) setState(state);
      };

      const early = refusedAtOnce(kind, file);
      if (early) return tell({ status: 'refused', problem: early });
      try {
        tell(await bring(kind, file, { signal, tell }));
      } catch (thrown) {
        if (!(thrown instanceof ApiError) && !signal.aborted) throw thrown;
        if (thrown instanceof ApiError) tell({ status: 'refused', problem: thrown });
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

/** What needs no journey to be known. */
function refusedAtOnce(kind: UploadKind, { type, size }: File): UploadProblem | undefined {
  const { types, bytes }: { types: readonly string[]; bytes: number } = uploads[kind];
  if (!types.includes(type)) return 'UPLOAD_INVALID_TYPE';
  return size > bytes ? 'UPLOAD_SIZE_EXCEEDED' : undefined;
}

async function bring(
  kind: UploadKind,
  file: File,
  { signal, tell }: { signal: AbortSignal; tell: (state: UploadState) => void },
): Promise<UploadState> {
  tell({ status: 'sending', share: 0 });
  const leave = await call(
    'presignUpload',
    { body: { kind, contentType: file.type, size: file.size } },
    signal,
  );
  const sent = await sendFile(leave, file, {
    signal,
    onProgress: share => tell({ status: 'sending', share }),
  });
  if (sent === 'tooLarge') return { status: 'refused', problem: 'UPLOAD_SIZE_EXCEEDED' };
  if (sent !== 'sent')
    return { status: 'refused', problem: sent === 'lost' ? 'LOST' : 'UPLOAD_INVALID_TYPE' };

  tell({ status: 'preparing' });
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until && !signal.aborted; ) {
    const upload = await call('getUpload', { UploadID: leave.UploadID }, signal);
    if (upload.status === 'ready') return { status: 'ready', upload };
    if (upload.status === 'rejected')
      return { status: 'refused', problem: upload.errorCode ?? 'UPLOAD_PROCESSING_FAILED' };
    await pause(POLL_INTERVAL_MS);
  }
  return { status: 'refused', problem: 'UPLOAD_PROCESSING_FAILED' };
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
