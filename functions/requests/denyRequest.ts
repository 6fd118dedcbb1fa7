import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { decisions } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, requests, toRequest } from './request.store.ts';

/** Declines the request. Its sender is notified, with the reason if there is one, and may apply for other roles. */
export const denyRequest = operation(contracts.denyRequest, {
  load: ({ ProjectID, contributionRequestId }) => ({
    project: projects.key(ProjectID),
    request: requests.key(ProjectID, contributionRequestId),
  }),
  limit: decisions,
  async run(
    {
      ProjectID,
      contributionRequestId,
      body: { reason, words } = {},
      caller,
      request: facts,
      loaded: { project, request },
    },
    { table, now, newId },
  ) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (!request) return refuse('REQUEST_NOT_FOUND');

    const { contributorId, ProspectID } = request;
    const decidedAt = now();
    const decline = {
      ...(reason && { reason }),
      ...(words !== undefined && { words, language: languageOfTexts(facts) }),
    };
    const given = reason || words !== undefined ? decline : undefined;
    const refused = await table.transact(
      ...requestSteps.deny(request, decidedAt, given),
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
      { ...request, status: 'denied', decidedAt, decline: given },
      user ? toAuthorSummary(user) : formerMember(contributorId),
    );
  },
});
