import type { UserID } from '#shared/ids.ts';
import { platformFeeOf } from '#shared/platformFee.ts';
import type { Currency } from '#shared/settings.ts';
import { splitIncome } from './split.ts';

interface Rules {
  owner: UserID;
  /** The rate of the platform fee. */
  permille: number;
  /** The team's part in percent. */
  contributorsPart: number;
  team: readonly { UserID: UserID; projectPoints: number }[];
}

/**
 * Divides a payment into the platform fee and the shares of owner and team. Payments are booked, and shares previewed,
 * by this function.
 */
export function divideIncome(
  total: number,
  currency: Currency,
  { owner, permille, contributorsPart, team }: Rules,
) {
  const commission = platformFeeOf(total, currency, permille);
  const { shares, teamPoints } = splitIncome(total - commission, {
    owner,
    contributorsPart,
    team: team.map(({ UserID, projectPoints }) => ({ UserID, points: projectPoints })),
  });
  return { commission, commissionPermille: permille, shares, teamPoints };
}
