import { personCounts } from '#functions/authors/personCounts.store.ts';
import { countDifference, type Projection } from '#functions/platform/projection.ts';
import { isPublic, type ProjectRecord } from './project.store.ts';

/** Counts an owner's public projects. */
export const countProject: Projection<ProjectRecord> = async change => {
  const { item, difference } = countDifference(change, ({ status }) => isPublic(status));
  return difference === 0 ? undefined : [personCounts.add(item.OwnerUserID, { projects: difference })];
};
