import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { recruiting as settings } from '#shared/recruiting.ts';
import { labelForTeam, labelPlan } from './labelPlan.ts';
import { areConsentsOpen, labelEntries, labelHistoryOf } from './recruitLabel.store.ts';
import { summaryOf, toRecruitLabel } from './toRecruitLabel.ts';

/**
 * Returns the label of a team with its history; with the current team if no label has been requested or it has ended. Cost:
 * 4 DynamoDB requests, two of them at the same time; the last one reads the owner and former members.
 */
export const getRecruitLabel = operation(contracts.getRecruitLabel, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [team, history] = await Promise.all([
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam }),
      table.query(labelEntries, { ...labelHistoryOf(ProjectID), limit: settings.history }),
    ]);
    return {
      items: labelPlan(ProjectID, callerId),
      members: team.items,
      history: history.items,
      people: team.items.map(({ UserID }) => authors.key(UserID)),
    };
  },
  async run({ ProjectID, caller, loaded: { items, members, history, people } }, { table }) {
    const found = labelForTeam(items, caller, { admins: true });
    if (isRefusal(found)) return found;
    const { project, label } = found;

    const now = [{ UserID: project.OwnerUserID, role: '' }, ...members];
    const team = label && areConsentsOpen(label) ? label.people : now;
    const named = [...team.map(({ UserID }) => UserID), ...history.flatMap(({ UserID }) => UserID ?? [])];
    const known = new Set(people.map(user => user?.UserID));
    const missing = [...new Set(named)].filter(id => !known.has(id));
    const users = [...people, ...(await table.batchGet(...missing.map(id => authors.key(id))))];
    const byId = new Map(users.map(user => [user?.UserID, user]));

    return {
      ...toRecruitLabel({ ProjectID, label, team }, users),
      history: history.map(({ UserID, ...entry }) => ({
        ...entry,
        ...(UserID && { person: summaryOf(byId.get(UserID), UserID) }),
      })),
    };
  },
});
