import type { Readable } from 'node:stream';

/** The body exceeds the limit of its reader. */
export class BodyTooLarge extends Error {}

/** Reads a small body. Throws BodyTooLarge if it exceeds `limit` bytes. */
export async function readBody(stream: Readable, limit = 2 ** 20): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;

  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw new BodyTooLarge(`The body has more than ${limit} bytes.`);
    chunks.push(bytes);
  }

  return Buffer.concat(chunks);
}
