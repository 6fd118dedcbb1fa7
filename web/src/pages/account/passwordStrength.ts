import { profile } from '#shared/settings.ts';

/** Strength of a password: number of stones, and key of its description. */
export interface PasswordStrength {
  stones: 0 | 1 | 2 | 3 | 4;
  words: 'empty' | 'short' | 'common' | 'personal' | 'weak' | 'fair' | 'good' | 'veryGood';
}

/** Prefixes of the most common passwords; the server checks against a longer list. */
const COMMON =
  /^(.)\1+$|^(pass|p[a4]ssw[o0]rd|motdepasse|contrase|azerty|qwert|asdf|1q2w|qazw|abc?d?1|welcome|bienvenu|letmein|iloveyou|admin|football|princes|sunshine|dragon|monkey|baseball|superman|12345|98765|11223|00000)/i;

/** Rates length and variety; common passwords and ones made of the user's names are always weak. */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  if (password === '') return { stones: 0, words: 'empty' };
  if (password.length < profile.password.min) return { stones: 1, words: 'short' };
  if (COMMON.test(password) && password.length < 20) return { stones: 1, words: 'common' };

  const rest = about
    .filter(word => word.length > 2)
    .reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
  if (rest.length < 5 && rest.length < password.length) return { stones: 1, words: 'personal' };

  const points = rest.length + 2 * kindsIn(password) + new Set(rest).size / 2 - repeats(rest);
  if (points < 14) return { stones: 1, words: 'weak' };
  if (points < 19) return { stones: 2, words: 'fair' };
  if (points < 26) return { stones: 3, words: 'good' };
  return { stones: 4, words: 'veryGood' };
}

const kindsIn = (text: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter(kind => kind.test(text)).length;

/** Number of characters that only repeat or continue a sequence: aaaa, abcd, 4321. */
const repeats = (text: string): number =>
  text.split('').filter((letter, index) => {
    const step = letter.charCodeAt(0) - text.charCodeAt(index - 1);
    return index > 0 && Math.abs(step) <= 1;
  }).length;
