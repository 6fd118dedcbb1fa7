import { backoff } from '#functions/platform/backoff.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { cards } from '#functions/projects/card.store.ts';
import { type ReadStats, readStats } from '#functions/projects/stats.store.ts';
import { cardCounts } from '#functions/projects/toProject.ts';
import type { ProjectID } from '#shared/ids.ts';

/**
 * Brings the counters that the card of a project shows up to date, if it has one. They are read after the card and
 * written only to that version of it, so that a later state is never replaced by an earlier one. `onRead` is called with
 * the counters each time that they are read.
 */
export async function syncCardCounts(
  table: Table,
  id: ProjectID,
  onRead: (counted: ReadStats) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const card = await table.get(cards.key(id));
    const counted = await readStats(table, id);
    if (!counted) return;
    await onRead(counted);
    const counts = cardCounts(counted.totals);
    const isCurrent = Object.entries(counts).every(
      ([name, count]) => !card || Reflect.get(card, name) === count,
    );
    if (!card || isCurrent) return;

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
