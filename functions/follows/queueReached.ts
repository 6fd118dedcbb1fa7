import type { moneyEvents } from '#functions/money/money.events.ts';
import type { Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { readStats } from '#functions/projects/stats.store.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { stones, stonesReached } from '#shared/stones.ts';
import { queueNews } from './queueNews.ts';
import { type StoneMark, stoneMarks, writeMark } from './stoneMark.store.ts';

/**
 * Queues the news that a payment has made a project reach a stone, or milestones of its owner's own, once for each of them: one piece of
 * news, which names the highest. Before the first mark, what was reached without the payment is taken as told: it may have been reached
 * before such news was told.
 */
export async function queueReached(
  deps: JobDeps,
  { ProjectID, amount, at }: Payload<typeof moneyEvents.paymentSucceeded>,
) {
  const { table } = deps;
  const [project, mark] = await table.batchGet(projects.key(ProjectID), stoneMarks.key(ProjectID));
  const raised = (await readStats(table, ProjectID))?.totals.raised ?? 0;
  if (!project || !isPublic(project)) return [];
  const taken = takenWithout(mark, { amount, at }, { raised, now: deps.now() });
  const told = taken ? stonesReached(project.budget, taken.raised) : (mark?.reached ?? 0);
  const reached = Math.max(told, stonesReached(project.budget, raised));
  const highest = project.milestones && Math.max(raised, mark?.highest ?? 0);
  const milestone = milestoneBetween(project, taken?.raised ?? mark?.highest ?? raised - amount, raised);

  if (reached === told && !milestone) {
    if (!taken && highest === mark?.highest) return [];
    return [writeMark(ProjectID, mark, { reached: told, taken: taken ?? mark?.taken, highest })];
  }
  const news = await queueNews(deps, {
    ProjectID,
    kind: kindOf({ isStone: reached > told, isGoal: reached === stones, isMilestone: Boolean(milestone) }),
    ...(reached > told && { stones: reached }),
    ...(milestone && { milestone: milestone.name }),
  });
  return [writeMark(ProjectID, mark, { reached, highest }), ...news];
}

/** The highest milestone above a sum that counts as told, up to the sum that has been reached. */
const milestoneBetween = ({ milestones }: ProjectRecord, told: number, raised: number) =>
  milestones?.findLast(({ amount }) => amount > told && amount <= raised);

interface Reached {
  isStone: boolean;
  /** Whether the stone is the last one. */
  isGoal: boolean;
  isMilestone: boolean;
}

function kindOf({ isStone, isGoal, isMilestone }: Reached) {
  if (!isStone) return 'followedMilestone';
  if (!isMilestone) return isGoal ? 'followedGoal' : 'followedStone';
  return isGoal ? 'followedMilestoneAndGoal' : 'followedMilestoneAndStone';
}

/**
 * The sum of which everything is taken as told, without a payment. Of several payments that arrived together, the first one finds the sum
 * of all, so that each of them takes its own amount off. Undefined once something has been told, and for a payment after the first look.
 */
function takenWithout(
  mark: StoneMark | undefined,
  { amount, at }: { amount: number; at?: string | undefined },
  { raised, now }: { raised: number; now: string },
): StoneMark['taken'] {
  if (!mark) return { raised: raised - amount, at: now };
  const { taken } = mark;
  const isIncluded = taken !== undefined && at !== undefined && at <= taken.at;
  return isIncluded ? { ...taken, raised: taken.raised - amount } : undefined;
}
