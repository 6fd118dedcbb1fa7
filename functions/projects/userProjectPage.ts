import { authors } from '#functions/authors/author.store.ts';
import { type Filled, together } from '#functions/platform/load.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { publicProjects, publicProjectsOf } from './listing.store.ts';
import { byOwner, projects } from './project.store.ts';
import { cardPlan, type Entry, publicCardPlan, publicCards, toItems } from './readCards.ts';
import { toCard } from './toProject.ts';

interface UserProjectQuery {
  userId: UserID;
  /** Whether to list all projects instead of public ones only. */
  isOwn: boolean;
  limit: number;
  cursor?: string | undefined;
}

/** Plan of a page: whether it is the user's own, its entries, the user and the projects. */
export type UserProjectPage = Exclude<Awaited<ReturnType<typeof queryUserProjects>>, Refusal>;

/** Queries a page of a user's projects, newest first. */
export async function queryUserProjects(
  table: Pick<Table, 'query'>,
  { userId, isOwn, ...paging }: UserProjectQuery,
) {
  const page: Page<Entry> | Refusal<'INVALID_CURSOR'> = isOwn
    ? await table.query(projects, { index: 'gsi2', pk: byOwner(userId), order: 'desc', ...paging })
    : await publicPage(table, userId, paging);
  if (isRefusal(page)) return page;
  const entries = page.items;
  return together({
    isOwn,
    entries,
    cursor: page.cursor,
    user: authors.key(userId),
    all: cardPlan(isOwn ? entries : []),
    cards: publicCardPlan(isOwn ? [] : entries),
  });
}

async function publicPage(
  table: Pick<Table, 'query'>,
  OwnerUserID: UserID,
  paging: { limit: number; cursor?: string | undefined },
) {
  const list = { pk: publicProjectsOf(OwnerUserID), order: 'desc', ...paging } as const;
  const page = await table.query(publicProjects, list);
  return isRefusal(page)
    ? page
    : { ...page, items: page.items.map(({ ProjectID }) => ({ ProjectID, OwnerUserID })) };
}

/** A page of cards. Refused unless the user has a public profile; administrators also see the projects of banned users. */
export async function toUserProjects(
  table: Table,
  { isOwn, entries, cursor, user, all, cards }: Filled<UserProjectPage>,
) {
  const isShown = user?.status === 'active' || (isOwn && user?.status === 'banned');
  if (!isShown) return refuse('AUTHOR_NOT_FOUND');

  return {
    items: isOwn ? toItems(all).map(toCard) : await publicCards(table, entries, cards),
    ...(cursor !== undefined && { cursor }),
  };
}
