import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import type { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { type LabelPlan, labelForTeam } from './labelPlan.ts';
import { isOpen, type StoredEntry } from './recruitLabel.store.ts';
import { summaryOf, toRecruitLabel } from './toRecruitLabel.ts';

/**
 * Returns the label of a team with its history; before anybody has asked and once it has ended, with the team as it is.
 * Cost: 4 DynamoDB requests, two of them at the same time; the last one reads the owner and those who have left.
 */
export async function getRecruitLabel(
  {
    ProjectID,
    caller,
    loaded: [items, members, history, people],
  }: Input<typeof contracts.getRecruitLabel, [LabelPlan, StoredMember[], StoredEntry[], (typeof authors)[]]>,
  { table }: Deps,
) {
  const found = labelForTeam(items, caller, { admins: true });
  if (isRefusal(found)) return found;
  const { project, label } = found;

  const now = [{ UserID: project.OwnerUserID, role: '' }, ...members];
  const team = label && isOpen(label) ? label.people : now;
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
}
