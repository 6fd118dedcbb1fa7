import * as z from 'zod/mini';
import { Instant, nameText, text } from '../fields.ts';
import { SavedSearchID } from '../ids.ts';
import { publicProjectStates } from '../lifecycle.ts';
import { searchFrequencies, searchNameLength } from '../notificationSettings.ts';
import { searchLength } from '../search.ts';
import { countryCodes, skills, writtenLanguages } from '../settings.ts';

/** Some of the values of a filter, each once, in the order of the filter. */
const someOf = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.array(z.enum(words)).check(z.maxLength(words.length)),
    z.transform((chosen: Word[]) => words.filter(word => chosen.includes(word))),
  );

/** Words, filters or both for which the market is searched. */
export const MarketSearch = z
  .object({
    search: text({ min: 0, max: searchLength }),
    skill: someOf(skills),
    country: someOf(countryCodes),
    language: someOf(writtenLanguages),
    status: someOf(publicProjectStates),
  })
  .check(
    z.refine(asked => Object.values(asked).some(({ length }) => length > 0), { error: 'validation.invalid' }),
  );
export type MarketSearch = z.infer<typeof MarketSearch>;

/** Frequency and channels by which a person is told of new projects that a saved search finds. */
const choice = {
  frequency: z.enum(searchFrequencies),
  /** By a notification in the app. */
  inApp: z.boolean(),
  /** In the daily or weekly digest. */
  email: z.boolean(),
};

const name = nameText({ min: 1, max: searchNameLength });

/** A search of the market that a person has saved. */
export const SavedSearch = z.object({
  SavedSearchID,
  name: z.string(),
  query: MarketSearch,
  ...choice,
  createdAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Body of a request that saves a search. The words and filters of an existing one do not change. */
export const SearchToSave = z.object({ name, query: MarketSearch, ...choice });
export type SearchToSave = z.infer<typeof SearchToSave>;
