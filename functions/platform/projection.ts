import type { JobDeps } from './jobDeps.ts';
import type { EntityType } from './table/entity.ts';
import { fromItem } from './table/item.ts';
import type { AnyStep } from './table/step.ts';

/** An item before and after one write; absent: it was not there, or is gone. */
export interface Change<T> {
  id: string;
  before: T | undefined;
  after: T | undefined;
}

/** What follows from a change of an item: its steps are written once for each change. */
export type Projection<T> = (
  change: Change<T>,
  deps: JobDeps,
) => Promise<readonly (AnyStep | undefined)[] | void>;

type Image = Record<string, unknown>;

/** Projections of one kind of item, with the kind forgotten. */
export interface Projections {
  entity: string;
  named: Record<string, (change: Change<Image>, deps: JobDeps) => ReturnType<Projection<Image>>>;
}

/** What follows from changes of one kind of item; a name is part of the mark that it is done, so it stays as it is. */
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
