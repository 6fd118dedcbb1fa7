import { aside } from '#functions/contacts/withheld.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { DomainEventHandler, Payload } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { openRequests, openRequestsOf } from '#functions/projects/openRequest.store.ts';
import type { projectEvents } from '#functions/projects/project.events.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import type { prospectEvents } from '#functions/prospects/prospect.events.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import type { RequestClosing } from '#shared/lifecycle.ts';
import { requestEvents } from './request.events.ts';
import { requestKey, requestSteps, type requests } from './request.store.ts';

/** Declines the other pending requests for a role that has been filled. */
export const declineRemainingRequests: DomainEventHandler<Payload<typeof prospectEvents.prospectTaken>> = (
  { payload },
  deps,
) => declineAll(deps, { ...payload, because: 'prospectTaken' });

/** Declines the pending requests for a role that has been removed. */
export const declineAllRequests: DomainEventHandler<Payload<typeof prospectEvents.prospectRemoved>> = (
  { payload },
  deps,
) => declineAll(deps, { ...payload, because: 'prospectRemoved' });

/** Declines the pending requests for all roles of a project that has been abandoned or completed. */
export const declineRequestsOfEndedProject: DomainEventHandler<
  Payload<typeof projectEvents.projectMoved>
> = async ({ payload: { ProjectID, to } }, deps) => {
  if (to !== 'abandoned' && to !== 'completed') return;
  await declineAll(deps, { ProjectID, because: 'projectEnded' });
};

interface Decline {
  ProjectID: ProjectID;
  /** Absent: all roles of the project. */
  ProspectID?: ProspectID;
  because: RequestClosing;
}

async function declineAll(
  { table, now, newId }: Deps,
  { ProjectID, ProspectID, because }: Decline,
): Promise<void> {
  const range = ProspectID
    ? openRequestsOf.prospect(ProjectID, ProspectID)
    : openRequestsOf.project(ProjectID);
  const keys: ReturnType<typeof requests.key>[] = [];
  for (const one of [range, aside(range)])
    for await (const open of table.each(openRequests, { ...one, limit: 1_000, consistent: true }))
      keys.push(requestKey(open));

  for (const request of await table.batchGet(...keys)) {
    if (!request) continue;
    const isCounted = because !== 'prospectRemoved' && !request.withheldFrom;
    await table.transact(
      ...requestSteps.close(request, now(), because),
      isCounted ? prospectSteps.answered(ProjectID, request.ProspectID) : undefined,
      outbox.publish({ now, newId }, requestEvents.requestDenied, { ...request, because }),
    ); // refused if the request has been answered in the meantime
  }
}
