import { projectFilters, roleFilters } from './finding.ts';

/** Lists of which searches can be saved, with their filters. People are not among them: what a person is found by grows for months. */
export const filtersOfList = { projects: projectFilters, roles: roleFilters } as const;
export type ListToSave = keyof typeof filtersOfList;
export const listsToSave = ['projects', 'roles'] as const satisfies readonly ListToSave[];

/** The page of each of these lists. */
export const pageOfList = { projects: 'market', roles: 'roles' } as const satisfies Record<
  ListToSave,
  string
>;

const allFilters = { ...projectFilters, ...roleFilters };

/** Every filter that a search of one of these lists may have, without a value. */
export const noFilters = Object.fromEntries(Object.keys(allFilters).map(name => [name, []])) as unknown as {
  [Name in keyof typeof allFilters]: []; // one for each name
};
