import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { formerUsername, fullNameOf } from '#shared/fullName.ts';
import { permilleOf } from '#shared/platformFee.ts';
import { divideIncome } from './divideIncome.ts';

/**
 * Divides an amount by the present plan, part and points, and by those after a change: for the owner and members of the
 * team. The owner's own work earns no points. Cost: 3 DynamoDB requests.
 */
export const previewShares = operation(contracts.previewShares, {
  load: async ({ ProjectID }, { table }) => {
    const [project, { items: team }] = await Promise.all([
      table.get(projects.key(ProjectID)),
      table.query(members, { ...membersOf(ProjectID), limit: largestTeam }),
    ]);
    return {
      project,
      team,
      owner: project && authors.key(project.OwnerUserID),
      users: team.map(({ UserID }) => authors.key(UserID)),
    };
  },
  run({
    query: { amount, contributorId, points, contributorsPart: otherPart },
    caller,
    loaded: { project, team, owner, users },
  }) {
    if (!project) return refuse('PROJECT_NOT_FOUND');
    const { OwnerUserID, currency, contributorsPart } = project;
    const members = team.filter(({ UserID }) => UserID !== OwnerUserID);
    if (OwnerUserID !== caller.UserID && !members.some(({ UserID }) => UserID === caller.UserID))
      return refuse(canView(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');
    const isOwnWork = contributorId === undefined || contributorId === OwnerUserID;
    if (!isOwnWork && !members.some(({ UserID }) => UserID === contributorId))
      return refuse('ASSIGNEE_NOT_IN_TEAM');

    const rules = { owner: OwnerUserID, permille: permilleOf(owner?.planTypeId ?? 'free') };
    const later = members.map(member =>
      member.UserID === contributorId ? { ...member, projectPoints: member.projectPoints + points } : member,
    );
    const part = otherPart ?? contributorsPart;
    const now = divideIncome(amount, currency, { ...rules, contributorsPart, team: members });
    const then = divideIncome(amount, currency, { ...rules, contributorsPart: part, team: later });

    const shareOf = (id: string, { shares }: typeof now) =>
      shares.find(({ UserID }) => UserID === id)?.amount ?? 0;
    return {
      currency,
      amount,
      commission: then.commission,
      commissionPermille: then.commissionPermille,
      contributorsPart: part,
      ownerAmount: shareOf(OwnerUserID, then),
      members: later.map(({ UserID, projectPoints }, index) => {
        const user = users.find(one => one?.UserID === UserID && one.status !== 'deleted');
        const name = user && fullNameOf(user);
        return {
          UserID,
          username: user?.username ?? formerUsername,
          ...(name && { name }),
          points: members[index]?.projectPoints ?? 0,
          amount: shareOf(UserID, now),
          pointsThen: projectPoints,
          amountThen: shareOf(UserID, then),
        };
      }),
    };
  },
});
