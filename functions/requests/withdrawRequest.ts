import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, type requests, type StoredRequest, toRequest } from './request.store.ts';

/** Withdraws the caller's own pending request and notifies the owner in the app. Requests of other people are not found. */
export async function withdrawRequest(
  {
    caller,
    loaded: [delivered, withheld, user],
  }: Input<typeof contracts.withdrawRequest, [typeof requests, typeof requests, typeof authors]>,
  { table, now, newId }: Deps,
) {
  const request = delivered ?? withheld;
  if (!request || request.contributorId !== caller.UserID) return refuse('REQUEST_NOT_FOUND');

  const decidedAt = now();
  const refused = await table.transact(...withdrawalSteps(request, decidedAt, { now, newId }));
  return (
    refused ??
    toRequest(
      { ...request, status: 'withdrawn', decidedAt },
      user ? toAuthorSummary(user) : formerMember(request.contributorId),
    )
  );
}

/** Steps that withdraw a pending request and publish it, unless it is withheld from the owner. */
export function withdrawalSteps(
  request: StoredRequest,
  decidedAt: string,
  deps: Pick<Deps, 'now' | 'newId'>,
) {
  return [
    ...requestSteps.withdraw(request, decidedAt),
    ...(request.withheldFrom
      ? []
      : [
          prospectSteps.answered(request.ProjectID, request.ProspectID),
          outbox.publish(deps, requestEvents.requestWithdrawn, request),
        ]),
  ] as const;
}
