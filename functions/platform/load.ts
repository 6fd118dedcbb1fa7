import type { EntityType, Ref } from './table/entity.ts';
import type { Table } from './table.ts';

/**
 * Result of a plan: the item of each key, or undefined if it is missing; the same for lists of keys. Other values in
 * the plan, such as a queried page, are unchanged. In types, an entity stands for any of its keys.
 */
export type Loaded<Plan> =
  Plan extends Ref<infer Item>
    ? Item | undefined
    : Plan extends EntityType<infer Item>
      ? Item | undefined
      : Plan extends readonly unknown[]
        ? { -readonly [Place in keyof Plan]: Loaded<Plan[Place]> }
        : Plan;

/** Reads all keys of a plan in one request. Cost: none without keys. */
export async function loadPlan<Plan>(
  table: Pick<Table, 'get' | 'batchGet'>,
  plan: Plan,
): Promise<Loaded<Plan>> {
  const refs = refsOf(plan);
  const [only] = refs;
  const items = only && refs.length === 1 ? [await table.get(only)] : await table.batchGet(...refs);
  return fill(plan, items.values()) as Loaded<Plan>; // batchGet returns the items in the order of their keys
}

const isRef = (value: unknown): value is Ref<unknown> =>
  typeof value === 'object' && value !== null && 'pk' in value && 'sk' in value && 'of' in value;

const refsOf = (plan: unknown): Ref<unknown>[] =>
  isRef(plan) ? [plan] : Array.isArray(plan) ? plan.flatMap(refsOf) : [];

function fill(plan: unknown, items: Iterator<unknown>): unknown {
  if (isRef(plan)) return items.next().value;
  return Array.isArray(plan) ? plan.map(part => fill(part, items)) : plan;
}
