import { isDeepStrictEqual } from 'node:util';
import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Loaded } from '#functions/platform/load.ts';
import type { Ref } from '#functions/platform/table/entity.ts';
import type { UserID } from '#shared/ids.ts';
import { type Relationship, relationshipSteps, relationships } from './relationship.store.ts';
import { newRelationship } from './relationship.ts';
import { toContactPerson } from './toContact.ts';

/** Number of writes of others, between a read and a write, that a sync tolerates. */
const maxRounds = 20;

/**
 * Brings a relationship in line with other items: reads them together with it, writes what `change` makes of it, and
 * repeats until nothing is left to change. So the outcome depends on the items as they are, not on the order or number
 * of syncs. Does nothing if one of the two people does not exist.
 * Cost: 1 DynamoDB request if nothing has changed, otherwise 3.
 */
export async function syncRelationship<const Refs extends readonly Ref<unknown>[]>(
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  [one, other]: readonly [UserID, UserID],
  refs: Refs,
  change: (relationship: Relationship, items: Loaded<Refs>) => Relationship | undefined,
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const [before, first, second, ...items] = await table.batchGet(
      relationships.key(one, other),
      authors.key(one),
      authors.key(other),
      ...refs,
    );
    if (!first || !second) return;

    const known = before ?? newRelationship(toContactPerson(first), toContactPerson(second));
    const after = change(known, items as Loaded<Refs>); // the items of `refs`, in their order
    if (isDeepStrictEqual(after, before)) return;
    const step = relationshipSteps.save(before, after, newId());
    if (step) await table.write(step);
  }
  throw new Error(`Relationship of ${one} and ${other} keeps changing`);
}
