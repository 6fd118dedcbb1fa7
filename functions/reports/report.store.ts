import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import {
  type ReportDecision,
  type ReportReason,
  ReportTarget,
  reportDecisions,
  reportReasons,
  reportStates,
} from '#shared/entities/report.ts';
import { Instant } from '#shared/fields.ts';
import { ReportID, UserID } from '#shared/ids.ts';

const StoredCase = z.object({
  ReportID,
  target: ReportTarget,
  /** The project's owner, the author of the text, or the person. */
  concernsId: UserID,
  label: z.string(),
  content: z.optional(z.string()),
  /** Number of reports by reason. */
  spam: z.optional(z.int()),
  fraud: z.optional(z.int()),
  abuse: z.optional(z.int()),
  illegal: z.optional(z.int()),
  copyright: z.optional(z.int()),
  other: z.optional(z.int()),
  count: z.int(),
  /** Number of times that the target was reported again after a decision. */
  round: z.int(),
  status: z.enum(reportStates),
  firstAt: Instant,
  lastAt: Instant,
  decidedAt: z.optional(Instant),
  decision: z.optional(z.enum(reportDecisions)),
  decidedBy: z.optional(UserID),
  decisionReason: z.optional(z.string()),
});
export type StoredCase = z.infer<typeof StoredCase>;

const partitionOf = (id: ReportID): string => `report#${id}`;

/** Reported things; gsi1: by status, open ones by their first report and others by decision; gsi2: by the person concerned. */
export const reportCases = entity({
  name: 'reportCase',
  schema: StoredCase,
  key: (id: ReportID) => ({ pk: partitionOf(id), sk: 'case' }),
  gsi1: ({ status, firstAt, decidedAt, ReportID }) => ({
    pk: `reports#${status}`,
    sk: `${decidedAt ?? firstAt}#${ReportID}`,
  }),
  gsi2: ({ concernsId, firstAt, ReportID }) => ({
    pk: `reports#about#${concernsId}`,
    sk: `${firstAt}#${ReportID}`,
  }),
});

const StoredReport = z.object({
  reporterId: UserID,
  reason: z.enum(reportReasons),
  note: z.optional(z.string()),
  round: z.int(),
  at: Instant,
});
export type StoredReport = z.infer<typeof StoredReport>;

/** One item per reported thing and reporter, so that a user cannot report a thing twice. */
export const reports = entity({
  name: 'report',
  schema: StoredReport,
  key: (id: ReportID, reporter: UserID) => ({ pk: partitionOf(id), sk: `by#${reporter}` }),
});

/** Query for the reports of a thing. */
export const reportsOf = (id: ReportID) => ({ pk: partitionOf(id), beginsWith: 'by#' }) as const;

/** Key range of the cases with a status, or of those about a person. */
export const casesBy = (status: StoredCase['status'], personId: UserID | undefined) =>
  personId
    ? ({ index: 'gsi2', pk: `reports#about#${personId}`, order: 'desc' } as const)
    : ({ index: 'gsi1', pk: `reports#${status}`, order: status === 'open' ? 'asc' : 'desc' } as const);

/** The same thing has the same case for all reporters. Both parties' copies of a message have one id. */
export function caseIdOf(target: ReportTarget): ReportID {
  const name = {
    project: () => target.kind === 'project' && [target.ProjectID],
    comment: () => target.kind === 'comment' && [target.ProjectID, target.CommentID],
    person: () => target.kind === 'person' && [target.UserID],
    message: () => target.kind === 'message' && [target.id],
  }[target.kind]();
  return ReportID.parse(
    `r${createHash('sha256')
      .update(JSON.stringify([target.kind, name]))
      .digest('hex')
      .slice(0, 39)}`,
  );
}

interface Resolution {
  decision: ReportDecision;
  decisionReason?: string;
  decidedBy: UserID;
  decidedAt: string;
}

type Content = Pick<StoredCase, 'target' | 'concernsId' | 'label' | 'content'>;

export const reportSteps = {
  /** Adds a report to the case of its thing; opens the case, or opens it again after a decision. */
  add(id: ReportID, known: StoredCase | undefined, content: Content, report: Omit<StoredReport, 'round'>) {
    const { at, reason } = report;
    const isOpen = known?.status === 'open';
    const round = isOpen ? known.round : (known?.round ?? 0) + 1;
    const first: StoredCase = {
      ReportID: id,
      ...content,
      [reason]: 1,
      count: 1,
      round,
      status: 'open',
      firstAt: at,
      lastAt: at,
    };
    const ofCase = isOpen
      ? Step.update(reportCases.key(id), { lastAt: at })
          .add(countOf(reason))
          .when('status', '=', 'open')
          .when('round', '=', round)
      : known
        ? Step.put(reportCases.key(id), first).when('round', '=', known.round).when('status', '=', 'resolved')
        : Step.create(reportCases.key(id), first);
    return [
      Step.create(reports.key(id, report.reporterId), { ...report, round }).otherwise('ALREADY_REPORTED'),
      ofCase,
    ] as const;
  },

  /** Closes an open case. */
  resolve: (known: StoredCase, resolution: Resolution) =>
    Step.update(reportCases.key(known.ReportID), { status: 'resolved', ...resolution }, known)
      .when('status', '=', 'open')
      .when('round', '=', known.round)
      .otherwise('REPORT_ALREADY_RESOLVED'),
};

const countOf = (reason: ReportReason) => ({ count: 1, [reason]: 1 });
