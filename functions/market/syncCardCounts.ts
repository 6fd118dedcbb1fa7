import { backoff } from '#functions/platform/backoff.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type Activity, cards, type StoredCard } from '#functions/projects/card.store.ts';
import { readStats, stats, sumOfShards } from '#functions/projects/stats.store.ts';
import { cardCounts } from '#functions/projects/toProject.ts';
import { trending as settings } from '#shared/finding.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isUnderWay } from './isUnderWay.ts';
import { replaceTrending, risen, scoreAt, type Trending, trendingKey } from './trending.store.ts';

type Counts = ReturnType<typeof cardCounts>;

/**
 * Brings the sums of a project's counters up to date: on its card, as far as the card shows them, or in the totals while it has
 * none. They are read after the card and written only to that version of it, so that a later state is never replaced by an
 * earlier one. The card also keeps the activity around the project, of which the trending projects are told if it changes them.
 */
export async function syncCardCounts(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  id: ProjectID,
): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const [card, trending] = await table.batchGet(cards.key(id), trendingKey);
    const counted = await readStats(table, id);
    if (!counted) return;
    if (!card) {
      const sums = sumOfShards(counted.shards);
      if (counted.includedChanges < sums.changes) await table.write(stats.setTotals(id, sums)); // refused if later changes are included
      return;
    }
    const counts = cardCounts(counted.totals);
    if (Object.entries(counts).every(([name, count]) => Reflect.get(card, name) === count)) return;

    const activity = activityAfter(card, counts, trending, now());
    const changes = { ...counts, ...(activity && { activity }), version: card.version + 1 };
    const step = Step.update(cards.key(id), changes).when('version', '=', card.version);
    if (!isRefusal(await table.write(step))) {
      if (activity) await tell(table, card, activity, trending);
      return;
    }
    await backoff(tried);
  }
  throw new Error(`Counters of the card of project ${id} not updated: too many concurrent changes`);
}

/** The activity around a project whose counters have increased while it is under way; decreases do not lower it. */
function activityAfter(
  card: StoredCard,
  counts: Counts,
  trending: Trending | undefined,
  at: string,
): Activity | undefined {
  const points = (['supporters', 'comments', 'likes'] as const).reduce(
    (sum, name) => sum + Math.max(0, counts[name] - card[name]) * settings.weights[name],
    0,
  );
  if (points === 0 || !isUnderWay(card, at)) return undefined;
  // The list also knows of members, and of activity from before cards kept it.
  const listed = trending?.items.find(({ ProjectID }) => ProjectID === card.ProjectID);
  const known = [card.activity, listed].map(one => (one ? scoreAt(one, at) : 0));
  return { score: roundedScore(Math.max(...known) + points), at };
}

/** Score with as many digits as an order needs. */
const roundedScore = (score: number): number => Math.round(score * 1_000) / 1_000;

/** Tells the trending projects of activity. Gives up after four concurrent changes: the next activity finds this one on the card. */
async function tell(
  table: Deps['table'],
  { ProjectID, owner }: StoredCard,
  activity: Activity,
  read: Trending | undefined,
): Promise<void> {
  for (let tried = 0; tried < 4; tried++) {
    const known = tried === 0 ? read : await table.get(trendingKey);
    const items = risen(known?.items ?? [], { ProjectID, OwnerUserID: owner.UserID, ...activity });
    if (!items || !isRefusal(await table.write(replaceTrending(known, items)))) return;
  }
}
