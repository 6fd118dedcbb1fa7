import { awards, awardsOf } from '#functions/authors/award.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { reputation as contracts } from '#shared/contracts/reputation.ts';
import type { Award } from '#shared/entities/award.ts';
import { personSums, pointsByKind } from './sums.store.ts';

/** Lists the caller's awards, newest first, with the projects and tasks that still exist. Cost: 2 DynamoDB requests. */
export const listMyAwards = operation(contracts.listMyAwards, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(awards, { ...awardsOf(callerId), ...query });
    if (isRefusal(page)) return page;
    return {
      page,
      sums: personSums.key(callerId),
      awardProjects: page.items.map(({ ProjectID }) => ProjectID && projects.key(ProjectID)),
      awardTasks: page.items.map(
        ({ ProjectID, TaskID }) => ProjectID && TaskID && tasks.key(ProjectID, TaskID),
      ),
    };
  },
  run: ({ loaded: { page, sums, awardProjects, awardTasks } }) => ({
    ...page,
    sums: pointsByKind([sums]),
    items: page.items.map(({ kind, points, at }, index): Award => {
      const project = awardProjects[index];
      const task = awardTasks[index];
      return {
        kind,
        points,
        at,
        ...(project && {
          project: { ProjectID: project.ProjectID, name: project.name, shortName: project.shortName },
        }),
        ...(task && { task: { TaskID: task.TaskID, Title: task.Title } }),
      };
    }),
  }),
});
