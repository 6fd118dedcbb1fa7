import { isDeepStrictEqual } from 'node:util';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { caps } from '#shared/caps.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import {
  nextLookUp,
  replaceSearches,
  savedSearches,
  searchWithId,
  toSavedSearch,
  withChoice,
} from './savedSearches.store.ts';

/**
 * Saves a search of the caller, or changes the name and the choice of one. A new one for words and filters that are saved is returned as it
 * is, so that a click in another tab changes nothing. Cost: 2 DynamoDB requests.
 */
export const saveSearch = operation(contracts.saveSearch, {
  load: ({ callerId }) => ({ saved: savedSearches.key(callerId) }),
  limit: changes,
  maxAttempts: 5, // another tab may save one at the same time
  async run({ SavedSearchID, body, caller, loaded: { saved } }, { table, now }) {
    const { query, ...fields } = body;
    const known = saved?.searches ?? [];
    const before = searchWithId(saved, SavedSearchID);
    if (before) {
      const next = withChoice(before, fields, caller, now());
      const searches = known.map(one => (one === before ? next : one));
      const refused = await table.write(replaceSearches(caller.UserID, saved, searches));
      return refused ?? toSavedSearch(next);
    }

    const same = known.find(one => isDeepStrictEqual(one.query, query));
    if (same) return toSavedSearch(same);
    if (known.length >= caps.savedSearches)
      return refuse('SEARCH_LIMIT_REACHED', { max: caps.savedSearches });

    const createdAt = now();
    const dueAt = nextLookUp(body, caller, createdAt);
    const search = { ...body, SavedSearchID, createdAt, toldUpTo: createdAt, ...(dueAt && { dueAt }) };
    const refused = await table.write(replaceSearches(caller.UserID, saved, [search, ...known]));
    return refused ?? toSavedSearch(search);
  },
});
