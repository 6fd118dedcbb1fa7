import { authors } from '#functions/authors/author.store.ts';
import type { Table } from '#functions/platform/table.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { CommentID, ProjectID, UserID } from '#shared/ids.ts';
import { type AnyComment, commentKey } from './comment.store.ts';

/** Whether a comment exists for a caller: others do not find one that is withheld from the owner. */
export const isFoundBy = ({ withheldFrom, UserID }: AnyComment, callerId: UserID | undefined): boolean =>
  !withheldFrom || UserID === callerId;

/** Plan of a comment, or of a reply where `replyTo` is given, with its project and its author. Cost: 1 DynamoDB request. */
export async function commentPlan(
  {
    ProjectID: id,
    CommentID,
    callerId,
    query: { replyTo },
  }: {
    ProjectID: ProjectID;
    CommentID: CommentID;
    callerId: UserID | undefined;
    query: { replyTo?: CommentID | undefined };
  },
  { table }: { table: Pick<Table, 'get'> },
) {
  const found: AnyComment | undefined = await table.get<AnyComment>(commentKey(id, CommentID, replyTo));
  const comment = found && !found.deletedAt && isFoundBy(found, callerId) ? found : undefined;
  return { project: projects.key(id), comment, author: comment && authors.key(comment.UserID) };
}
