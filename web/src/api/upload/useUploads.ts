import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from '#shared/entities/upload.ts';
import type { UploadKind } from '#shared/media.ts';
import { type RefusedUpload, type RunningUpload, uploadFile } from './uploadFile.ts';

/** One of several files that are uploaded. */
export interface SentFile {
  id: number;
  file: File;
  state: { status: 'waiting' } | RunningUpload | RefusedUpload;
}

interface Running {
  queue: Promise<void>;
  last: number;
  /** By the file's id; aborted once it is dismissed. */
  controllers: Map<number, AbortController>;
}

/**
 * Uploads several files to storage, one after another. `onReady` is called with each that has passed its checks, which then leaves
 * the list; one that was refused stays in it until it is dismissed or tried again.
 */
export function useUploads(kind: UploadKind, onReady: (upload: Upload) => void) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const running = useRef<Running>({ queue: Promise.resolve(), last: 0, controllers: new Map() });

  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });

  const forget = useCallback((id: number) => {
    running.current.controllers.get(id)?.abort();
    running.current.controllers.delete(id);
    setFiles(known => known.filter(one => one.id !== id));
  }, []);

  const enqueue = useCallback(
    ({ id, file }: Pick<SentFile, 'id' | 'file'>) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.controllers.set(id, controller);
      const update = (state: SentFile['state']) => {
        if (!signal.aborted) setFiles(known => known.map(one => (one.id === id ? { ...one, state } : one)));
      };
      update({ status: 'waiting' });
      const send = async () => {
        if (signal.aborted) return;
        const ended = await uploadFile(kind, file, { signal, onProgress: update });
        if (signal.aborted) return;
        if (ended.status === 'refused') return update(ended);
        forget(id);
        latest.current(ended.upload);
      };
      running.current.queue = running.current.queue.then(send, send);
    },
    [kind, forget],
  );

  useEffect(() => {
    const { controllers } = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    /** Files in the order in which they were chosen. */
    files,
    start(chosen: readonly File[]) {
      const added = chosen.map(file => ({ id: (running.current.last += 1), file }));
      setFiles(known => [...known, ...added.map(one => ({ ...one, state: { status: 'waiting' } as const }))]);
      for (const one of added) enqueue(one);
    },
    again: enqueue,
    dismiss: forget,
  };
}
