/** A person's weight in a division: project points. */
export interface Weighed<Id extends string = string> {
  UserID: Id;
  points: number;
}

/**
 * Divides what is left of a payment after the commission: the owner's part, and the team's part in proportion to
 * points, each rounded down; what rounding leaves is the owner's. Without points the owner has all.
 */
export function splitIncome<Id extends string>(
  net: number,
  { owner, contributorsPart, team }: { owner: Id; contributorsPart: number; team: readonly Weighed<Id>[] },
): { UserID: Id; amount: number }[] {
  const counted = team.filter(({ UserID, points }) => points > 0 && UserID !== owner);
  const points = counted.reduce((sum, one) => sum + one.points, 0);
  const teamPart = points > 0 ? Math.floor((net * contributorsPart) / 100) : 0;

  const shares = counted
    .map(one => ({ UserID: one.UserID, amount: partOf(teamPart, one.points, points) }))
    .filter(({ amount }) => amount > 0);
  const given = shares.reduce((sum, { amount }) => sum + amount, 0);
  const rest = net - given;
  return rest > 0 ? [{ UserID: owner, amount: rest }, ...shares] : shares;
}

/**
 * Takes an amount back from shares in proportion to what each still has: never more than that, and exactly all
 * of it when all is taken back.
 */
export function allocateClawback<S extends { amount: number }>(
  amount: number,
  shares: readonly S[],
): { share: S; taken: number }[] {
  const left = shares.reduce((sum, share) => sum + share.amount, 0);
  if (amount > left) throw new Error(`${amount} cannot be taken back where ${left} is left.`);
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

/** Rounded down; by whole numbers of any size, so that no digit is lost. */
const partOf = (whole: number, weight: number, weights: number): number =>
  Number((BigInt(whole) * BigInt(weight)) / BigInt(weights));
