import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';
import { activeAuthors, authors, toAuthorSummary } from './author.store.ts';

/** Lists active users, newest first. Cost: 1 DynamoDB request. */
export async function listAuthors({ query }: Input<typeof contracts.listAuthors>, { table }: Deps) {
  const page = await table.query(authors, { ...activeAuthors, ...query });
  return isRefusal(page) ? page : { ...page, items: page.items.map(toAuthorSummary) };
}
