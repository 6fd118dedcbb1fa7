import { awards, awardsOf } from '#functions/authors/award.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { reputation } from '#shared/contracts/reputation.ts';
import { listMyAwards } from './listMyAwards.ts';
import { personSums } from './sums.store.ts';

export const handler = lambda(reputation.listMyAwards, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(awards, { ...awardsOf(callerId), ...query });
    if (isRefusal(page)) return page;
    return [
      page,
      personSums.key(callerId),
      page.items.map(({ ProjectID }) => ProjectID && projects.key(ProjectID)),
      page.items.map(({ ProjectID, TaskID }) => ProjectID && TaskID && tasks.key(ProjectID, TaskID)),
    ];
  },
  run: listMyAwards,
});
