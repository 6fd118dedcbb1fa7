import { commissionOf, permilleOf } from '#shared/commission.ts';
import type { UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/settings.ts';
import { splitIncome } from './split.ts';

interface Rules {
  owner: UserID;
  /** Absent for an owner whose record is gone. */
  planTypeId: PlanTypeId | undefined;
  /** The team's part in percent. */
  contributorsPart: number;
  team: readonly { UserID: UserID; projectPoints: number }[];
}

/**
 * Divides a payment into the platform fee by the owner's plan and the shares of owner and team. Payments are booked,
 * and shares previewed, by this function.
 */
export function divideIncome(total: number, { owner, planTypeId = 'free', contributorsPart, team }: Rules) {
  const commissionPermille = permilleOf(planTypeId);
  const commission = commissionOf(total, commissionPermille);
  const { shares, teamPoints } = splitIncome(total - commission, {
    owner,
    contributorsPart,
    team: team.map(({ UserID, projectPoints }) => ({ UserID, points: projectPoints })),
  });
  return { commission, commissionPermille, shares, teamPoints };
}
