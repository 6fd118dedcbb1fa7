import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { MarketCounts } from '#shared/contracts/projects.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { publicProjectStates } from '#shared/lifecycle.ts';
import { type Country, countryCodes, type Skill, skills, writtenLanguages } from '#shared/settings.ts';
import { addCounts } from './counts.store.ts';
import type { MarketFilters } from './filterLists.ts';
import type { SearchDocument } from './searchDocument.ts';

type State = (typeof publicProjectStates)[number];
type Amounts = Partial<Record<string, number>>;

/** Short names, because an item of counts is rewritten with each: `en`, `en.app`, `en.app.dev`. */
const nameOf = (language: WrittenLanguage, state?: State, skill?: Skill): string =>
  [language, ...[state, skill].flatMap(one => one?.slice(0, 3) ?? [])].join('.');

/** The open roles of a language, then the projects of each state, then those of each state and skill. */
const names = writtenLanguages.flatMap(language => [
  nameOf(language),
  ...publicProjectStates.flatMap(state => [
    nameOf(language, state),
    ...skills.map(skill => nameOf(language, state, skill)),
  ]),
]);
if (new Set(names).size < names.length) throw new Error('Two counts of the market have the same short name');

/**
 * Numbers of the public projects of a country, by language: by status, and by status and skill of an open role. Every
 * number that the market shows is a sum of these.
 */
const cells = entity({
  name: 'marketCells',
  schema: z.object(Object.fromEntries(names.map(name => [name, z.optional(z.int())]))),
  key: (country: Country) => ({ pk: 'marketCells', sk: country }),
});

/** Keys of all cells, to be read together with other items. */
export const cellKeys = countryCodes.map(country => cells.key(country));

/** Steps that count the difference between two versions of a project, in its cells and in the site's totals. */
export function countingSteps(
  id: string,
  before: SearchDocument | undefined,
  after: SearchDocument | undefined,
) {
  const changes = countryCodes.flatMap(country => {
    const isHere = (document: SearchDocument | undefined) =>
      document?.country === country ? document : undefined;
    const amounts = difference(countsOf(isHere(before)), countsOf(isHere(after)));
    return amounts ? [Step.add(cells.key(country), amounts)] : [];
  });
  const totals = difference(totalsOf(before), totalsOf(after));
  return [...changes, totals && addCounts(id, totals)];
}

/** Steps that set all cells to the counts of these documents. */
export const cellSteps = (documents: readonly SearchDocument[]) =>
  countryCodes.map(country => {
    const sums: Record<string, number> = {};
    for (const document of documents.filter(one => one.country === country))
      for (const [name, amount = 0] of Object.entries(countsOf(document)))
        sums[name] = (sums[name] ?? 0) + amount;
    return Step.put(cells.key(country), sums);
  });

const stateOf = (document: SearchDocument | undefined): State | undefined =>
  publicProjectStates.find(state => state === document?.status);

function countsOf(document: SearchDocument | undefined): Amounts {
  const state = stateOf(document);
  if (!document || !state) return {};
  const { language, rolesOpen, skills } = document;
  return {
    [nameOf(language)]: rolesOpen,
    [nameOf(language, state)]: 1,
    ...Object.fromEntries(skills.map(skill => [nameOf(language, state, skill), 1])),
  };
}

const totalsOf = (document: SearchDocument | undefined): Partial<Record<'projects' | 'rolesOpen', number>> =>
  document && stateOf(document) ? { projects: 1, rolesOpen: document.rolesOpen } : {};

/** Undefined if nothing differs. */
function difference<Name extends string>(
  before: Partial<Record<Name, number>>,
  after: Partial<Record<Name, number>>,
): Partial<Record<Name, number>> | undefined {
  const names = Object.keys({ ...before, ...after }) as Name[]; // their own names
  const changes = names
    .map(name => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
    .filter(([, amount]) => amount !== 0);
  return changes.length > 0 ? (Object.fromEntries(changes) as Partial<Record<Name, number>>) : undefined; // as above
}

/** The numbers that the market shows with these filters. With search words, only the totals are known. */
export function marketCounts(
  loaded: readonly (Amounts | undefined)[],
  filters: MarketFilters,
  hasWords: boolean,
): MarketCounts {
  const sum = (chosen: MarketFilters): number => {
    const [skill] = chosen.skill;
    let found = 0;
    for (const [place, country] of countryCodes.entries()) {
      const cell = loaded[place];
      if (!cell || !isChosen(chosen.country, country)) continue;
      for (const language of writtenLanguages)
        for (const state of publicProjectStates)
          if (isChosen(chosen.language, language) && isChosen(chosen.status, state))
            found += cell[nameOf(language, state, skill)] ?? 0;
    }
    return Math.max(0, found);
  };
  const isExact = ({ skill }: MarketFilters): boolean => !hasWords && skill.length < 2;
  const group = <Value extends string>(
    values: readonly Value[],
    only: (value: Value) => Partial<MarketFilters>,
  ) => {
    const chosen = values.map(value => [value, { ...filters, ...only(value) }] as const);
    if (!chosen.every(([, one]) => isExact(one))) return undefined;
    return Object.fromEntries(chosen.map(([value, one]) => [value, sum(one)]));
  };

  return {
    projects: sum({ country: [], language: [], status: [], skill: [] }),
    rolesOpen: Math.max(
      0,
      loaded.reduce(
        (total, cell) => writtenLanguages.reduce((sum, one) => sum + (cell?.[nameOf(one)] ?? 0), total),
        0,
      ),
    ),
    matching: isExact(filters) ? sum(filters) : undefined,
    country: group(countryCodes, value => ({ country: [value] })),
    language: group(writtenLanguages, value => ({ language: [value] })),
    status: group(publicProjectStates, value => ({ status: [value] })),
    skill: group(skills, value => ({ skill: [value] })),
  };
}

const isChosen = <Value>(values: readonly Value[], value: Value): boolean =>
  values.length === 0 || values.includes(value);
