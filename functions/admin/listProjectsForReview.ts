import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { likes } from '#functions/projects/like.store.ts';
import { members } from '#functions/projects/member.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { cardPlan, toItems } from '#functions/projects/readCards.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';

/** Lists projects with all their fields: submitted ones oldest first, others by their review, newest first. Cost: 2 DynamoDB requests. */
export const listProjectsForReview = operation(contracts.listProjectsForReview, {
  load: async ({ query: { status, ...paging }, callerId }, { table }) => {
    const order = status === 'submitted' ? 'asc' : 'desc';
    const page = await table.query(projects, { index: 'gsi1', pk: byState(status), order, ...paging });
    if (isRefusal(page)) return page;
    const ids = page.items.map(({ ProjectID }) => ProjectID);
    return {
      page,
      found: cardPlan(page.items),
      liked: ids.map(id => likes.key(id, callerId)),
      joined: ids.map(id => members.key(id, callerId)),
    };
  },
  run({ query: { status }, caller: { UserID }, loaded: { page, found, liked, joined } }) {
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
  },
});
