import type { Readable } from 'node:stream';

/** The body was longer than its reader allows. */
export class BodyTooLarge extends Error {}

/** Reads a small body whole; a longer one than `limit` bytes throws BodyTooLarge. */
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
