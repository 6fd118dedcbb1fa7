import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { likes } from '#functions/projects/like.store.ts';
import type { members } from '#functions/projects/member.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { type CardPlan, toItems } from '#functions/projects/readCards.ts';
import { toProject } from '#functions/projects/toProject.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';

/** Lists projects with all their fields: submitted ones oldest first, others by their review, newest first. Cost: 2 DynamoDB requests. */
export function listProjectsForReview({
  query: { status },
  caller: { UserID },
  loaded: [page, found, liked, joined],
}: Input<
  typeof contracts.listProjectsForReview,
  [Page<ProjectRecord>, CardPlan, (typeof likes)[], (typeof members)[]]
>) {
  const likedIds = new Set(liked.map(like => like?.ProjectID));
  const joinedIds = new Set(joined.map(member => member?.ProjectID));

  return {
    ...page,
    items: toItems(found)
      .filter(({ project }) => project.status === status)
      .map(items =>
        toProject(items, {
          owner: items.project.OwnerUserID === UserID,
          liked: likedIds.has(items.project.ProjectID),
          member: joinedIds.has(items.project.ProjectID),
          canAdminister: true,
          beyondPlan: false,
        }),
      ),
  };
}
