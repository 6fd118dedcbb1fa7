import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { AuditID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** Kinds of actions by which administrators change something. The names are stored. */
export const auditActions = [
  'approveProject',
  'denyProject',
  'askOwner',
  'approveEdit',
  'denyEdit',
  'transferPayout',
  'holdPayout',
  'releasePayout',
  'holdPayouts',
  'releasePayouts',
  'refundOrder',
  'declineRefund',
  'banPerson',
  'restorePerson',
  'hideComment',
  'showComment',
  'hideProgressEntry',
  'showProgressEntry',
  'dismissReport',
  'takeDownProject',
  'issueSsoToken',
  'ssoLogin',
  'answerSupport',
  'closeSupport',
  'confirmAdoption',
  'denyAdoption',
  'startMaintenance',
  'endMaintenance',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Object of an action, with its name at the time. For a comment, `id` is the id of its project. */
export const AuditTarget = z.object({
  kind: z.enum(['project', 'person', 'payout', 'order', 'comment', 'report', 'portal', 'site']),
  id: z.string(),
  label: z.string(),
});
export type AuditTarget = z.infer<typeof AuditTarget>;

/** One action of an administrator. Entries are never changed or deleted. */
export const AuditEntry = z.object({
  AuditID,
  administrator: AuthorSummary,
  action: z.enum(auditActions),
  target: AuditTarget,
  /** The administrator's reason or message. */
  reason: z.optional(z.string()),
  at: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
