import * as z from 'zod/mini';
import { Instant, WrittenLanguage } from '../fields.ts';
import { CommentID, ProjectID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** Roles that may hide a comment. */
export const commentModerators = ['owner', 'administrator'] as const;

/** A reply to a comment; replies are one level deep. */
export const Reply = z.object({
  CommentID,
  ProjectID,
  author: AuthorSummary,
  /** Empty where it has been deleted, or is hidden from the reader. */
  text: z.string(),
  /** Language in which its author wrote; absent if unknown. */
  language: z.optional(WrittenLanguage),
  createdAt: Instant,
  /** Time of the last edit. */
  editedAt: z.optional(Instant),
  /** A placeholder: its author has deleted it, and it has replies. */
  deleted: z.optional(z.literal(true)),
  /** The role that has hidden it: the project's owner or an administrator. Only they and the author can still read it. */
  hiddenBy: z.optional(z.enum(commentModerators)),
  /** Whether the project's owner wrote it. */
  byOwner: z.boolean(),
});
export type Reply = z.infer<typeof Reply>;

/** A comment on a project with its replies, oldest reply first. */
export const Comment = z.extend(Reply, { replies: z.array(Reply) });
export type Comment = z.infer<typeof Comment>;
