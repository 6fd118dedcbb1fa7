import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money } from '#shared/contracts/money.ts';
import { previewShares } from './captures/previewShares.ts';

export const handler = lambda(money.previewShares, {
  load: async ({ ProjectID }, { table }) => {
    const [project, { items: team }] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam }),
    ]);
    return [
      project,
      team,
      project && authors.key(project.OwnerUserID),
      team.map(({ UserID }) => authors.key(UserID)),
    ];
  },
  run: previewShares,
});
