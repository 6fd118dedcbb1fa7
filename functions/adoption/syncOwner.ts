import { refundRequestsOf, refundSteps, refunds } from '#functions/money/refunds/refund.store.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { EntityType, Ref } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { formerMembers, formerMembersOf } from '#functions/projects/member.store.ts';
import { openRequests, openRequestsOf } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { deliverRequestsOfProject } from '#functions/requests/deliverWithheldRequests.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { adoptionEvents } from './adoption.events.ts';

/** Items updated by one event; the next event continues. */
const pageSize = 25;

type Range = { pk: string; beginsWith: string; order?: 'asc' | 'desc' };

/**
 * Brings the project's current owner into a page of items. Reads the owner as they are now, so that late and repeated
 * events end with the latest one. Items that have been deleted meanwhile are skipped. Returns the cursor of the next page.
 */
async function syncPage<T extends { OwnerUserID: UserID }>(
  { table }: JobDeps,
  ProjectID: ProjectID,
  entity: EntityType<T>,
  { range, cursor, keyOf }: { range: Range; cursor: string | undefined; keyOf: (item: T) => Ref<T> },
): Promise<string | undefined> {
  const page = await table.query(entity, { ...range, limit: pageSize, cursor, consistent: true });
  if (isRefusal(page)) throw new Error(`Cursor of the items of ${ProjectID} is invalid`);
  const project = await table.get(projects.key(ProjectID));
  if (!project) return undefined;
  const change = { OwnerUserID: project.OwnerUserID } as Partial<T>; // T has this field
  for (const item of page.items)
    if (item.OwnerUserID !== project.OwnerUserID)
      await table.write(Step.update<T>(keyOf(item), change as Partial<NoInfer<T>>, item));
  return page.cursor;
}

/** Has the open refund requests of the project counted for its current owner. Those answered meanwhile stay as they are. */
async function syncRefundRequests(
  { table }: JobDeps,
  ProjectID: ProjectID,
  cursor: string | undefined,
): Promise<string | undefined> {
  const range = { index: 'gsi1', pk: refundRequestsOf(ProjectID) } as const;
  const page = await table.query(refunds, { ...range, limit: pageSize, cursor });
  if (isRefusal(page)) throw new Error(`Cursor of the refund requests of ${ProjectID} is invalid`);
  const project = await table.get(projects.key(ProjectID));
  if (!project) return undefined;
  for (const request of page.items)
    await table.write(refundSteps.change(request, { OwnerUserID: project.OwnerUserID }));
  return page.cursor;
}

const syncPart: DomainEventHandler<Payload<typeof adoptionEvents.ownerChanged>> = async (
  { payload: { ProjectID: id, part, cursor } },
  deps,
) => {
  const next = await {
    formerMembers: () =>
      syncPage(deps, id, formerMembers, {
        range: formerMembersOf(id),
        cursor,
        keyOf: ({ UserID, leftAt }) => formerMembers.key(id, UserID, leftAt),
      }),
    requests: () =>
      syncPage(deps, id, requests, {
        range: requestsOf.project(id),
        cursor,
        keyOf: ({ contributionRequestId }) => requests.key(id, contributionRequestId),
      }),
    openRequests: () =>
      syncPage(deps, id, openRequests, {
        range: openRequestsOf.project(id),
        cursor,
        keyOf: ({ ProspectID, contributorId }) => openRequests.key(id, ProspectID, contributorId),
      }),
    withheldRequests: () => deliverRequestsOfProject(deps, id),
    refundRequests: () => syncRefundRequests(deps, id, cursor),
  }[part]();
  return next === undefined
    ? []
    : [outbox.publish(deps, adoptionEvents.ownerChanged, { ProjectID: id, part, cursor: next })];
};

export const ownerSyncHandlers = [
  handlersOf(adoptionEvents.projectAdopted, {
    startOwnerSync: async ({ payload: { ProjectID } }, deps) =>
      (['formerMembers', 'requests', 'openRequests', 'withheldRequests', 'refundRequests'] as const).map(
        part => outbox.publish(deps, adoptionEvents.ownerChanged, { ProjectID, part }),
      ),
  }),
  handlersOf(adoptionEvents.ownerChanged, { syncPart }),
];
