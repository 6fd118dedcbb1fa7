import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { canView } from './canView.ts';
import {
  type CommentBase,
  comments,
  commentsOf,
  replies,
  repliesOf,
  type StoredComment,
  type StoredReply,
} from './comment.store.ts';
import { projects } from './project.store.ts';

interface Asked {
  ProjectID: ProjectID;
  caller: Caller | undefined;
  limit: number;
  cursor?: string | undefined;
}

type Lists = Pick<Table, 'query'>;
type Place = Omit<Asked, 'caller'>;

const pageOf = (table: Lists, { ProjectID, limit, cursor }: Place) =>
  table.query(comments, { ...commentsOf(ProjectID), limit, cursor });

/** What is shown with a page. */
export async function commentRefs(table: Lists, place: Place) {
  const page = await pageOf(table, place);
  const said = isRefusal(page)
    ? []
    : [...page.items, ...(await repliesTo(table, place.ProjectID, page.items))];
  return [projects.key(place.ProjectID), ...authorsOf(said)];
}

/** A page of comments with their replies: the comments, the replies if there are any, and all that is shown with them. */
export async function listComments({ table }: Deps, { ProjectID, caller, limit, cursor }: Asked) {
  const [project, page] = await Promise.all([
    table.get(projects.key(ProjectID)),
    pageOf(table, { ProjectID, limit, cursor }),
  ]);
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (isRefusal(page)) return page;

  const answers = await repliesTo(table, ProjectID, page.items);
  const people = await briefsOf(table, [...page.items, ...answers]);
  const show = ({ CommentID, UserID, text, createdAt }: CommentBase) => ({
    CommentID,
    ProjectID,
    author: people(UserID),
    text,
    createdAt,
    byOwner: UserID === project.OwnerUserID,
  });

  return {
    items: page.items.map(comment => ({
      ...show(comment),
      replies: answers.filter(({ replyTo }) => replyTo === comment.CommentID).map(show),
    })),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}

/** So many replies come in one request; a page seldom has more. */
const atOnce = 500;

async function repliesTo(
  table: Lists,
  id: ProjectID,
  page: readonly StoredComment[],
): Promise<StoredReply[]> {
  const replied = page.filter(comment => comment.replied);
  const newest = replied[0]?.CommentID;
  const oldest = replied.at(-1)?.CommentID;
  if (!newest || !oldest) return [];

  const found: StoredReply[] = [];
  let cursor: string | undefined;
  do {
    const part = await table.query(replies, { ...repliesOf(id, oldest, newest), limit: atOnce, cursor });
    if (isRefusal(part)) throw new Error('A cursor that was just given is refused.');
    found.push(...part.items);
    cursor = part.cursor;
  } while (cursor !== undefined);
  return found;
}

const authorsOf = (said: readonly CommentBase[]) =>
  [...new Set(said.map(({ UserID }) => UserID))].map(id => authors.key(id));

async function briefsOf(table: Table, said: readonly CommentBase[]) {
  const found = await table.batchGet(...authorsOf(said));
  const briefs = new Map(
    found.flatMap(user => (user ? [[user.UserID, toAuthorSummary(user)] as const] : [])),
  );
  return (id: UserID) => briefs.get(id) ?? formerMember(id);
}
