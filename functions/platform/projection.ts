import type { JobDeps } from './jobDeps.ts';
import type { EntityType } from './table/entity.ts';
import { fromItem } from './table/item.ts';
import type { AnyStep } from './table/step.ts';

/** An item before and after one write; `before` is absent for a new item, `after` for a deleted one. */
export interface Change<T> {
  id: string;
  before: T | undefined;
  after: T | undefined;
}

/**
 * Updates a derived read model after a change of an item. The steps it returns are committed with its idempotency
 * record, so they apply exactly once per change.
 */
export type Projection<T> = (
  change: Change<T>,
  deps: JobDeps,
) => Promise<readonly (AnyStep | undefined)[] | void>;

type Image = Record<string, unknown>;

/** Projections of one type of item, for raw items. */
export interface Projections {
  entity: string;
  named: Record<string, (change: Change<Image>, deps: JobDeps) => ReturnType<Projection<Image>>>;
}

/**
 * Binds projections to a type of item. The name of a projection is stored in its idempotency records: renaming one
 * would repeat it for redelivered changes.
 */
export function projectionsOf<T>(
  shape: EntityType<T>,
  projections: Record<string, Projection<T>>,
): Projections {
  const parsed = (image: Image | undefined) => image && fromItem(shape, image);
  const erase =
    (projection: Projection<T>): Projections['named'][string] =>
    ({ id, before, after }, deps) =>
      projection({ id, before: parsed(before), after: parsed(after) }, deps);
  return {
    entity: shape.name,
    named: Object.fromEntries(Object.entries(projections).map(([name, one]) => [name, erase(one)])),
  };
}

/** Change in the number of items that match `counts`. */
export function countDifference<T>(
  { before, after }: Change<T>,
  counts: (item: T) => boolean = () => true,
): { item: T; difference: number } {
  const item = after ?? before;
  if (!item) throw new Error('Change without an item');
  const numberOf = (one: T | undefined): number => Number(one !== undefined && counts(one));
  return { item, difference: numberOf(after) - numberOf(before) };
}
