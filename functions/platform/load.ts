import type { EntityType, Ref } from './table/entity.ts';
import type { Table } from './table.ts';

/** The items that replace the keys of a plan, under the same names or in the same places. */
export type Loaded<Plan> = { -readonly [Name in keyof Plan]: Filled<Plan[Name]> };

/**
 * The item of a key, or undefined if it is missing; the same for lists of keys. Other values of a plan, such as a queried
 * page, are unchanged. In types, an entity stands for any of its keys.
 */
export type Filled<Part> =
  Part extends Together<infer Parts>
    ? Loaded<Parts>
    : Part extends Ref<infer Item>
      ? Item | undefined
      : Part extends EntityType<infer Item>
        ? Item | undefined
        : Part extends readonly unknown[]
          ? { -readonly [Place in keyof Part]: Filled<Part[Place]> }
          : Part;

/** Parts of a plan that arrive together, under names of their own. */
export class Together<Parts extends object> {
  readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }
}

/** Puts keys that several plans share under one name: the loaded items arrive as a record of these names. */
export const together = <const Parts extends object>(parts: Parts): Together<Parts> => new Together(parts);

type Reader = Pick<Table, 'get' | 'batchGet'>;

/** Reads all keys of a plan in one request. Cost: none without keys. */
export async function loadPlan<Plan extends object>(table: Reader, plan: Plan): Promise<Loaded<Plan>> {
  const { loaded } = await loadWith(table, undefined, plan);
  return loaded;
}

/** Reads an item and all keys of a plan in one request. */
export async function loadWith<Item, Plan extends object>(
  table: Reader,
  ref: Ref<Item> | undefined,
  plan: Plan,
): Promise<{ item: Item | undefined; loaded: Loaded<Plan> }> {
  const parts = Object.values(plan) as unknown[];
  const refs = refsOf([ref, ...parts]);
  const [only] = refs;
  const found = only && refs.length === 1 ? [await table.get(only)] : await table.batchGet(...refs);

  const items = found.values(); // in the order of their keys
  const item = ref && (fill(ref, items) as Item | undefined);
  const loaded = Array.isArray(plan) ? fill(plan, items) : fillEach(plan, items);
  return { item, loaded: loaded as Loaded<Plan> };
}

const fillEach = (parts: object, items: Iterator<unknown>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, fill(part, items)]));

const isRef = (value: unknown): value is Ref<unknown> =>
  typeof value === 'object' && value !== null && 'pk' in value && 'sk' in value && 'of' in value;

function refsOf(part: unknown): Ref<unknown>[] {
  if (isRef(part)) return [part];
  if (part instanceof Together) return Object.values(part.parts).flatMap(refsOf);
  return Array.isArray(part) ? part.flatMap(refsOf) : [];
}

function fill(part: unknown, items: Iterator<unknown>): unknown {
  if (isRef(part)) return items.next().value;
  if (part instanceof Together) return fillEach(part.parts, items);
  return Array.isArray(part) ? part.map(each => fill(each, items)) : part;
}
