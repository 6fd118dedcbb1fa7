import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, type requests, toRequest } from './request.store.ts';

/** Declines the request. Its sender is notified and may apply for other roles. */
export async function denyRequest(
  {
    ProjectID,
    contributionRequestId,
    caller,
    loaded: [project, request],
  }: Input<typeof contracts.denyRequest, [typeof projects, typeof requests]>,
  { table, now, newId }: Deps,
) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (!request) return refuse('REQUEST_NOT_FOUND');

  const { contributorId, ProspectID } = request;
  const decidedAt = now();
  const refused = await table.transact(
    ...requestSteps.deny(request, decidedAt),
    prospectSteps.answered(ProjectID, ProspectID),
    outbox.publish({ now, newId }, requestEvents.requestDenied, {
      ProjectID,
      OwnerUserID: caller.UserID,
      contributionRequestId,
      contributorId,
      ProspectID,
    }),
  );
  if (refused) return refused;

  const user = await table.get(authors.key(contributorId));
  return toRequest(
    { ...request, status: 'denied', decidedAt },
    user ? toAuthorSummary(user) : formerMember(contributorId),
  );
}
