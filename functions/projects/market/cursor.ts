import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Day } from '#shared/fields.ts';

const MarketCursor = z.object({
  /** Which list; a position in another one means nothing. */
  list: z.string(),
  /** The day on which the first page was read. */
  today: Day,
  /** Which stretch of the list. */
  range: z.int().check(z.gte(0)),
  /** After which place; absent: at the beginning of the stretch. */
  after: z.optional(z.string().check(z.regex(/^\d[\w:.#-]{0,200}$/))),
});
/** Where a list of the market goes on. Places of public projects are no secret, so it is not sealed. */
export type MarketCursor = z.infer<typeof MarketCursor>;

/** A short name of a list, from what was asked for. */
export const listFingerprint = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12);

export const encodeCursor = (cursor: MarketCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The position in this list; nothing when the cursor is malformed or of another one. */
export function decodeCursor(cursor: string, list: string): MarketCursor | undefined {
  try {
    const parsed = MarketCursor.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return parsed.success && parsed.data.list === list ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
