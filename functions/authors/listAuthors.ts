import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';
import { isSpecialAccount } from '#shared/ids.ts';
import { activeAuthors, authors, toAuthorSummary } from './author.store.ts';

/**
 * Lists active users but the site's own accounts, newest first, so that a page may have fewer than its limit. Cost: 1 DynamoDB
 * request.
 */
export async function listAuthors({ query }: Input<typeof contracts.listAuthors>, { table }: Deps) {
  const page = await table.query(authors, { ...activeAuthors, ...query });
  if (isRefusal(page)) return page;
  const people = page.items.filter(({ UserID }) => !isSpecialAccount(UserID));
  return { ...page, items: people.map(toAuthorSummary) };
}
