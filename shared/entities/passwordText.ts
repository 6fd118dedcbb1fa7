import * as z from 'zod/mini';

/**
 * A password as it is stored and compared, however a keyboard has composed it (RFC 8265, OpaqueString): an accent is part of its
 * letter, and every kind of space is a space. Nothing else changes, case least of all.
 */
export const passwordText = z
  .string()
  .check(z.overwrite((typed: string) => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')));
