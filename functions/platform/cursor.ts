import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * Cursors of lists: where a list continues, and the fingerprint of the list, for no other of which the cursor is valid.
 * A cursor is no secret and grants nothing, because each page is authorised anew and read from the caller's list alone:
 * a caller who makes one up can only begin elsewhere within that list. Its place is checked by the list's own schema.
 */
const Cursor = z.tuple([z.string(), z.unknown()]);

/** Fingerprint of a list: of all that its pages have in common. */
const fingerprintOf = (list: unknown): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 12);

/** The cursor of what follows a place in a list: letters, digits, `-` and `_`. */
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
