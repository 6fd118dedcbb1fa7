import { StorageFailure } from './failure.ts';

/** Target of a path-style URL: a bucket, a key in it, and the query. */
export interface Target {
  bucket: string;
  key: string;
  query: URLSearchParams;
}

const longestKey = 1024;

/** Parses `/bucket/key?query`. */
export function targetOf(url: string): Target {
  const [rawPath = '', rawQuery = ''] = url.split('?', 2);
  const [, rawBucket = '', rawKey = ''] = /^\/([^/]*)\/?(.*)$/s.exec(rawPath) ?? [];

  return {
    bucket: bucketName(decode(rawBucket)),
    key: validKey(decode(rawKey)),
    query: new URLSearchParams(rawQuery),
  };
}

/** A valid bucket name, which is a safe folder name too. */
export function bucketName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(name)) throw new StorageFailure('InvalidBucketName');

  return name;
}

/** A valid key: at most 1,024 bytes. */
export function validKey(key: string): string {
  if (Buffer.byteLength(key) > longestKey) throw new StorageFailure('KeyTooLongError');

  return key;
}

/** Percent-decodes part of a path. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StorageFailure('InvalidURI');
  }
}

const alwaysKnown = /^(x-id|x-amz-.*)$/i;

/** Refuses sub-resources (`?acl`, `?uploads`, `?versionId` …), which are not supported. */
export function allowQuery(query: URLSearchParams, known: readonly string[] = []): void {
  for (const name of query.keys()) {
    if (!alwaysKnown.test(name) && !known.includes(name)) {
      throw new StorageFailure('NotImplemented', `The query parameter ${name} is not implemented.`);
    }
  }
}
