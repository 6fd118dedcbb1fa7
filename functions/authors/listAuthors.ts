import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { activeAuthors, authors, toAuthorSummary } from './author.store.ts';

/** People, the newest first. One request. */
export async function listAuthors(
  { table }: Deps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const page = await table.query(authors, { ...activeAuthors, limit, cursor });
  return isRefusal(page) ? page : { ...page, items: page.items.map(toAuthorSummary) };
}
