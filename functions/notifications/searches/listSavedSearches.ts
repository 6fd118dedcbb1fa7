import { operation } from '#functions/platform/operation.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { savedSearches, toSavedSearch } from './savedSearches.store.ts';

/** Lists the caller's saved searches. Cost: 1 DynamoDB request. */
export const listSavedSearches = operation(contracts.listSavedSearches, {
  load: ({ callerId }) => ({ saved: savedSearches.key(callerId) }),
  run: ({ loaded: { saved } }) => ({ items: (saved?.searches ?? []).map(toSavedSearch) }),
});
