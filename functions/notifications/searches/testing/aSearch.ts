import type { Deps } from '#functions/platform/deps.ts';
import type { MarketSearch, SearchToSave } from '#shared/entities/savedSearch.ts';
import { SavedSearchID } from '#shared/ids.ts';
import { noFilters } from '#shared/savedLists.ts';
import type { StoredSearch } from '../savedSearches.store.ts';

/** A search of the market for words, with some filters, or of another list. */
export const forWords = (search: string, filters: Partial<MarketSearch> = {}): MarketSearch => ({
  ...noFilters,
  list: 'projects',
  search,
  ...filters,
});

/** Body of a request that saves a search: told every day, in the app and by email. */
export const aNewSearch = (search: string, change: Partial<SearchToSave> = {}): SearchToSave => ({
  name: search,
  query: forWords(search),
  frequency: 'daily',
  inApp: true,
  email: true,
  ...change,
});

/** The id of a search that everybody in a test may have. */
export const savedSearchId = SavedSearchID.parse('a-search');

/** A search as it is stored, which is not due. */
export const aSearch = (search: string, { now, newId }: Pick<Deps, 'now' | 'newId'>): StoredSearch => ({
  ...aNewSearch(search),
  SavedSearchID: SavedSearchID.parse(newId()),
  createdAt: now(),
  toldUpTo: now(),
});
