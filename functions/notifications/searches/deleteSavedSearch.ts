import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { replaceSearches, savedSearches, searchWithId } from './savedSearches.store.ts';

/** Deletes one of the caller's saved searches. Idempotent. Cost: 2 DynamoDB requests. */
export const deleteSavedSearch = operation(contracts.deleteSavedSearch, {
  load: ({ callerId }) => ({ saved: savedSearches.key(callerId) }),
  limit: changes,
  maxAttempts: 5,
  async run({ SavedSearchID, caller, loaded: { saved } }, { table }) {
    const search = searchWithId(saved, SavedSearchID);
    if (!saved || !search) return undefined;
    const rest = saved.searches.filter(one => one !== search);
    return await table.write(replaceSearches(caller.UserID, saved, rest));
  },
});
