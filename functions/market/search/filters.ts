import type { personFilters, projectFilters, roleFilters } from '#shared/finding.ts';

/** Filters of a list with their values, in the order of their bits. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The chosen values of each filter. What is listed matches a filter without values, or with one of its values. */
export type Chosen<Values extends FilterValues> = {
  [Group in keyof Values]: readonly Values[Group][number][];
};

/** Filters of the market. */
export type MarketFilters = Chosen<typeof projectFilters>;
/** Filters of open roles. */
export type RoleFilters = Chosen<typeof roleFilters>;
/** Filters of people. */
export type PersonFilters = Chosen<typeof personFilters>;

type Query<Values extends FilterValues> = {
  readonly [Group in keyof Values]?: Values[Group][number] | readonly Values[Group][number][] | undefined;
};

/** The filters of a list that a query names, each with no value, one or several. */
export const filtersOf = <Values extends FilterValues>(values: Values, query: Query<Values>) =>
  Object.fromEntries(
    Object.keys(values).map(name => [name, [query[name] ?? []].flat()]),
  ) as unknown as Chosen<Values>; // the values of its filters
