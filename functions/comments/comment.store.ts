import * as z from 'zod/mini';
import { withheldEntry, withheldField } from '#functions/contacts/withheld.ts';
import { entity, type Ref } from '#functions/platform/table/entity.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { partitionOf, projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { withheldComments } from '#functions/projects/withheldComments.store.ts';
import { commentModerators } from '#shared/entities/comment.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { CommentID, ProjectID, UserID } from '#shared/ids.ts';

const CommentBase = z.object({
  CommentID,
  ProjectID,
  UserID,
  text: z.string(),
  /** The language of the site in which its author wrote it; absent in those of before. */
  language: z.optional(WrittenLanguage),
  createdAt: Instant,
  editedAt: z.optional(Instant),
  /** Deleted by its author, kept without its text for its replies. */
  deletedAt: z.optional(Instant),
  hiddenBy: z.optional(z.enum(commentModerators)),
  ...withheldField,
});
export type CommentBase = z.infer<typeof CommentBase>;

const entryOf = (kind: string, { UserID: author, withheldFrom, CommentID }: CommentBase) =>
  withheldFrom && withheldEntry(kind, { author, withheldFrom }, CommentID);

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
  gsi1: comment => entryOf('comment', comment),
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
  gsi1: reply => entryOf('reply', reply),
});

/** Query for the comments of a project, newest first. */
export const commentsOf = (project: ProjectID) =>
  ({ pk: partitionOf(project), beginsWith: 'comment#', order: 'desc' }) as const;

/** Query for the replies to a range of comments, oldest first. */
export const repliesOf = (project: ProjectID, oldest: CommentID, newest: CommentID) =>
  ({ pk: partitionOf(project), between: [`reply#${oldest}#`, `reply#${newest}#~`] }) as const;

/** A comment or a reply. */
export type AnyComment = StoredComment | StoredReply;

/** Key of a comment, or of a reply in a thread. */
export const commentKey = (project: ProjectID, id: CommentID, replyTo: CommentID | undefined) =>
  replyTo ? replies.key(project, replyTo, id) : comments.key(project, id);

/** The steps of both kinds of comments have these fields in common. */
type CommentStep = Step<CommentBase>;

/** Condition: the comment has not been deleted, and is hidden by the same moderator and withheld as read, or neither. */
const ifUnchanged = (step: CommentStep, { hiddenBy, withheldFrom }: CommentBase): CommentStep => {
  const existing = step
    .when('deletedAt', 'absent')
    .when('withheldFrom', withheldFrom === undefined ? 'absent' : 'exists');
  return hiddenBy === undefined
    ? existing.when('hiddenBy', 'absent')
    : existing.when('hiddenBy', '=', hiddenBy);
};

/** Key of a comment or reply, by the fields that both have. */
const keyOf = (one: AnyComment): Ref<CommentBase> =>
  commentKey(one.ProjectID, one.CommentID, 'replyTo' in one ? one.replyTo : undefined);

const update = (one: AnyComment, changes: Partial<CommentBase>, ...gone: 'hiddenBy'[]): CommentStep =>
  ifUnchanged(Step.update(keyOf(one), changes).unset(...gone), one);

const removalWithoutReplies = ({ ProjectID, CommentID }: StoredComment): CommentStep =>
  Step.remove(comments.key(ProjectID, CommentID)).when('replied', '=', false);

/** Writes a comment as it was read; refused if it has been replied to since. */
const putOf = (one: AnyComment): CommentStep =>
  'replyTo' in one
    ? Step.put(replies.key(one.ProjectID, one.replyTo, one.CommentID), one)
    : Step.put(comments.key(one.ProjectID, one.CommentID), one).when('replied', '=', one.replied);

/** Deletes a comment that has no replies, or a reply. */
const removal = (one: AnyComment): AnyStep<'CONCURRENT_UPDATE'> =>
  ifUnchanged('replyTo' in one ? Step.remove(keyOf(one)) : removalWithoutReplies(one), one);

const countComment = ({ ProjectID, CommentID, UserID, withheldFrom }: AnyComment, number: 1 | -1) =>
  withheldFrom
    ? Step.add(withheldComments.key(ProjectID, UserID), { count: number }).set({ UserID })
    : stats.add(ProjectID, CommentID, { comments: number });

/** Steps on comments and replies. The project's number of comments counts those that everyone can read. */
export const commentSteps = {
  /** Adds and counts a comment. Also refused if the project has been deleted. */
  add: (one: AnyComment) =>
    [
      'replyTo' in one
        ? Step.create(replies.key(one.ProjectID, one.replyTo, one.CommentID), one)
        : Step.create(comments.key(one.ProjectID, one.CommentID), one),
      countComment(one, 1),
      one.withheldFrom ? Step.check(projects.key(one.ProjectID)) : undefined,
    ] as const,

  /** Shows a withheld comment to everyone; refused if it has been changed since it was read. */
  release(one: AnyComment) {
    const released = { ...one, withheldFrom: undefined };
    return [
      ifUnchanged(putOf(released), one).when('text', '=', one.text),
      ...(one.hiddenBy ? [] : [countComment(one, -1), countComment(released, 1)]),
    ] as const;
  },

  edit: (one: AnyComment, texts: Pick<AnyComment, 'text' | 'language'>, at: string) =>
    update(one, { ...texts, editedAt: at }),

  /** Deletes a comment; one with replies stays without its text. */
  remove(one: AnyComment, at: string) {
    const isThread = !('replyTo' in one) && one.replied;
    return [
      isThread ? update(one, { text: '', deletedAt: at }) : removal(one),
      one.hiddenBy ? undefined : countComment(one, -1),
    ] as const;
  },

  hide: (one: AnyComment, hiddenBy: NonNullable<CommentBase['hiddenBy']>) =>
    [update(one, { hiddenBy }), one.hiddenBy ? undefined : countComment(one, -1)] as const,

  show: (one: AnyComment) => [update(one, {}, 'hiddenBy'), countComment(one, 1)] as const,
};
