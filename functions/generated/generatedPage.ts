import type { Caller } from '#functions/platform/caller.ts';
import type { Page } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { quotaOf, type Uses } from './generation.store.ts';
import { shownSuggestions } from './suggestion.store.ts';

/** Page of the caller's suggestions, with their generations of the day. */
export const toGeneratedPage = <Item extends { UserID: UserID; expiresAt: string }>(
  caller: Caller,
  { page, uses }: { page: Page<Item>; uses: Uses },
  at: string,
) => ({
  ...page,
  items: shownSuggestions(page.items, at),
  quota: quotaOf(caller, uses),
});
