import { foldText } from '#shared/foldText.ts';
import { baseLanguages } from '#shared/locales.ts';
import { randomFrom } from '#shared/random.ts';
import type { Language } from '#shared/settings.ts';
import { spaces } from '#shared/typography.ts';
import type { Generator, IdeasRequest, ProjectFacts, RolesRequest, TasksRequest } from '../generator.ts';
import { americanize } from './americanize.ts';
import { composeIdea } from './composeIdea.ts';
import { isExistingRole, isExistingTask } from './existing.ts';
import { type Grammar, mechanisms, type Subject, subjects } from './grammar/grammar.ts';
import { grammars } from './grammar/grammars.ts';
import { shuffle } from './shuffle.ts';

/** Spelling and spaces of a language, for texts of the grammar. */
const polishIn = (language: Language): ((text: string) => string) =>
  language === 'us' ? americanize : spaces[baseLanguages[language]];

/**
 * The generator of one machine: it composes from a grammar of subjects, mechanisms, audiences and constraints, and
 * needs nothing else. The same seed gives the same result.
 */
export const embeddedGenerator: Generator = {
  async ideas({ seed, language, topic, count, ...chosen }: IdeasRequest) {
    const grammar = grammars[baseLanguages[language]];
    const random = randomFrom(`ideas·${seed}`);
    const about = subjectsIn(grammar, topic ?? '');
    const picked = shuffle(random, about.length > 0 ? about : subjects);
    const ways = shuffle(random, mechanisms);

    return Array.from({ length: count }, (_, index) =>
      composeIdea(grammar, random, {
        subject: picked[index % picked.length] ?? 'rivers',
        mechanism: ways[index % ways.length] ?? 'map',
        polish: polishIn(language),
        topic,
        ...chosen,
      }),
    );
  },

  async roles({ seed, language, about, existing, offered = [], count }: RolesRequest) {
    const grammar = grammars[baseLanguages[language]];
    const random = randomFrom(`roles·${seed}`);
    const { clear, faint } = subjectsOf(grammar, about);
    const rolesOf = (found: readonly Subject[]) =>
      shuffle(
        random,
        found.flatMap(subject => grammar.subjects[subject].roles),
      ).slice(0, 2);
    const candidates = [...rolesOf(clear), ...shuffle(random, grammar.anyRoles), ...rolesOf(faint)];
    const polish = polishIn(language);
    const exists = isExistingRole(existing);
    return candidates
      .map(({ PersonType, Notes, skill }) => ({
        PersonType: polish(PersonType),
        Notes: polish(Notes),
        skill,
      }))
      .filter(({ PersonType }) => !exists(PersonType))
      .filter(isFirst(({ PersonType }) => PersonType))
      .toSorted(lastIf(offered, ({ PersonType }) => PersonType))
      .slice(0, count);
  },

  async tasks({ seed, language, about, role, existing, offered = [], count }: TasksRequest) {
    const grammar = grammars[baseLanguages[language]];
    const random = randomFrom(`tasks·${seed}`);
    const ofRole = role ? tasksOfRole(grammar, role.PersonType) : [];
    const { clear, faint } = subjectsOf(grammar, about);
    const tasksOf = (found: readonly Subject[]) =>
      shuffle(
        random,
        found.flatMap(subject => grammar.subjects[subject].tasks),
      ).slice(0, 2);
    const candidates = [
      ...ofRole,
      ...tasksOf(clear),
      ...shuffle(random, grammar.anyTasks),
      ...tasksOf(faint),
    ];
    const polish = polishIn(language);
    const exists = isExistingTask(existing);
    return candidates
      .map(({ Title, Description, priority }) => ({
        Title: polish(Title),
        Description: polish(Description),
        priority,
      }))
      .filter(({ Title }) => !exists(Title))
      .filter(isFirst(({ Title }) => Title))
      .toSorted(lastIf(offered, ({ Title }) => Title))
      .slice(0, count);
  },
};

/** Drops repeated items. */
function isFirst<Item>(nameOf: (item: Item) => string): (item: Item) => boolean {
  const seen = new Set<string>();
  return item => {
    const name = foldText(nameOf(item));
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  };
}

/** Sorts items with these names behind the others. */
function lastIf<Item>(names: readonly string[], nameOf: (item: Item) => string) {
  const known = new Set(names.map(foldText));
  const rank = (item: Item) => Number(known.has(foldText(nameOf(item))));
  return (one: Item, other: Item): number => rank(one) - rank(other);
}

/** Text of a project. Name and description count three times, because details mention many other things. */
const textOf = ({ name, description = '', details = '' }: ProjectFacts): string =>
  `${`${name} ${description} `.repeat(3)} ${details}`;

/** The subjects of a project: those that its texts mention more than once, and those that they mention once. */
function subjectsOf(grammar: Grammar, about: ProjectFacts): { clear: Subject[]; faint: Subject[] } {
  const plain = `${about.name} ${about.description ?? ''} ${about.details ?? ''}`;
  const found = subjectsIn(grammar, textOf(about));
  const isClear = (subject: Subject): boolean => mentionsOf(grammar, plain, subject) > 1;
  return { clear: found.filter(isClear), faint: found.filter(subject => !isClear(subject)) };
}

/** Tasks of the mechanism or subject that suggests a role of this name. */
const tasksOfRole = (grammar: Grammar, PersonType: string) =>
  [...Object.values(grammar.mechanisms), ...Object.values(grammar.subjects)].flatMap(({ roles, tasks }) =>
    roles.some(role => foldText(role.PersonType) === foldText(PersonType)) ? tasks : [],
  );

/** Letters by which a short word may be longer in a text; longer words are stems. */
const ending = 2;
const stemLength = 5;

/** Number of words of a text that lead to a subject. */
function mentionsOf(grammar: Grammar, text: string, subject: Subject): number {
  const stems = grammar.subjects[subject].words;
  const isForm = (word: string, stem: string) =>
    stem.endsWith('$')
      ? `${word}$` === stem
      : word.startsWith(stem) && (stem.length >= stemLength || word.length - stem.length <= ending);
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => stems.some(stem => isForm(word, stem))).length;
}

/**
 * The subjects that a text is about, in the order of the grammar: those mentioned at least half as often as the one
 * mentioned most. Rivers and the sea share words such as "water"; only the one mentioned more counts, rivers if neither is.
 * The text is only compared.
 */
function subjectsIn(grammar: Grammar, text: string): Subject[] {
  const mentions = subjects.map(subject => ({ subject, count: mentionsOf(grammar, text, subject) }));
  const most = Math.max(...mentions.map(({ count }) => count));
  const countOf = (wanted: Subject) => mentions.find(({ subject }) => subject === wanted)?.count ?? 0;
  const other: Subject = countOf('sea') > countOf('rivers') ? 'rivers' : 'sea';
  return mentions
    .filter(({ subject, count }) => subject !== other && count > 0 && count * 2 >= most)
    .map(({ subject }) => subject);
}
