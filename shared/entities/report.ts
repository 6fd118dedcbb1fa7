import * as z from 'zod/mini';
import { Instant, text, tidied } from '../fields.ts';
import { CommentID, MessageID, ProjectID, ReportID, UserID } from '../ids.ts';
import { reports } from '../moderation.ts';
import { project } from '../settings.ts';
import { AuthorSummary } from './author.ts';

export const reportReasons = ['spam', 'fraud', 'abuse', 'illegal', 'copyright', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * Content or person that is reported. A reply is identified together with its comment; a message by its id in the
 * reporter's mailbox.
 */
export const ReportTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), ProjectID }),
  z.object({ kind: z.literal('comment'), ProjectID, CommentID, replyTo: z.optional(CommentID) }),
  z.object({ kind: z.literal('person'), UserID }),
  z.object({ kind: z.literal('message'), id: MessageID }),
]);
export type ReportTarget = z.infer<typeof ReportTarget>;

/** A report as a person sends it. */
export const NewReport = z.object({
  target: ReportTarget,
  reason: z.enum(reportReasons),
  note: z.optional(z.string().check(tidied(), z.maxLength(reports.note.max))),
});
export type NewReport = z.infer<typeof NewReport>;

export const reportStates = ['open', 'resolved'] as const;

/** Decisions of administrators about reported content. */
export const reportDecisions = ['dismiss', 'hideComment', 'banPerson', 'takeDownProject'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

const optionalReason = z.optional(z.string().check(tidied(), z.maxLength(project.reason.max)));

/** A decision with its reason, which the person concerned reads when they are banned or their project is taken down. */
export const ReportResolution = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('dismiss'), reason: optionalReason }),
  z.object({ decision: z.literal('hideComment'), reason: optionalReason }),
  z.object({ decision: z.literal('banPerson'), reason: text(project.reason) }),
  z.object({ decision: z.literal('takeDownProject'), reason: text(project.reason) }),
]);

/** Everything that was reported about one thing since it was last decided on. */
export const ReportCase = z.object({
  ReportID,
  target: ReportTarget,
  /** Name of the target, or the beginning of its text, at the time of the first report. */
  label: z.string(),
  /** The reported text, for comments and messages. */
  content: z.optional(z.string()),
  /** The project's owner, the author of the text, or the person. */
  concerns: AuthorSummary,
  count: z.int(),
  /** Number of reports by reason. */
  reasons: z.record(z.string(), z.int()),
  status: z.enum(reportStates),
  firstAt: Instant,
  lastAt: Instant,
  /** The last decision. */
  decision: z.optional(z.enum(reportDecisions)),
});
export type ReportCase = z.infer<typeof ReportCase>;

/** A case with its single reports, newest first. */
export const ReportDetails = z.extend(ReportCase, {
  /** Author, time and reason of the last decision; absent while the case is open. */
  resolution: z.optional(z.object({ by: AuthorSummary, at: Instant, reason: z.optional(z.string()) })),
  reports: z.array(
    z.object({
      reporter: AuthorSummary,
      reason: z.enum(reportReasons),
      note: z.optional(z.string()),
      at: Instant,
    }),
  ),
});
export type ReportDetails = z.infer<typeof ReportDetails>;
