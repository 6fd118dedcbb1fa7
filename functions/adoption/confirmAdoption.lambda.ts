import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { confirmAdoption } from './confirmAdoption.ts';

export const handler = lambda(contracts.confirmAdoption, {
  load: async ({ ProjectID, callerId, body: { UserID } }, { table }) => {
    const team = await table.query(members, {
      ...membersOf(ProjectID),
      limit: largestTeam,
      consistent: true,
    });
    return [adoptionPlan(ProjectID, callerId), team.items, authors.key(UserID), projectCount.key(UserID)];
  },
  run: confirmAdoption,
  maxAttempts: 5, // members may earn project points at the same time
});
