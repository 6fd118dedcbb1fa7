import { banSteps } from '#functions/admin/banSteps.ts';
import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { type AnyComment, commentKey, commentSteps } from '#functions/comments/comment.store.ts';
import { commentTarget } from '#functions/comments/commentTarget.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { cards } from '#functions/projects/card.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import type { Body } from '#shared/contract.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { reportEvents } from './report.events.ts';
import { reportCases, reportSteps, type StoredCase } from './report.store.ts';
import { toReportCase } from './toReportCase.ts';

/**
 * Carries a decision out and closes the case, in one transaction with the audit entry. Everyone who reported the thing is
 * notified. Of two decisions at the same time one takes effect.
 */
export const resolveReport = operation(contracts.resolveReport, {
  load: ({ ReportID }) => ({ found: reportCases.key(ReportID) }),
  maxAttempts: 3,
  async run({ body, caller, loaded: { found } }, deps) {
    const { table, now } = deps;
    if (!found) return refuse('REPORT_NOT_FOUND');
    if (found.status !== 'open') return refuse('REPORT_ALREADY_RESOLVED');
    const steps = await stepsOf(body, found, { deps, caller });
    if (isRefusal(steps)) return steps;

    const { ReportID, round, label } = found;
    const refused = await table.transact(
      reportSteps.resolve(found, {
        decision: body.decision,
        ...(body.reason && { decisionReason: body.reason }),
        decidedBy: caller.UserID,
        decidedAt: now(),
      }),
      ...steps,
      outbox.publish(deps, reportEvents.reportResolved, {
        ReportID,
        round,
        label,
        outcome: body.decision === 'dismiss' ? 'reportDismissed' : 'reportUpheld',
      }),
    );
    if (refused) return refused;
    const person = await table.get(authors.key(found.concernsId));
    return toReportCase({ ...found, status: 'resolved', decision: body.decision }, [person]);
  },
});

interface By {
  deps: Deps;
  caller: Caller;
}

/** Steps of a decision with its audit entry; refused if the decision does not fit the reported thing. */
async function stepsOf(body: Body<typeof contracts.resolveReport>, found: StoredCase, by: By) {
  switch (body.decision) {
    case 'dismiss':
      return audit.record(by.deps, by.caller, {
        action: 'dismissReport',
        target: { kind: 'report', id: found.ReportID, label: found.label },
        reason: body.reason,
      });
    case 'hideComment':
      return await hideSteps(body.reason, found, by);
    case 'banPerson':
      return await personSteps(body.reason, found, by);
    case 'takeDownProject':
      return await projectStepsOf(body.reason, found, by);
  }
}

async function hideSteps(reason: string | undefined, { target }: StoredCase, { deps, caller }: By) {
  if (target.kind !== 'comment') return refuse('INVALID_REQUEST');
  const { ProjectID, CommentID, replyTo } = target;
  const comment = await deps.table.get<AnyComment>(commentKey(ProjectID, CommentID, replyTo));
  if (!comment || comment.deletedAt) return refuse('COMMENT_NOT_FOUND');
  if (comment.hiddenBy === 'administrator') return [];
  return [
    ...commentSteps.hide(comment, 'administrator'),
    ...audit.record(deps, caller, { action: 'hideComment', target: commentTarget(comment), reason }),
  ];
}

async function personSteps(reason: string, { concernsId }: StoredCase, { deps, caller }: By) {
  const user = await deps.table.get(authors.key(concernsId));
  if (!user || user.status === 'deleted') return refuse('AUTHOR_NOT_FOUND');
  if (user.status === 'banned') return [];
  return banSteps(user, { deps, caller, reason });
}

async function projectStepsOf(reason: string, { target }: StoredCase, { deps, caller }: By) {
  if (target.kind !== 'project') return refuse('INVALID_REQUEST');
  const { ProjectID } = target;
  const project = await deps.table.get(projects.key(ProjectID));
  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (!isActionAllowed(projectActions.takeDown, project.status)) return refuse('INVALID_PROJECT_STATE');
  const { OwnerUserID, name } = project;
  return [
    projectSteps.takeDown(project, reason, deps.now()),
    Step.remove(cards.key(ProjectID)), // immediately, before the stream has updated the lists
    projectCount.decrement(OwnerUserID),
    ...audit.record(deps, caller, {
      action: 'takeDownProject',
      target: { kind: 'project', id: ProjectID, label: name },
      reason,
    }),
    outbox.publish(deps, projectEvents.projectTakenDown, { ProjectID, OwnerUserID, reason }),
  ];
}
