/**
 * The shares of parts in a whole, each a multiple of 1 %. They add up to the rounded share of all parts, to 1 if these are the
 * whole: the remainders decide which ones are rounded up, the largest first.
 */
export function wholeShares(parts: readonly number[], whole: number): number[] {
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map(part => (100 * part) / whole);
  const shares = exact.map(Math.floor);
  const remainderOf = (place: number) => (exact[place] ?? 0) % 1;
  const missing =
    Math.round(exact.reduce((sum, one) => sum + one, 0)) - shares.reduce((sum, one) => sum + one, 0);
  const raised = new Set(
    [...parts.keys()].toSorted((one, other) => remainderOf(other) - remainderOf(one)).slice(0, missing),
  );
  return shares.map((share, index) => (share + (raised.has(index) ? 1 : 0)) / 100);
}
