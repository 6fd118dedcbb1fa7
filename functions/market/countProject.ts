import { personCounts } from '#functions/authors/personCounts.store.ts';
import { countDifference, type Projection } from '#functions/platform/projection.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { isPublished } from '#shared/lifecycle.ts';

/** Counts an owner's public projects; an adopted one counts for its new owner. */
export const countProject: Projection<ProjectRecord> = async change => {
  const { before, after } = change;
  if (before && after && before.OwnerUserID !== after.OwnerUserID)
    return [
      isPublished(before.status) ? personCounts.add(before.OwnerUserID, { projects: -1 }) : undefined,
      isPublished(after.status) ? personCounts.add(after.OwnerUserID, { projects: 1 }) : undefined,
    ];
  const { item, difference } = countDifference(change, ({ status }) => isPublished(status));
  return difference === 0 ? undefined : [personCounts.add(item.OwnerUserID, { projects: difference })];
};
