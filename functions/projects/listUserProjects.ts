import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { marketEntries, ownerListOf } from './market/entry.store.ts';
import { byOwner, projects } from './project.store.ts';
import { type Entry, itemKeys, itemsFrom, publicCards } from './readCards.ts';
import { toCard } from './toProject.ts';

interface Asked {
  userId: UserID;
  limit: number;
  cursor?: string | undefined;
  caller: Caller | undefined;
}

interface Place {
  userId: UserID;
  /** Every project, or those that everyone sees. */
  isOwn: boolean;
  limit: number;
  cursor?: string | undefined;
}

const pageOf = (
  table: Pick<Table, 'query'>,
  { userId, isOwn, limit, cursor }: Place,
): Promise<Page<Entry> | Refusal<'INVALID_CURSOR'>> =>
  isOwn
    ? table.query(projects, { index: 'gsi2', pk: byOwner(userId), order: 'desc', limit, cursor })
    : table.query(marketEntries, { pk: ownerListOf(userId), order: 'desc', limit, cursor });

/** What is shown with a page. */
export async function userProjectRefs(table: Pick<Table, 'query'>, place: Place) {
  const page = await pageOf(table, place);
  return isRefusal(page) ? [] : [authors.key(place.userId), ...itemKeys(page.items)];
}

/** The projects of a person, the newest first: the public ones, and to themselves every one. Two requests. */
export async function listUserProjects({ table }: Deps, { userId, caller, ...paging }: Asked) {
  const isOwn = caller?.UserID === userId;
  const page = await pageOf(table, { userId, isOwn, ...paging });
  if (isRefusal(page)) return page;

  const [person, ...found] = await table.batchGet(authors.key(userId), ...itemKeys(page.items));
  if (!person || person.status === 'unconfirmed' || person.status === 'deleted')
    return refuse('AUTHOR_NOT_FOUND');

  const items = itemsFrom(page.items, found);
  return {
    items: isOwn ? items.map(toCard) : publicCards(items),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}
