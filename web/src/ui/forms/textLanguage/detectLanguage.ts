import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';

/** Shortest text, in letters, whose language can be told from it: fewer may be a name or an interjection. */
const fewestLetters = 20;

/**
 * The language in which a text is written, as far as it can be told with certainty and is one of the site's; otherwise undefined.
 * The detector is loaded with the first text that is long enough.
 */
export async function detectLanguage(text: string): Promise<WrittenLanguage | undefined> {
  const words = text.replaceAll(/\S*[/@]\S*/g, ' '); // addresses are in no language
  if ((words.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return undefined;
  const { eld } = await import('eld/extrasmall');
  const found = eld.detect(words);
  return found.isReliable() ? writtenLanguages.find(one => one === found.language) : undefined;
}
