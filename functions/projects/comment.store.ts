import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { CommentID, ProjectID, UserID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

const CommentBase = z.object({ CommentID, ProjectID, UserID, text: z.string(), createdAt: Instant });
export type CommentBase = z.infer<typeof CommentBase>;

const StoredComment = z.extend(CommentBase, {
  /** Whether the comment has replies; undefined for comments that predate this field. */
  replied: z._default(z.boolean(), true),
});
export type StoredComment = z.infer<typeof StoredComment>;

/** Comments of a project, ordered by their time-ordered ids. */
export const comments = entity({
  name: 'comment',
  schema: StoredComment,
  key: (project: ProjectID, id: CommentID) => ({ pk: partitionOf(project), sk: `comment#${id}` }),
});

const StoredReply = z.extend(CommentBase, { replyTo: CommentID });
export type StoredReply = z.infer<typeof StoredReply>;

/** Replies, ordered by the comments they belong to, so that one range holds the replies to a page of comments. */
export const replies = entity({
  name: 'reply',
  schema: StoredReply,
  key: (project: ProjectID, replyTo: CommentID, id: CommentID) => ({
    pk: partitionOf(project),
    sk: `reply#${replyTo}#${id}`,
  }),
});

/** Query for the comments of a project, newest first. */
export const commentsOf = (project: ProjectID) =>
  ({ pk: partitionOf(project), beginsWith: 'comment#', order: 'desc' }) as const;

/** Query for the replies to a range of comments, oldest first. */
export const repliesOf = (project: ProjectID, oldest: CommentID, newest: CommentID) =>
  ({ pk: partitionOf(project), between: [`reply#${oldest}#`, `reply#${newest}#~`] }) as const;
