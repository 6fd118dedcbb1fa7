import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { recruiting as settings } from '#shared/recruiting.ts';
import { getRecruitLabel } from './getRecruitLabel.ts';
import { labelPlan } from './labelPlan.ts';
import { labelEntries, labelHistoryOf } from './recruitLabel.store.ts';

export const handler = lambda(contracts.getRecruitLabel, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [team, history] = await Promise.all([
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam }),
      table.query(labelEntries, { ...labelHistoryOf(ProjectID), limit: settings.history }),
    ]);
    return [
      labelPlan(ProjectID, callerId),
      team.items,
      history.items,
      team.items.map(({ UserID }) => authors.key(UserID)),
    ];
  },
  run: getRecruitLabel,
});
