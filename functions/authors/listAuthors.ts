import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { isSpecialAccount } from '#shared/ids.ts';
import { activeAuthors, authors, toAuthorSummary } from './author.store.ts';

/**
 * Lists active users but the site's own accounts, newest first, so that a page may have fewer than its limit. Cost: 1 DynamoDB
 * request.
 */
export const listAuthors = operation(contracts.listAuthors, {
  async run({ query }, { table }) {
    const page = await table.query(authors, { ...activeAuthors, ...query });
    if (isRefusal(page)) return page;
    const people = page.items.filter(({ UserID }) => !isSpecialAccount(UserID));
    return { ...page, items: people.map(toAuthorSummary) };
  },
});
