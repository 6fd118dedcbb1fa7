import { foldText } from '#shared/foldText.ts';
import { americanize } from './americanize.ts';
import type { Grammar } from './grammar/grammar.ts';
import { grammars } from './grammar/grammars.ts';

const partsOf = (grammar: Grammar) => [
  ...Object.values(grammar.subjects),
  ...Object.values(grammar.mechanisms),
];

/** The names of what all grammars list, each by its name in any language. */
function translationsOf(namesIn: (grammar: Grammar) => string[]): ReadonlyMap<string, readonly string[]> {
  const lists = Object.values(grammars).map(namesIn);
  const groups = (lists[0] ?? []).map((_, index) => {
    const names = lists.flatMap(list => list[index] ?? []);
    return [...names, ...names.map(americanize)].map(foldText);
  });
  return new Map(groups.flatMap(group => group.map(name => [name, group] as const)));
}

const roleNames = translationsOf(grammar =>
  [...grammar.anyRoles, ...partsOf(grammar).flatMap(({ roles }) => roles)].map(
    ({ PersonType }) => PersonType,
  ),
);
const taskTitles = translationsOf(grammar =>
  [...grammar.anyTasks, ...partsOf(grammar).flatMap(({ tasks }) => tasks)].map(({ Title }) => Title),
);

/** Letters that words of the same meaning have in common: translator, translators, translation. */
const stemLength = 6;
const stemsOf = (name: string): string[] =>
  foldText(name)
    .replace(/·\p{L}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => word.slice(0, stemLength));

/**
 * Whether a role of the grammars exists, in any language: under its name, or under one that says more (“Translator, Breton”).
 * Returns a predicate for names of roles.
 */
export function isExistingRole(existing: readonly string[]): (name: string) => boolean {
  const known = existing.map(name => new Set(stemsOf(name)));
  return name =>
    (roleNames.get(foldText(name)) ?? [name]).some(translation => {
      const stems = stemsOf(translation);
      return known.some(words => stems.every(stem => words.has(stem)));
    });
}

/** Whether a task of the grammars exists, in any language. Returns a predicate for titles. */
export function isExistingTask(existing: readonly string[]): (title: string) => boolean {
  const known = new Set(existing.map(foldText));
  return title => (taskTitles.get(foldText(title)) ?? [foldText(title)]).some(one => known.has(one));
}
