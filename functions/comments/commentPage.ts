import { authors } from '#functions/authors/author.store.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectID } from '#shared/ids.ts';
import {
  comments,
  commentsOf,
  replies,
  repliesOf,
  type StoredComment,
  type StoredReply,
} from './comment.store.ts';

/** Queries a page of comments and all replies to them. Cost: 2 DynamoDB requests, 1 if there are no replies. */
export async function queryComments(
  table: Pick<Table, 'query' | 'each'>,
  id: ProjectID,
  paging: { limit: number; cursor?: string | undefined },
) {
  const page = await table.query(comments, { ...commentsOf(id), ...paging });
  if (isRefusal(page)) return page;

  const replies = await repliesTo(table, id, page.items);
  const authorIds = new Set([...page.items, ...replies].map(({ UserID }) => UserID));
  return [page, replies, [...authorIds].map(author => authors.key(author))] as const;
}

/** Replies per DynamoDB request; most pages have fewer. */
const repliesPerQuery = 500;

async function repliesTo(
  table: Pick<Table, 'query' | 'each'>,
  id: ProjectID,
  page: readonly StoredComment[],
): Promise<StoredReply[]> {
  const replied = page.filter(comment => comment.replied);
  const newest = replied[0]?.CommentID;
  const oldest = replied.at(-1)?.CommentID;
  if (!newest || !oldest) return [];

  const found: StoredReply[] = [];
  for await (const reply of table.each(replies, { ...repliesOf(id, oldest, newest), limit: repliesPerQuery }))
    found.push(reply);
  return found;
}
