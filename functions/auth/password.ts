import { comparable } from '#functions/authors/name.store.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Whether a password is among the first that a stranger would try: a common one, or the person's own name or address. */
export function isGuessable(
  password: string,
  { email, username }: { email: string; username: string },
): boolean {
  const wanted = comparable(password);
  const own = [email, email.split('@')[0] ?? '', username].map(comparable);
  return commonPasswords.has(wanted) || own.includes(wanted) || new Set(wanted).size === 1;
}
