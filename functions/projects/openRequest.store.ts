import * as z from 'zod/mini';
import { withheldEntry, withheldField } from '#functions/contacts/withheld.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Instant } from '#shared/fields.ts';
import { ContributionRequestId, ProjectID, ProspectID, UserID } from '#shared/ids.ts';

/**
 * A pending request. It exists only while the request is pending: it limits a user to one per role, and lists pending
 * requests without reading decided ones.
 */
const OpenRequest = z.object({
  contributionRequestId: ContributionRequestId,
  contributorId: UserID,
  ProjectID,
  ProspectID,
  OwnerUserID: UserID,
  createdAt: Instant,
  ...withheldField,
});
export type OpenRequest = z.infer<typeof OpenRequest>;

/** Shards per day, so that the job that finds old requests has no hot partition. */
const shards = 4;
export const openRequestShards = Array.from({ length: shards }, (_, shard) => `openRequests#${shard}`);
const shardOf = (id: string) => `openRequests#${shardIndex(id, shards)}`;

export const openRequests = entity({
  name: 'openRequest',
  schema: OpenRequest,
  key: (project: ProjectID, prospect: ProspectID, contributor: UserID) => ({
    pk: `project#${project}`,
    sk: `openRequest#${prospect}#${contributor}`,
  }),
  gsi1: ({ OwnerUserID, contributorId: author, contributionRequestId, withheldFrom }) =>
    withheldFrom
      ? withheldEntry('openRequest', { author, withheldFrom }, contributionRequestId)
      : { pk: `openRequests#to#${OwnerUserID}`, sk: contributionRequestId },
  gsi2: ({ contributionRequestId, createdAt }) => ({
    pk: shardOf(contributionRequestId),
    sk: `${createdAt}#${contributionRequestId}`,
  }),
});

export const openRequestsOf = {
  project: (id: ProjectID) => ({ pk: `project#${id}`, beginsWith: 'openRequest#' }) as const,
  prospect: (project: ProjectID, id: ProspectID) =>
    ({ pk: `project#${project}`, beginsWith: `openRequest#${id}#` }) as const,
  owner: (id: UserID) => ({ index: 'gsi1', pk: `openRequests#to#${id}`, order: 'desc' }) as const,
};
