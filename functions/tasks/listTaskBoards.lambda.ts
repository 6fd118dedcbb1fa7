import { lambda } from '#functions/platform/lambda.ts';
import { largestTeam, members, membershipsOf } from '#functions/projects/member.store.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { plans } from '#shared/plans.ts';
import { listTaskBoards } from './listTaskBoards.ts';

const newest = { order: 'desc', limit: plans.premium.projectsAtOnce + largestTeam } as const;

export const handler = lambda(contracts.listTaskBoards, {
  load: async ({ callerId }, { table }) => {
    const [owned, memberships] = await Promise.all([
      table.query(projects, { index: 'gsi2', pk: byOwner(callerId), ...newest }),
      table.query(members, { ...membershipsOf(callerId), limit: newest.limit }),
    ]);
    return [owned.items, memberships.items.map(({ ProjectID }) => projects.key(ProjectID))];
  },
  run: listTaskBoards,
});
