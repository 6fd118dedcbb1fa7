import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#shared/media.ts';
import { type EndedUpload, type RunningUpload, uploadFile } from './uploadFile.ts';

export type UploadState = { status: 'none' } | RunningUpload | EndedUpload;

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
      update(await uploadFile(kind, file, { signal, onProgress: update }));
    },
    [kind],
  );

  const clear = useCallback(() => {
    running.current?.abort();
    setState({ status: 'none' });
  }, []);

  return { ...state, start, clear };
}
