import { foldText } from '#shared/foldText.ts';
import { isFoundByName } from '#shared/nameWords.ts';

/** Something that can be found by its title and by further words. */
export interface Findable {
  title: string;
  keywords: string;
}

/**
 * Items that contain every typed word, ignoring case and accents: first those whose titles begin with them, then those with
 * matching titles, then those with matching keywords.
 */
export function rank<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean);
  const graded = items.map(item => ({ item, grade: gradeOf(item, wanted) }));
  return graded
    .filter(({ grade }) => grade < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.grade - other.grade)
    .map(({ item }) => item);
}

function gradeOf({ title, keywords }: Findable, wanted: readonly string[]): number {
  const name = foldText(title).replaceAll('\u2060', ''); // keeps words of titles in one line
  if (name.startsWith(wanted.join(' '))) return 0;
  const typed = wanted.join(' ');
  if (isFoundByName(title, typed)) return 1;
  return isFoundByName(`${title} ${keywords}`, typed) ? 2 : Number.POSITIVE_INFINITY;
}
