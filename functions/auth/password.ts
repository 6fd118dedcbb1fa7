import { comparable } from '#functions/authors/name.store.ts';
import { commonPasswords } from './commonPasswords.ts';

/**
 * Whether a password is easily guessed: a common one, a single repeated character, or the user's own username or email
 * address.
 */
export function isGuessable(
  password: string,
  { email, username }: { email: string; username: string },
): boolean {
  const wanted = comparable(password);
  const own = [email, email.split('@')[0] ?? '', username].map(comparable);
  return commonPasswords.has(wanted) || own.includes(wanted) || new Set(wanted).size === 1;
}
