import { formerMember } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import type { commentModerators, Reply } from '#shared/entities/comment.ts';
import type { UserID } from '#shared/ids.ts';
import type { CommentBase } from './comment.store.ts';

/** As whom a caller may hide comments of a project, if at all. An administrator acts as one also on their own project. */
export const moderatorOf = (
  { OwnerUserID }: { OwnerUserID: UserID },
  caller: Caller | undefined,
): (typeof commentModerators)[number] | undefined => {
  if (caller?.isAdmin) return 'administrator';
  return caller?.UserID === OwnerUserID ? 'owner' : undefined;
};

/** A comment or reply as the caller may see it: deleted, hidden and withheld ones are placeholders without text and author. */
export function toReply(
  {
    CommentID,
    ProjectID,
    UserID,
    text,
    language,
    createdAt,
    editedAt,
    deletedAt,
    hiddenBy,
    withheldFrom,
  }: CommentBase,
  author: AuthorSummary | undefined,
  project: { OwnerUserID: UserID },
  caller: Caller | undefined,
): Reply {
  const isAuthor = caller?.UserID === UserID;
  const isVisible =
    !deletedAt && (isAuthor || (!withheldFrom && (!hiddenBy || moderatorOf(project, caller) !== undefined)));
  return {
    CommentID,
    ProjectID,
    author: (isVisible && author) || formerMember(UserID),
    text: isVisible ? text : '',
    ...(isVisible && language && { language }),
    createdAt,
    ...(isVisible && editedAt && { editedAt }),
    ...(deletedAt && { deleted: true }),
    ...(hiddenBy && { hiddenBy }),
    byOwner: isVisible && UserID === project.OwnerUserID,
  };
}
