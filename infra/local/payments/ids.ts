import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Creates an id in Stripe's format: the prefix of its type and 24 random letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

/** The id of a reference that may have been expanded. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
