import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Page } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { type DailyUse, quotaOf } from './generation.store.ts';
import { shownSuggestions } from './suggestion.store.ts';

/** Lists what was generated for the caller, with the generations of the day. Cost: 2 DynamoDB requests. */
export function listGenerated<Item extends { UserID: UserID; expiresAt: string }>(
  { caller, loaded: [page, use] }: { caller: Caller; loaded: [Page<Item>, DailyUse | undefined] },
  { now }: Deps,
) {
  const at = now();
  return {
    ...page,
    items: shownSuggestions(page.items, at),
    quota: quotaOf(caller, use?.used ?? 0, at),
  };
}
