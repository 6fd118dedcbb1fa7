import { authors } from '#functions/authors/author.store.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Outside } from '#functions/platform/outside.ts';
import type { UserID } from '#shared/ids.ts';
import { marketEntries, personListOf } from './market/entry.store.ts';
import { itemKeys, itemsFrom, publicCards } from './readCards.ts';

/** The public projects of a person, the newest first. Two requests. */
export async function listUserProjects(
  { table }: Outside,
  { userId, limit, cursor }: { userId: UserID; limit: number; cursor?: string | undefined },
) {
  const page = await table.list(marketEntries, { pk: personListOf(userId), order: 'desc', limit, cursor });
  if (isRefusal(page)) return page;

  const [person, ...found] = await table.load(authors.key(userId), ...itemKeys(page.items));
  if (!person || person.status === 'unconfirmed' || person.status === 'deleted')
    return refuse('AUTHOR_NOT_FOUND');

  return {
    items: publicCards(itemsFrom(page.items, found)),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}
