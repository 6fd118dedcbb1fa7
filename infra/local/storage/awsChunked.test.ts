import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { decodeAwsChunked, type Trailers } from './awsChunked.ts';

const body = '5\r\nhello\r\n6;chunk-signature=abc\r\n world\r\n0\r\nx-amz-checksum-crc32:DUoRhQ==\r\n\r\n';

async function decode(text: string, pieceLength = text.length) {
  const pieces = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, index) =>
    Buffer.from(text.slice(index * pieceLength, (index + 1) * pieceLength)),
  );
  const trailers: Trailers = {};
  const content: Buffer[] = [];
  for await (const piece of decodeAwsChunked(Readable.from(pieces), trailers)) content.push(piece);

  return { content: Buffer.concat(content).toString(), trailers };
}

describe('an aws-chunked body', () => {
  test.each([1, 2, 3, 7, 1000])('is decoded from pieces of %i bytes', async pieceLength => {
    expect(await decode(body, pieceLength)).toEqual({
      content: 'hello world',
      trailers: { 'x-amz-checksum-crc32': 'DUoRhQ==' },
    });
  });

  test.each([
    ['ends early', body.slice(0, 20), 'IncompleteBody'],
    ['has no end', '5\r\nhello\r\n', 'IncompleteBody'],
    ['has a chunk without a size', 'zz\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
    ['has a chunk longer than its size', '3\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
    ['has an endless chunk header', 'a'.repeat(10_000), 'InvalidRequest'],
  ])('is refused when it %s', async (_, text, code) => {
    await expect(decode(text)).rejects.toMatchObject({ code });
  });
});
