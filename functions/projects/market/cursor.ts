import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Instant } from '#shared/fields.ts';

const MarketCursor = z.object({
  /** Fingerprint of the list; a cursor is valid for no other. */
  list: z.string(),
  /** Time of the first page, so that later pages split the list at the same time. */
  at: Instant,
  /** Index of the key range. */
  range: z.int().check(z.gte(0)),
  /** Sort key of the last project; absent at the start of a key range. */
  after: z.optional(z.string().check(z.regex(/^\d[\w:.#-]{0,200}$/))),
});
/** Cursor of a market list. Its keys are public, so it is not encrypted. */
export type MarketCursor = z.infer<typeof MarketCursor>;

/** Fingerprint of a list, from its parameters. */
export const listFingerprint = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12);

export const encodeCursor = (cursor: MarketCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Decodes a cursor of this list. Returns undefined if it is malformed or belongs to another list. */
export function decodeCursor(cursor: string, list: string): MarketCursor | undefined {
  try {
    const parsed = MarketCursor.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return parsed.success && parsed.data.list === list ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
