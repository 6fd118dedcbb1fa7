import * as z from 'zod/mini';
import { Instant, nameText, text } from '../fields.ts';
import { hourLimits } from '../finding.ts';
import { SavedSearchID } from '../ids.ts';
import { searchFrequencies, searchNameLength } from '../notificationSettings.ts';
import { filtersOfList, listsToSave } from '../savedLists.ts';
import { searchLength } from '../search.ts';

/** Some of the values of a filter, each once, in the order of the filter; none if the filter is not named. */
const someOf = <const Word extends string>(words: readonly Word[]) =>
  z._default(
    z.pipe(
      z.array(z.enum(words)).check(z.maxLength(words.length)),
      z.transform((chosen: Word[]) => words.filter(word => chosen.includes(word))),
    ),
    [],
  );

const { projects, roles } = filtersOfList;

/** Words, filters or both for which a list is searched. Filters that the list does not have are refused. */
export const MarketSearch = z
  .object({
    list: z._default(z.enum(listsToSave), 'projects'),
    search: text({ min: 0, max: searchLength }),
    skill: someOf(projects.skill),
    country: someOf(projects.country),
    language: someOf(projects.language),
    status: someOf(projects.status),
    workplace: someOf(roles.workplace),
    hours: someOf(hourLimits),
    answer: someOf(roles.answer),
    starterTask: someOf(roles.starterTask),
  })
  .check(
    z.refine(
      ({ list, search, ...filters }) => {
        const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
        return (search !== '' || chosen.length > 0) && chosen.every(([name]) => name in filtersOfList[list]);
      },
      { error: 'validation.invalid' },
    ),
  );
export type MarketSearch = z.infer<typeof MarketSearch>;

/** Frequency and channels by which a person is told of new projects or roles that a saved search finds. */
const choice = {
  frequency: z.enum(searchFrequencies),
  /** By a notification in the app. */
  inApp: z.boolean(),
  /** In the daily or weekly digest. */
  email: z.boolean(),
};

const name = nameText({ min: 1, max: searchNameLength });

/** A search of projects or roles that a person has saved. */
export const SavedSearch = z.object({
  SavedSearchID,
  name: z.string(),
  query: MarketSearch,
  ...choice,
  createdAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Body of a request that saves a search. The list, words and filters of an existing one do not change. */
export const SearchToSave = z.object({ name, query: MarketSearch, ...choice });
export type SearchToSave = z.infer<typeof SearchToSave>;
