import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { StorageFailure } from './failure.ts';
import type { Bucket, StoredObject } from './objects.ts';
import { allowQuery, type Target } from './target.ts';

const overrides = [
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
];

/** Streams an object or a range of it, with its metadata; HEAD returns no content. */
export async function getObject(
  req: IncomingMessage,
  res: ServerResponse,
  { bucket, target }: { bucket: Bucket; target: Target },
): Promise<void> {
  allowQuery(target.query, overrides);
  const { object, content } = await bucket.open(target.key);

  try {
    checkConditions(req, object);
    const range = rangeOf(req.headers.range, object.size);
    const headers = headersOf(object, target.query, {
      withChecksum: req.headers['x-amz-checksum-mode'] === 'ENABLED' && !range,
    });
    headers['content-length'] = String(range ? range.end - range.start + 1 : object.size);
    if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
    res.writeHead(range ? 206 : 200, headers);

    if (req.method === 'HEAD' || object.size === 0) {
      res.end();
      return;
    }
    await pipeline(content.createReadStream({ ...range, autoClose: false }), res).catch(() => res.destroy());
  } finally {
    await content.close();
  }
}

function headersOf(
  object: StoredObject,
  query: URLSearchParams,
  { withChecksum }: { withChecksum: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
  };
  for (const [name, value] of Object.entries(object.headers)) {
    if (withChecksum || !name.startsWith('x-amz-checksum-')) headers[name] = value;
  }
  for (const name of overrides) {
    const value = query.get(name);
    if (value !== null) headers[name.replace('response-', '')] = value;
  }

  return headers;
}

/** Returns undefined for the entire object: without a range, with several, or with an unsupported one. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;

  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new StorageFailure('InvalidRange');

  return { start, end };
}

function checkConditions(req: IncomingMessage, { etag, modifiedAt }: StoredObject): void {
  const names = (header: string) => header.split(',').map(name => name.trim());
  const matches = (header: string) => header === '*' || names(header).includes(etag);
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-modified-since': since } = req.headers;
  const unmodifiedSince = req.headers['if-unmodified-since'];
  const second = Math.floor(modifiedAt / 1000) * 1000;

  if (match !== undefined && !matches(match)) throw new StorageFailure('PreconditionFailed');
  if (match === undefined && unmodifiedSince && second > Date.parse(unmodifiedSince)) {
    throw new StorageFailure('PreconditionFailed');
  }
  if (noneMatch !== undefined && matches(noneMatch)) throw new StorageFailure('NotModified');
  if (noneMatch === undefined && since && second <= Date.parse(since))
    throw new StorageFailure('NotModified');
}
