import { authors } from '#functions/authors/author.store.ts';
import type { Loaded } from '#functions/platform/load.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { marketEntries, ownerListOf } from './market/entry.store.ts';
import { byOwner, projects } from './project.store.ts';
import { cardPlan, type Entry, publicCards, toItems } from './readCards.ts';
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
    : await table.query(marketEntries, { pk: ownerListOf(userId), order: 'desc', ...paging });
  return isRefusal(page) ? page : ([isOwn, page.cursor, authors.key(userId), cardPlan(page.items)] as const);
}

/** A page of cards. Refused unless the user has a public profile; administrators also see the projects of banned users. */
export function toUserProjects([isOwn, cursor, user, found]: Loaded<UserProjectPage>) {
  const isShown = user?.status === 'active' || (isOwn && user?.status === 'banned');
  if (!isShown) return refuse('AUTHOR_NOT_FOUND');

  const items = toItems(found);
  return {
    items: isOwn ? items.map(toCard) : publicCards(items),
    ...(cursor !== undefined && { cursor }),
  };
}
