import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { UserID } from '#shared/ids.ts';
import { marketEntries, personListOf } from './market/entry.store.ts';
import { byOwner, projects } from './project.store.ts';
import { itemKeys, itemsFrom, publicCards } from './readCards.ts';
import { toCard } from './toProject.ts';

interface Asked {
  userId: UserID;
  limit: number;
  cursor?: string | undefined;
  caller: Caller | undefined;
}

/** The projects of a person, the newest first: the public ones, and to themselves every one. Two requests. */
export async function listUserProjects({ table }: Outside, { userId, caller, ...paging }: Asked) {
  const isOwn = caller?.UserID === userId;
  const page = isOwn
    ? await table.list(projects, { index: 'gsi2', pk: byOwner(userId), order: 'desc', ...paging })
    : await table.list(marketEntries, { pk: personListOf(userId), order: 'desc', ...paging });
  if (isRefusal(page)) return page;

  const [person, ...found] = await table.load(authors.key(userId), ...itemKeys(page.items));
  if (!person || person.status === 'unconfirmed' || person.status === 'deleted')
    return refuse('AUTHOR_NOT_FOUND');

  const items = itemsFrom(page.items, found);
  return {
    items: isOwn ? items.map(toCard) : publicCards(items),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}
