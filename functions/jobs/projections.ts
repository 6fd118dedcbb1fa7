import { projects } from '../projects/project.store.ts';
import { keepOpenRole, keepOpenRoles } from '../prospects/keepOpenRoles.ts';
import { prospects } from '../prospects/prospect.store.ts';
import { type Projections, projectionsOf } from './projection.ts';

/** What follows from changes of items: `projectionsOf(projects, { keepSearchWords })`. */
export const projections: readonly Projections[] = [
  projectionsOf(prospects, { keepOpenRole }),
  projectionsOf(projects, { keepOpenRoles }),
];
