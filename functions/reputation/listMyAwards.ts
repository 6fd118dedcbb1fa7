import type { StoredAward } from '#functions/authors/award.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { tasks } from '#functions/tasks/task.store.ts';
import type { reputation as contracts } from '#shared/contracts/reputation.ts';
import type { Award } from '#shared/entities/award.ts';
import { type personSums, pointsByKind } from './sums.store.ts';

/** Lists the caller's awards, newest first, with the projects and tasks that still exist. Cost: 2 DynamoDB requests. */
export const listMyAwards = ({
  loaded: [page, sums, awardProjects, awardTasks],
}: Input<
  typeof contracts.listMyAwards,
  [Page<StoredAward>, typeof personSums, (typeof projects)[], (typeof tasks)[]]
>) => ({
  ...page,
  sums: pointsByKind([sums]),
  items: page.items.map(({ kind, points, at }, place): Award => {
    const project = awardProjects[place];
    const task = awardTasks[place];
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
});
