import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { CommentID, ProjectID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** A reply to a comment; replies are one level deep. */
export const Reply = z.object({
  CommentID,
  ProjectID,
  author: AuthorSummary,
  text: z.string(),
  createdAt: Instant,
  /** Whether the project's owner wrote it. */
  byOwner: z.boolean(),
});
export type Reply = z.infer<typeof Reply>;

/** A comment on a project with its replies, oldest reply first. */
export const Comment = z.extend(Reply, { replies: z.array(Reply) });
export type Comment = z.infer<typeof Comment>;
