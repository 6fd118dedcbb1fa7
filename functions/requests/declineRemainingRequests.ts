import type { DomainEventHandler } from '#functions/jobs/domainEventHandler.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { openRequests, openRequestsOf, requestSteps, requests } from './request.store.ts';

/** Somebody took the role: who else waits for it is answered, so that nobody waits in vain. */
export const declineRemainingRequests: DomainEventHandler<'prospectTaken'> = ({ payload }, deps) =>
  closeAll(deps, { ...payload, because: 'prospectTaken' });

/** The role was taken back: who waits for it is answered. */
export const declineAllRequests: DomainEventHandler<'prospectRemoved'> = ({ payload }, deps) =>
  closeAll(deps, { ...payload, because: 'prospectRemoved' });

interface Closing {
  ProjectID: ProjectID;
  ProspectID: ProspectID;
  because: 'prospectTaken' | 'prospectRemoved';
}

async function closeAll({ table, now }: Deps, { ProjectID, ProspectID, because }: Closing): Promise<void> {
  const { items } = await table.query(openRequests, {
    ...openRequestsOf.prospect(ProjectID, ProspectID),
    limit: 1_000,
    consistent: true,
  });
  const waiting = await table.batchGet(
    ...items.map(open => requests.key(ProjectID, open.contributionRequestId)),
  );

  for (const request of waiting) {
    if (!request) continue;
    const { contributionRequestId, contributorId, OwnerUserID } = request;
    await table.transact(
      ...requestSteps.deny(request, now()),
      because === 'prospectTaken' ? prospectSteps.answered(ProjectID, ProspectID) : undefined,
      outbox.enqueue('requestDenied', {
        ProjectID,
        OwnerUserID,
        contributionRequestId,
        contributorId,
        ProspectID,
        because,
      }),
    ); // a refusal says that somebody answered this one meanwhile
  }
}
