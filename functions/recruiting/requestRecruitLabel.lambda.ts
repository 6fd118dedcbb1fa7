import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/prospects/prospect.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { labelPlan } from './labelPlan.ts';
import { requestRecruitLabel } from './requestRecruitLabel.ts';

export const handler = lambda(contracts.requestRecruitLabel, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [team, roles] = await Promise.all([
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam, consistent: true }),
      table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
    ]);
    return [
      labelPlan(ProjectID, callerId),
      team.items,
      roles.items,
      team.items.map(({ UserID }) => authors.key(UserID)),
    ];
  },
  limit: perPerson('tellTeam'),
  run: requestRecruitLabel,
  maxAttempts: 5, // several people may ask and consent at the same time
});
