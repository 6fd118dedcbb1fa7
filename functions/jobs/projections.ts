import type { Projections } from './projection.ts';

/** What follows from changes of items: `projectionsOf(projects, { keepSearchWords })`. */
export const projections: readonly Projections[] = [];
