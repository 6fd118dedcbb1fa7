import { useCallback, useEffect, useRef, useState } from 'react';
import { type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';
import { uploads, type UploadKind } from '#shared/settings.ts';
import { ApiError } from './apiError.ts';
import { call } from './client.ts';
import type { ApiOutput } from './request.ts';

export type Upload = ApiOutput<'getUpload'>;

export type UploadProgress =
  | { stage: 'idle' }
  /** `share` from 0 to 1 of the file has been sent. */
  | { stage: 'sending'; share: number }
  | { stage: 'preparing' }
  | { stage: 'ready'; upload: Upload }
  | { stage: 'refused'; error: ApiError };

/** How often a prepared picture is asked for, and how long. */
const ASKED_EVERY = 700;
const ASKED_MOST = 90;

/**
 * Sends a file straight to storage and waits until it has been decoded and encoded again. `send` gives back the upload that
 * is ready, or nothing where it was refused or another file took its place; `progress` says how far it is and why not.
 */
export function useUpload(kind: UploadKind) {
  const [progress, setProgress] = useState<UploadProgress>({ stage: 'idle' });
  const current = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const send = useCallback(
    async (file: File): Promise<Upload | undefined> => {
      current.current?.abort();
      const attempt = new AbortController();
      current.current = attempt;
      const say = (said: UploadProgress) => {
        if (!attempt.signal.aborted) setProgress(said);
      };

      try {
        refuseAtOnce(kind, file);
        say({ stage: 'sending', share: 0 });
        const body = { kind, contentType: file.type, size: file.size };
        const { UploadID, url, fields } = await call('presignUpload', { body }, attempt.signal);
        await post(url, formOf(fields, file), attempt.signal, share => say({ stage: 'sending', share }));
        say({ stage: 'preparing' });
        const upload = await prepared(UploadID, attempt.signal);
        say({ stage: 'ready', upload });
        return upload;
      } catch (thrown) {
        if (attempt.signal.aborted) return undefined;
        if (!(thrown instanceof ApiError)) throw thrown;
        say({ stage: 'refused', error: thrown });
        return undefined;
      }
    },
    [kind],
  );

  const cancel = useCallback(() => {
    current.current?.abort();
    setProgress({ stage: 'idle' });
  }, []);

  return { send, cancel, progress };
}

/** What the server would refuse is said before anything is sent. */
function refuseAtOnce(kind: UploadKind, { type, size }: File): void {
  const { types, bytes } = uploads[kind];
  if (!types.some(allowed => allowed === type)) throw refused('UPLOAD_INVALID_TYPE');
  if (size > bytes) throw refused('UPLOAD_SIZE_EXCEEDED');
}

function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file); // storage wants the file last
  return form;
}

/** By XMLHttpRequest: fetch does not say how much has been sent. */
function post(
  url: string,
  form: FormData,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(unreachable());
    request.open('POST', url);
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else if (request.status >= 500) fail();
      else reject(refused(reasonIn(request.responseText)));
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Storage answers in XML; the size is what it refuses beside the type. */
const reasonIn = (answer: string): ErrorCode =>
  answer.includes('EntityTooLarge') ? 'UPLOAD_SIZE_EXCEEDED' : 'UPLOAD_INVALID_TYPE';

async function prepared(UploadID: Upload['UploadID'], signal: AbortSignal): Promise<Upload> {
  for (let asked = 0; asked < ASKED_MOST; asked++) {
    // oxlint-disable-next-line no-await-in-loop -- each question waits for the answer before it
    const upload = await call('getUpload', { UploadID }, signal);
    if (upload.status === 'ready') return upload;
    if (upload.status === 'refused') throw refused(upload.errorCode ?? 'UPLOAD_PROCESSING_FAILED');
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(resolve => setTimeout(resolve, ASKED_EVERY));
  }
  throw refused('UPLOAD_NOT_READY');
}

const refused = (code: ErrorCode) =>
  new ApiError({ code, status: 0, i18nID: i18nIDOf(code), message: errors[code].message });

const unreachable = () =>
  new ApiError({
    code: 'SERVER_NOT_REACHABLE',
    status: 0,
    i18nID: 'server_not_reachable',
    message: 'The file could not be sent.',
  });
