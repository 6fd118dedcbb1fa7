import { backoff } from '#functions/platform/backoff.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { cards } from '#functions/projects/card.store.ts';
import { readStats, stats, sumOf } from '#functions/projects/stats.store.ts';
import { cardCounts } from '#functions/projects/toProject.ts';
import type { ProjectID } from '#shared/ids.ts';

/**
 * Brings the sums of a project's counters up to date: on its card, as far as the card shows them, or in the totals while it has
 * none. They are read after the card and written only to that version of it, so that a later state is never replaced by an
 * earlier one.
 */
export async function syncCardCounts(
  table: Table,
  id: ProjectID,
): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const card = await table.get(cards.key(id));
    const counted = await readStats(table, id);
    if (!counted) return;
    if (!card) {
      const sums = sumOf(counted.shards);
      if (counted.includedChanges < sums.changes) await table.write(stats.setTotals(id, sums)); // refused if later changes are included
      return;
    }
    const counts = cardCounts(counted.totals);
    if (Object.entries(counts).every(([name, count]) => Reflect.get(card, name) === count)) return;

    const step = Step.update(cards.key(id), { ...counts, version: card.version + 1 }).when(
      'version',
      '=',
      card.version,
    );
    if (!isRefusal(await table.write(step))) return;
    await backoff(tried);
  }
  throw new Error(`Counters of the card of project ${id} not updated: too many concurrent changes`);
}
