import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import type { ContributionRequestId, ProjectID, UserID } from '#shared/ids.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, requests, toRequest } from './request.store.ts';

interface Denial {
  ProjectID: ProjectID;
  contributionRequestId: ContributionRequestId;
  by: UserID;
}

/** What is read first. */
export const denyRefs = (project: ProjectID, request: ContributionRequestId) =>
  [projects.key(project), requests.key(project, request)] as const;

/** The owner says no; the sender is told and may apply for other roles. */
export async function denyRequest(
  { table, now, newId }: Deps,
  { ProjectID, contributionRequestId, by }: Denial,
) {
  const [project, request] = await table.batchGet(...denyRefs(ProjectID, contributionRequestId));

  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== by) return refuse('FORBIDDEN');
  if (!request) return refuse('REQUEST_NOT_FOUND');

  const { contributorId, ProspectID } = request;
  const decidedAt = now();
  const refused = await table.transact(
    ...requestSteps.deny(request, decidedAt),
    prospectSteps.answered(ProjectID, ProspectID),
    outbox.publish({ now, newId }, requestEvents.requestDenied, {
      ProjectID,
      OwnerUserID: by,
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
