import { formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { type ReportCase, reportReasons } from '#shared/entities/report.ts';
import type { UserID } from '#shared/ids.ts';
import type { StoredCase } from './report.store.ts';

/** The summary of one of the loaded people. */
export function personOf(id: UserID, people: readonly (StoredUser | undefined)[]): AuthorSummary {
  const person = people.find(one => one?.UserID === id);
  return person ? toAuthorSummary(person) : formerMember(id);
}

export function toReportCase(one: StoredCase, people: readonly (StoredUser | undefined)[]): ReportCase {
  const { ReportID, target, label, content, concernsId, count, status, firstAt, lastAt, decision } = one;
  const reasons = reportReasons.flatMap(reason => (one[reason] ? [[reason, one[reason]] as const] : []));
  return {
    ReportID,
    target,
    label,
    content,
    concerns: personOf(concernsId, people),
    count,
    reasons: Object.fromEntries(reasons),
    status,
    firstAt,
    lastAt,
    decision,
  };
}
