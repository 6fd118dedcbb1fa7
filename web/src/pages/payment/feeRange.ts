/** Lowest and highest platform fee on an amount, by the owner's possible plans; in minor units. */
export function feeRange(total: number, permille: Record<string, number>) {
  const all = Object.values(permille);
  const least = Math.min(...all);
  const most = Math.max(...all);
  return {
    permille: [least, most] as const,
    amounts: [partOf(total, least), partOf(total, most)] as const,
  };
}

/** Rounded half up to the minor unit. */
const partOf = (total: number, permille: number): number => Math.floor((total * permille + 500) / 1000);
