import type { EntityType, Ref } from './table/entity.ts';
import { Step } from './table/step.ts';
import type { QueryOptions, Table } from './table.ts';

/** Deletes every item of a key range. Safe to repeat. */
export async function removeAll<T>(
  table: Table,
  entityType: EntityType<T>,
  range: Pick<QueryOptions, 'pk' | 'beginsWith' | 'order'>,
  keyOf: (item: T) => Ref<T>,
): Promise<void> {
  for (;;) {
    const { items } = await table.query(entityType, { ...range, limit: 100, consistent: true });
    if (items.length === 0) return;
    await table.transact(...items.map(item => Step.remove(keyOf(item))));
  }
}
