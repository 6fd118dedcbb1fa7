import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * Cursors of lists: the position at which a list continues, and the fingerprint of the only list for which the cursor is
 * valid. A cursor is not secret and grants nothing, because each page is authorised again and read from the caller's list
 * alone: a caller who invents one can only begin elsewhere in that list. The list's own schema validates the position.
 */
const Cursor = z.tuple([z.string(), z.unknown()]);

/** Fingerprint of a list: of all that its pages have in common. */
const fingerprintOf = (list: unknown): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 12);

/** Encodes the cursor of the entries after a position in a list: letters, digits, `-` and `_`. */
export const encodeCursor = (list: unknown, place: unknown): string =>
  Buffer.from(JSON.stringify([fingerprintOf(list), place])).toString('base64url');

/** The place of a cursor of this list. Undefined if the cursor is malformed or of another list. */
export function decodeCursor<S extends z.ZodMiniType>(
  list: unknown,
  cursor: string,
  Place: S,
): z.output<S> | undefined {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  const { data } = Cursor.safeParse(content);
  if (data?.[0] !== fingerprintOf(list)) return undefined;
  return Place.safeParse(data[1]).data;
}
