import { hourLimits, personLevels } from '#shared/finding.ts';
import { publicProjectStates } from '#shared/lifecycle.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';

/** The values of each group of filters of the market, in the order of their bits. */
export const filterValues = {
  country: countryCodes,
  language: writtenLanguages,
  status: publicProjectStates,
  skill: skills,
} as const;

/** The same for open roles. Country and language are those of the project. */
export const roleFilterValues = {
  skill: skills,
  language: writtenLanguages,
  country: countryCodes,
  workplace: ['remote', 'onSite'],
  hours: hourLimits,
  starterTask: ['yes'],
} as const;

/** The same for people. */
export const personFilterValues = {
  skill: skills,
  language: writtenLanguages,
  country: countryCodes,
  level: personLevels,
} as const;

type Chosen<Values extends Record<string, readonly string[]>> = {
  [Group in keyof Values]: readonly Values[Group][number][];
};

/** Filters of the market. A project matches a group without values, or with one of its values. */
export type MarketFilters = Chosen<typeof filterValues>;
/** Filters of open roles. */
export type RoleFilters = Chosen<typeof roleFilterValues>;

/** Filters of people. */
export type PersonFilters = Chosen<typeof personFilterValues>;

export const roleFilterGroups = Object.keys(roleFilterValues) as (keyof RoleFilters)[]; // its own names
