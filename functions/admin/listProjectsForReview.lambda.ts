import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { likes } from '#functions/projects/like.store.ts';
import { members } from '#functions/projects/member.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { cardPlan } from '#functions/projects/readCards.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listProjectsForReview } from './listProjectsForReview.ts';

export const handler = lambda(admin.listProjectsForReview, {
  load: async ({ query: { status, ...paging }, callerId }, { table }) => {
    const order = status === 'submitted' ? 'asc' : 'desc';
    const page = await table.query(projects, { index: 'gsi1', pk: byState(status), order, ...paging });
    if (isRefusal(page)) return page;
    const ids = page.items.map(({ ProjectID }) => ProjectID);
    return [
      page,
      cardPlan(page.items),
      ids.map(id => likes.key(id, callerId)),
      ids.map(id => members.key(id, callerId)),
    ];
  },
  run: listProjectsForReview,
});
