import type { ServerResponse } from 'node:http';
import { escapeUri } from '@smithy/core/protocols';
import { element } from '#infra/local/wire/xml.ts';
import { StorageFailure } from './failure.ts';
import type { Bucket, StoredObject } from './objects.ts';
import { allowQuery, type Target } from './target.ts';

const known = [
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
  'fetch-owner',
];

const bytes = (text: string) => Buffer.from(text);
const isAfter = (one: string, other: string) => Buffer.compare(bytes(one), bytes(other)) > 0;

/** ListObjectsV2: keys in byte order, grouped by the delimiter, page by page. */
export function listObjects(
  res: ServerResponse,
  { bucket, target: { query, bucket: name } }: { bucket: Bucket; target: Target },
): void {
  allowQuery(query, known);
  if (query.get('list-type') !== '2')
    throw new StorageFailure('NotImplemented', 'Only ListObjectsV2 is kept.');

  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : afterOf(token);
  const maxKeys = maxKeysOf(query.get('max-keys'));
  const { entries, next } = page(bucket.sorted(), { prefix, delimiter, after, maxKeys });

  const text = (value: string) => (query.get('encoding-type') === 'url' ? escapeUri(value) : value);
  const contents = entries.map(entry =>
    typeof entry === 'string'
      ? `<CommonPrefixes>${element('Prefix', text(entry))}</CommonPrefixes>`
      : `<Contents>${element('Key', text(entry.key))}${detailsOf(entry)}</Contents>`,
  );

  const answer = [
    element('Name', name),
    element('Prefix', text(prefix)),
    delimiter && element('Delimiter', text(delimiter)),
    element('MaxKeys', maxKeys),
    element('KeyCount', entries.length),
    element('IsTruncated', next !== undefined),
    query.get('encoding-type') === 'url' && element('EncodingType', 'url'),
    token !== null && element('ContinuationToken', token),
    next !== undefined && element('NextContinuationToken', bytes(next).toString('base64url')),
    ...contents,
  ].filter(part => typeof part === 'string');

  res
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${answer.join('')}</ListBucketResult>`,
    );
}

interface PageRequest {
  prefix: string;
  delimiter: string;
  after: string;
  maxKeys: number;
}

/** A page of objects and common prefixes, and the name after which the next page starts. */
function page(
  objects: StoredObject[],
  { prefix, delimiter, after, maxKeys }: PageRequest,
): { entries: (StoredObject | string)[]; next?: string } {
  const entries: (StoredObject | string)[] = [];
  let last = after;

  for (const object of objects) {
    if (!object.key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const folded = end < 0 ? undefined : object.key.slice(0, end + delimiter.length);
    const name = folded ?? object.key;
    if (!isAfter(name, last)) continue;
    if (entries.length === maxKeys) return maxKeys === 0 ? { entries } : { entries, next: last };

    entries.push(folded ?? object);
    last = name;
  }

  return { entries };
}

function detailsOf({ modifiedAt, etag, size }: StoredObject): string {
  return [
    element('LastModified', new Date(modifiedAt).toISOString()),
    element('ETag', etag),
    element('Size', size),
    element('StorageClass', 'STANDARD'),
  ].join('');
}

function afterOf(token: string): string {
  if (token === '' || !/^[A-Za-z0-9_-]+$/.test(token)) {
    throw new StorageFailure('InvalidArgument', 'The continuation token provided is incorrect');
  }

  return Buffer.from(token, 'base64url').toString('utf8');
}

function maxKeysOf(value: string | null): number {
  if (value === null) return 1000;
  if (!/^\d+$/.test(value)) throw new StorageFailure('InvalidArgument', 'Provided max-keys not an integer');

  return Math.min(Number(value), 1000);
}
