import type { Readable } from 'node:stream';
import { StorageFailure } from './failure.ts';

/** Collects the trailing headers of an aws-chunked body. */
export type Trailers = Record<string, string>;

/**
 * Decodes an aws-chunked body (`STREAMING-UNSIGNED-PAYLOAD-TRAILER`). `trailers` contains the trailing headers after
 * the last byte has been read.
 */
export async function* decodeAwsChunked(source: Readable, trailers: Trailers): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let remaining = 0;
  let part: 'size' | 'content' | 'end' | 'trailer' | 'done' = 'size';

  const takeLine = () => {
    const end = rest.indexOf('\r\n');
    if (end < 0 && rest.length > 8192)
      throw new StorageFailure('InvalidRequest', 'A chunk header is too long.');
    if (end < 0) return undefined;
    const line = rest.subarray(0, end).toString('latin1');
    rest = rest.subarray(end + 2);
    return line;
  };

  for await (const bytes of source) {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);

    while (part !== 'done') {
      if (part === 'content') {
        if (rest.length === 0) break;
        const content = rest.subarray(0, remaining);
        rest = rest.subarray(content.length);
        remaining -= content.length;
        if (remaining === 0) part = 'end';
        yield content;
        continue;
      }

      const line = takeLine();
      if (line === undefined) break;

      if (part === 'end') {
        if (line !== '') throw new StorageFailure('InvalidRequest', 'A chunk is longer than its size says.');
        part = 'size';
      } else if (part === 'size') {
        remaining = chunkSize(line);
        part = remaining === 0 ? 'trailer' : 'content';
      } else if (line === '') {
        part = 'done';
      } else {
        const [name = '', value = ''] = line.split(/:(.*)/s, 2);
        trailers[name.trim().toLowerCase()] = value.trim();
      }
    }
  }

  if (part !== 'done') throw new StorageFailure('IncompleteBody');
}

function chunkSize(line: string): number {
  if (!/^[0-9a-f]{1,12}(;.*)?$/i.test(line))
    throw new StorageFailure('InvalidRequest', 'A chunk has no size.');

  return Number.parseInt(line, 16);
}
