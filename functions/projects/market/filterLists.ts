import type { WrittenLanguage } from '#shared/fields.ts';
import { type ProjectState, publicProjectStates } from '#shared/lifecycle.ts';
import { type Country, countryCodes, type Skill, writtenLanguages } from '#shared/settings.ts';

export const sorts = ['newest', 'endingSoon', 'mostBuilt'] as const;
export type Sort = (typeof sorts)[number];

/** Filters of the market. A project matches a group without values, or with one of its values. */
export interface MarketFilters {
  country: readonly Country[];
  language: readonly WrittenLanguage[];
  status: readonly ProjectState[];
  skill: readonly Skill[];
}

/** The filters of one stored list. A list with a language always has a country; one has a status or a skill, not both. */
interface ListFilters {
  country?: Country | undefined;
  language?: WrittenLanguage | undefined;
  status?: ProjectState | undefined;
  skill?: Skill | undefined;
}

/** Partition of the list for a sort and filters. */
export const listOf = (sort: Sort, { country, language, status, skill }: ListFilters): string =>
  `market#${sort}#${country ?? '*'}#${status ?? '*'}#${skill ?? '*'}${language ? `#${language}` : ''}`;

/** Partition of the list for a sort and an indexed prefix. */
export const prefixListOf = (sort: Sort, beginning: string): string => `word#${sort}#${beginning}`;

/**
 * Partitions whose union is the filtered list: one per combination of values. There are none for a status with a skill:
 * leave one of them out.
 */
export function listsOf(sort: Sort, filters: MarketFilters): string[] {
  return combinationsOf(filters).map(one => listOf(sort, one));
}

/**
 * The combinations of the chosen values. All values of a group are as none, except for skills, because some projects have
 * no open role. Without a country, a language is looked up in each country.
 */
export function combinationsOf(filters: MarketFilters): ListFilters[] {
  const languages = unlessAll(filters.language, writtenLanguages);
  const chosen = unlessAll(filters.country, countryCodes);
  const countries = languages.length > 0 && chosen.length === 0 ? countryCodes : chosen;
  return orAny(countries).flatMap(country =>
    orAny(languages).flatMap(language =>
      orAny(unlessAll(filters.status, publicProjectStates)).flatMap(status =>
        orAny(filters.skill).map(skill => ({ country, language, status, skill })),
      ),
    ),
  );
}

const unlessAll = <Value>(values: readonly Value[], all: readonly unknown[]): readonly Value[] =>
  values.length === all.length ? [] : values;

const orAny = <Value>(values: readonly Value[]): readonly (Value | undefined)[] =>
  values.length > 0 ? values : [undefined];
