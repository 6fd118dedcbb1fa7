import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, type requests, toRequest } from './request.store.ts';

/** Withdraws the caller's own pending request and notifies the owner in the app. Requests of other people are not found. */
export async function withdrawRequest(
  {
    ProjectID,
    caller,
    loaded: [request, user],
  }: Input<typeof contracts.withdrawRequest, [typeof requests, typeof authors]>,
  { table, now, newId }: Deps,
) {
  if (!request || request.contributorId !== caller.UserID) return refuse('REQUEST_NOT_FOUND');

  const { contributionRequestId, contributorId, OwnerUserID, ProspectID } = request;
  const decidedAt = now();
  const refused = await table.transact(
    ...requestSteps.withdraw(request, decidedAt),
    prospectSteps.answered(ProjectID, ProspectID),
    outbox.publish({ now, newId }, requestEvents.requestWithdrawn, {
      ProjectID,
      OwnerUserID,
      contributionRequestId,
      contributorId,
      ProspectID,
    }),
  );
  return (
    refused ??
    toRequest(
      { ...request, status: 'withdrawn', decidedAt },
      user ? toAuthorSummary(user) : formerMember(contributorId),
    )
  );
}
