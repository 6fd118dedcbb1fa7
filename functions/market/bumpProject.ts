import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { ProjectStats } from '#functions/projects/stats.store.ts';
import { trending } from '#shared/finding.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { addCounts } from './counts.store.ts';
import { isUnderWay } from './isUnderWay.ts';
import { bumped, replaceTrending, type Trending, trendingKey } from './trending.store.ts';

const { weights } = trending;

/** Bumps a project when it becomes public. */
export const bumpPublished: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  if (after && isPublished(after.status) && !(before && isPublished(before.status)))
    await bump(deps, after, weights.published);
};

/** Bumps a project when a person joins its team in a role. */
export const bumpJoined: Projection<StoredMember> = async ({ before, after }, deps) => {
  if (after?.ProspectID && !before) await bumpIfUnderWay(deps, after.ProjectID, weights.members);
};

async function bumpIfUnderWay(deps: Deps, id: ProjectID, score: number): Promise<void> {
  const [project, known] = await deps.table.batchGetEventually(projects.key(id), trendingKey);
  if (project && !project.suspended && isUnderWay(project, deps.now()))
    await bump(deps, project, score, known);
}

/** Adds changes of the money raised in a shard to the sum of the market. The totals repeat what the shards say. */
export const countRaised: Projection<ProjectStats> = async ({ before, after }, { table }) => {
  const known = after ?? before;
  const raised = (after?.raised ?? 0) - (before?.raised ?? 0);
  if (known?.shard === undefined || raised === 0) return;
  const project = await table.get(projects.key(known.ProjectID));
  return project && [addCounts(known.ProjectID, { [`raised_${project.currency}`]: raised })];
};

/**
 * Adds to the score of a project, unless it stays below all that are kept. `read` is the list, if it is known. Gives up after
 * four concurrent changes: a lost bump does no harm.
 */
async function bump(
  { table, now }: Deps,
  { ProjectID, OwnerUserID }: ProjectRecord,
  score: number,
  read?: Trending,
): Promise<void> {
  for (let tried = 0; tried < 4; tried++) {
    const known = tried === 0 && read ? read : await table.get(trendingKey);
    const items = bumped(known?.items ?? [], { ProjectID, OwnerUserID, score, at: now() });
    if (!items.some(item => item.ProjectID === ProjectID)) return;
    if (!isRefusal(await table.write(replaceTrending(known, items)))) return;
  }
}
