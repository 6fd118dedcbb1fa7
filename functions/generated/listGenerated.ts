import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Page } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { quotaOf, type Uses } from './generation.store.ts';
import { shownSuggestions } from './suggestion.store.ts';

/** Lists what was generated for the caller, with the generations of the day. Cost: 2 DynamoDB requests. */
export function listGenerated<Item extends { UserID: UserID; expiresAt: string }>(
  { caller, loaded: [page, ...uses] }: { caller: Caller; loaded: [Page<Item>, ...Uses] },
  { now }: Deps,
) {
  const at = now();
  return {
    ...page,
    items: shownSuggestions(page.items, at),
    quota: quotaOf(caller, uses),
  };
}
