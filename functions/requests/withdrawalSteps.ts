import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, type StoredRequest } from './request.store.ts';

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
