import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { CommentID, ProjectID, UserID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

const CommentBase = z.object({ CommentID, ProjectID, UserID, text: z.string(), createdAt: Instant });
export type CommentBase = z.infer<typeof CommentBase>;

const StoredComment = z.extend(CommentBase, {
  /** Whether anybody replied; of comments from before this was noted it is not known. */
  replied: z._default(z.boolean(), true),
});
export type StoredComment = z.infer<typeof StoredComment>;

/** Comments of a project, in the order of their ids: the newest last. */
export const comments = entity({
  name: 'comment',
  schema: StoredComment,
  key: (project: ProjectID, id: CommentID) => ({ pk: partitionOf(project), sk: `comment#${id}` }),
});

const StoredReply = z.extend(CommentBase, { replyTo: CommentID });
export type StoredReply = z.infer<typeof StoredReply>;

/** Replies in the order of the comments they belong to, so that those of a page of comments stand together. */
export const replies = entity({
  name: 'reply',
  schema: StoredReply,
  key: (project: ProjectID, replyTo: CommentID, id: CommentID) => ({
    pk: partitionOf(project),
    sk: `reply#${replyTo}#${id}`,
  }),
});

/** Where the comments of a project stand, the newest first. */
export const commentsOf = (project: ProjectID) =>
  ({ pk: partitionOf(project), beginsWith: 'comment#', order: 'desc' }) as const;

/** Where the replies stand to all comments from one to another, the oldest first. */
export const repliesOf = (project: ProjectID, oldest: CommentID, newest: CommentID) =>
  ({ pk: partitionOf(project), between: [`reply#${oldest}#`, `reply#${newest}#~`] }) as const;
