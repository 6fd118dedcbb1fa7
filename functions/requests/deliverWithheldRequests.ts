import { contactEvents } from '#functions/contacts/contact.events.ts';
import { relationshipSteps } from '#functions/contacts/relationship.store.ts';
import { aside, withheldBetween } from '#functions/contacts/withheld.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { QueryOptions } from '#functions/platform/table.ts';
import { type OpenRequest, openRequests, openRequestsOf } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import { counters, countOutcome } from '#functions/visits/visitCounts.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { VisitSource } from '#shared/visits.ts';
import { requestEvents } from './request.events.ts';
import { requestKey, requestSteps, type StoredRequest } from './request.store.ts';

type DeliveryDeps = Pick<Deps, 'table' | 'now' | 'newId'>;

/** Steps that bring an application to its owner, count it and notify them. */
export function deliverySteps(
  request: StoredRequest,
  source: VisitSource | undefined,
  deps: Pick<Deps, 'now' | 'newId'>,
) {
  const { ProjectID, ProspectID, contributionRequestId, createdAt } = request;
  return [
    ...requestSteps.send(request),
    prospectSteps.applied(ProjectID, ProspectID),
    countOutcome.application(
      ProjectID,
      createdAt,
      contributionRequestId,
      source,
      counters.applicationsFor(ProspectID),
    ),
    outbox.publish(deps, requestEvents.requestSent, request),
  ] as const;
}

/** Delivers a withheld application that is pending to the current owner of the project, unless they block its sender. */
async function deliver(deps: DeliveryDeps, open: OpenRequest): Promise<void> {
  const [request, project] = await deps.table.batchGet(requestKey(open), projects.key(open.ProjectID));
  if (request?.status !== 'pending' || !project) return;
  const { OwnerUserID } = project;
  const { withheldFrom: _, ...delivered } = { ...request, OwnerUserID };
  await deps.table.transact(
    relationshipSteps.notBlocked(request.contributorId, OwnerUserID, 'CONTACT_BLOCKED'),
    ...requestSteps.release(request),
    ...deliverySteps(delivered, undefined, deps),
  ); // refused if the role has been filled or the request decided in the meantime
}

async function deliverAll(deps: DeliveryDeps, range: QueryOptions): Promise<void> {
  for await (const open of deps.table.each(openRequests, range)) await deliver(deps, open);
}

/** Delivers the withheld applications for a project that has another owner now. */
export const deliverRequestsOfProject = (deps: DeliveryDeps, id: ProjectID): Promise<void> =>
  deliverAll(deps, { ...aside(openRequestsOf.project(id)), consistent: true });

/** Delivers the applications that a person sent while they were blocked. */
export const withheldRequestHandlers = handlersOf(contactEvents.contactUnblocked, {
  deliverWithheldRequests: async ({ payload: { UserID, ContactedUserID } }, deps) => {
    await deliverAll(deps, withheldBetween('openRequest', { author: ContactedUserID, recipient: UserID }));
    return [];
  },
});
