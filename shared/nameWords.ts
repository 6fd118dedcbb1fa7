import { foldText } from './foldText.ts';

/** Blanks, hyphens, apostrophes (letters among them, as in Hawaiian) and dots. */
const separators = /[\s\p{P}\p{Sk}\u02b9-\u02bc]+/u;

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The words of a name without case and accents, each group of words that no blank separates on its own: [[anne], [o, brien]]. */
const groupsOf = (name: string): string[][] =>
  foldText(name.replace(/\u00b4/g, "'"))
    .replace(invisible, '')
    .split(/\s+/)
    .map(group => group.split(separators).filter(Boolean))
    .filter(words => words.length > 0);

/** The words of a name without case and accents. Hyphens, apostrophes and dots separate them too. */
export const nameWordsOf = (name: string): string[] => groupsOf(name).flat();

/**
 * Every way to begin to write a name: from each of its words on, with those before it at the end, and with words joined that no
 * blank separates. `Anne O’Brien` is `anne o brien`, `o brien anne`, `brien anne o` and `obrien anne`.
 */
export function nameReadingsOf(name: string): string[] {
  const words = nameWordsOf(name);
  const from = (at: number, skipped = at) => [...words.slice(skipped), ...words.slice(0, at)];
  const readings = words.map((_, at) => from(at).join(' '));
  let at = 0;
  for (const group of groupsOf(name)) {
    if (group.length > 1) readings.push([group.join(''), ...from(at, at + group.length)].join(' '));
    at += group.length;
  }
  return [...new Set(readings)];
}

/** Whether each word typed is the beginning of a word of the name, in any order: `robledo car` finds Carmen Robledo. */
export function isFoundByName(name: string, typed: string): boolean {
  const words = groupsOf(name).flatMap(group => [...group, group.join('')]);
  return nameWordsOf(typed).every(part => words.some(word => word.startsWith(part)));
}
