/** A member's weight in the split. */
export interface Weighed<Id extends string = string> {
  UserID: Id;
  points: number;
}

/** One recipient's part of a payment. */
export interface IncomeShare<Id extends string = string> {
  UserID: Id;
  amount: number;
  /** The points by which a member's part was measured; absent for the owner. */
  points?: number;
}

/**
 * Splits a payment net of the platform fee between the owner and the team. The team's part is divided by project
 * points and rounded down; the owner receives the remainder, and everything if no member has points. `teamPoints`: the
 * points of all members.
 */
export function splitIncome<Id extends string>(
  net: number,
  { owner, contributorsPart, team }: { owner: Id; contributorsPart: number; team: readonly Weighed<Id>[] },
): { shares: IncomeShare<Id>[]; teamPoints: number } {
  const counted = team.filter(({ UserID, points }) => points > 0 && UserID !== owner);
  const teamPoints = counted.reduce((sum, { points }) => sum + points, 0);
  const teamPart = teamPoints > 0 ? Math.floor((net * contributorsPart) / 100) : 0;

  const ofMembers = counted
    .map(one => ({ ...one, amount: partOf(teamPart, one.points, teamPoints) }))
    .filter(({ amount }) => amount > 0);
  const given = ofMembers.reduce((sum, { amount }) => sum + amount, 0);
  const rest = net - given;
  return { shares: rest > 0 ? [{ UserID: owner, amount: rest }, ...ofMembers] : ofMembers, teamPoints };
}

/**
 * Allocates a clawback to shares in proportion to what remains of each. No share exceeds what remains of it, and
 * the shares add up to the amount.
 */
export function allocateClawback<S extends { amount: number }>(
  amount: number,
  shares: readonly S[],
): { share: S; taken: number }[] {
  const left = shares.reduce((sum, share) => sum + share.amount, 0);
  if (amount > left) throw new Error(`Clawback of ${amount} exceeds the remaining ${left}.`);
  if (amount === 0) return [];

  const parts = shares.map(share => ({ share, taken: partOf(amount, share.amount, left) }));
  let missing = amount - parts.reduce((sum, { taken }) => sum + taken, 0);
  for (const part of parts) {
    const more = Math.min(missing, part.share.amount - part.taken);
    part.taken += more;
    missing -= more;
  }
  return parts.filter(({ taken }) => taken > 0);
}

/** Multiplies and divides in BigInt, so that no digit is lost, and rounds down. */
const partOf = (whole: number, weight: number, weights: number): number =>
  Number((BigInt(whole) * BigInt(weight)) / BigInt(weights));
