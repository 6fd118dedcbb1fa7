import type { EntityType, Ref } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { QueryOptions, Table } from '#functions/platform/table.ts';
import { prospectCount, prospects, prospectsOf } from '#functions/prospects/prospect.store.ts';
import { openRequests, openRequestsOf, requests, requestsOf } from '#functions/requests/request.store.ts';
import { members, membersOf } from '#functions/teams/team.store.ts';
import type { Projection } from '../platform/projection.ts';
import { comments, commentsOf, replies } from './comment.store.ts';
import { likes } from './like.store.ts';
import { type ProjectRecord, partitionOf } from './project.store.ts';

/** A project is deleted: what belonged to it goes too. What other lists took from it follows by its own changes. */
export const cascadeDeleteProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;
  const pk = partitionOf(id);

  await removeAll(table, prospects, prospectsOf(id), one => prospects.key(id, one.ProspectID));
  await removeAll(table, openRequests, openRequestsOf.project(id), one =>
    openRequests.key(id, one.ProspectID, one.contributorId),
  );
  await removeAll(table, requests, requestsOf.project(id), one =>
    requests.key(id, one.contributionRequestId),
  );
  await removeAll(table, members, membersOf(id), one => members.key(id, one.UserID));
  await removeAll(table, replies, { pk, beginsWith: 'reply#' }, one =>
    replies.key(id, one.replyTo, one.CommentID),
  );
  await removeAll(table, comments, commentsOf(id), one => comments.key(id, one.CommentID));
  await removeAll(table, likes, { pk, beginsWith: 'like#' }, one => likes.key(id, one.UserID));
  await table.write(Step.remove(prospectCount.key(id)));
};

async function removeAll<T>(
  table: Table,
  shape: EntityType<T>,
  where: Pick<QueryOptions, 'pk' | 'beginsWith' | 'order'>,
  keyOf: (item: T) => Ref<T>,
): Promise<void> {
  for (;;) {
    const { items } = await table.query(shape, { ...where, limit: 100, consistent: true });
    if (items.length === 0) return;
    await table.transact(...items.map(item => Step.remove(keyOf(item))));
  }
}
