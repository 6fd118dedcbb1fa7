import type { PresignedUpload } from '#shared/entities/upload.ts';

/** Outcome of an upload: stored, too large, rejected by the storage, or lost to a network or server failure. */
export type Sent = 'sent' | 'tooLarge' | 'refused' | 'lost';

/** Posts a file directly to storage with its presigned fields; `onProgress` is called with the share sent, 0 to 1. */
export function sendFile(
  { url, fields }: Pick<PresignedUpload, 'url' | 'fields'>,
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);

  // fetch does not report the progress of an upload
  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  signal.addEventListener('abort', () => request.abort());

  return new Promise(resolve => {
    request.addEventListener('load', () => resolve(outcomeOf(request)));
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => resolve('lost'));
    request.open('POST', url);
    request.send(form);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Sent {
  if (status >= 200 && status < 300) return 'sent';
  return responseText.includes('EntityTooLarge') ? 'tooLarge' : status >= 500 ? 'lost' : 'refused';
}
