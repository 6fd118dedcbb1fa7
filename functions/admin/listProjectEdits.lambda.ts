import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projectEdits, waitingEdits } from '#functions/projects/edit.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { cardPlan } from '#functions/projects/readCards.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listProjectEdits } from './listProjectEdits.ts';

export const handler = lambda(admin.listProjectEdits, {
  load: async ({ query }, { table }) => {
    const page = await table.query(projectEdits, { index: 'gsi1', pk: waitingEdits, ...query });
    if (isRefusal(page)) return page;
    const found = await table.batchGet(...page.items.map(({ ProjectID }) => projects.key(ProjectID)));
    return [page, cardPlan(found.flatMap(project => project ?? []))];
  },
  run: listProjectEdits,
});
