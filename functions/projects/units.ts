import { shardIndex } from '#functions/platform/table/shardIndex.ts';

/** Units of an order or an edit, by the shard of the project's counters that holds them. */
export type UnitAllocation = readonly { shard: number; quantity: number }[];

/** Available units of a shard. */
interface Available {
  shard?: number | undefined;
  remainingUnits: number;
}

/** Divides units evenly; the first shares are one larger where a remainder is left. */
export const sharesOf = (units: number, shares: number): number[] =>
  Array.from({ length: shares }, (_, at) => Math.floor(units / shares) + Number(at < units % shares));

/**
 * Chooses the shards that units are taken from: one that has enough of them, selected by `spread` so that simultaneous
 * orders use different ones, or else as few as possible. Returns undefined if there are fewer units in all.
 */
export function allocateUnits(
  parts: readonly Available[],
  quantity: number,
  spread: string,
): UnitAllocation | undefined {
  const sufficient = parts.filter(({ remainingUnits }) => remainingUnits >= quantity);
  const chosen = sufficient[shardIndex(spread, Math.max(1, sufficient.length))];
  if (chosen) return [{ shard: chosen.shard ?? 0, quantity }];

  let missing = quantity;
  const allocation = parts
    .toSorted((a, b) => b.remainingUnits - a.remainingUnits)
    .flatMap(({ shard = 0, remainingUnits }) => {
      const taken = Math.min(missing, remainingUnits);
      missing -= taken;
      return taken > 0 ? [{ shard, quantity: taken }] : [];
    });
  return missing > 0 ? undefined : allocation;
}

/** Divides units that are withdrawn among the shards, in proportion to what each has. Undefined if there are fewer. */
export function allocateWithdrawal(
  parts: readonly Available[],
  quantity: number,
): UnitAllocation | undefined {
  const available = parts.reduce((sum, { remainingUnits }) => sum + remainingUnits, 0);
  if (quantity > available) return undefined;

  const taken = parts.map(({ shard = 0, remainingUnits }) => ({
    shard,
    quantity: Math.floor((quantity * remainingUnits) / available),
    rest: remainingUnits,
  }));
  let missing = quantity - taken.reduce((sum, part) => sum + part.quantity, 0);
  for (const part of taken) {
    const more = Math.min(missing, part.rest - part.quantity);
    part.quantity += more;
    missing -= more;
  }
  return taken.filter(part => part.quantity > 0).map(({ shard, quantity }) => ({ shard, quantity }));
}
