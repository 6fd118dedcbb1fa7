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
type Name = 'rolesOpen' | State | `${State}.${Skill}`;
type Amounts = Partial<Record<Name, number>>;

const names: readonly Name[] = [
  'rolesOpen',
  ...publicProjectStates,
  ...publicProjectStates.flatMap(state => skills.map(skill => `${state}.${skill}` as const)),
];

const count = z.optional(z.int());

/**
 * Numbers of the public projects of a country and language: by status, and by status and skill of an open role. Every
 * number that the market shows is a sum of these.
 */
const cells = entity({
  name: 'marketCell',
  schema: z.object(Object.fromEntries(names.map(name => [name, count])) as Record<Name, typeof count>), // each name is there
  key: (country: Country, language: WrittenLanguage) => ({ pk: 'marketCells', sk: `${country}#${language}` }),
});

const places = countryCodes.flatMap(country =>
  writtenLanguages.map(language => ({ country, language }) as const),
);

/** Keys of all cells, to be read together with other items. */
export const cellKeys = places.map(({ country, language }) => cells.key(country, language));

/** Steps that count the difference between two versions of a project, in its cells and in the site's totals. */
export function countingSteps(
  id: string,
  before: SearchDocument | undefined,
  after: SearchDocument | undefined,
) {
  const changes = places.flatMap(({ country, language }) => {
    const isHere = (document: SearchDocument | undefined) =>
      document?.country === country && document.language === language ? document : undefined;
    const amounts = difference(countsOf(isHere(before)), countsOf(isHere(after)));
    return amounts ? [Step.add(cells.key(country, language), amounts)] : [];
  });
  const totals = difference(totalsOf(before), totalsOf(after));
  return [...changes, totals && addCounts(id, totals)];
}

const stateOf = (document: SearchDocument | undefined): State | undefined =>
  publicProjectStates.find(state => state === document?.status);

function countsOf(document: SearchDocument | undefined): Amounts {
  const state = stateOf(document);
  if (!document || !state) return {};
  return {
    rolesOpen: document.rolesOpen,
    [state]: 1,
    ...Object.fromEntries(document.skills.map(skill => [`${state}.${skill}`, 1])),
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
    for (const [place, cell] of loaded.entries()) {
      const here = places[place];
      if (!cell || !here || !isChosen(chosen.country, here.country)) continue;
      if (!isChosen(chosen.language, here.language)) continue;
      for (const state of publicProjectStates)
        if (isChosen(chosen.status, state))
          found += cell[skill ? (`${state}.${skill}` as const) : state] ?? 0;
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
      loaded.reduce((total, cell) => total + (cell?.rolesOpen ?? 0), 0),
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
