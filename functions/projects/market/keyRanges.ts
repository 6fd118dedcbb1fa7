import type { Table } from '#functions/platform/table.ts';
import type { MarketCursor } from './cursor.ts';
import { type MarketEntry, marketEntries, type Sort } from './entry.store.ts';

interface KeyRange {
  order: 'asc' | 'desc';
  from: string;
  to: string;
}

const all = { from: '0', to: '~' };

/**
 * Key ranges of a sort, one after the other: projects that have ended follow those that are still running, most recent
 * first.
 */
const keyRangesOf = (sort: Sort, today: string): KeyRange[] =>
  sort === 'endingSoon'
    ? [
        { order: 'asc', from: today, to: all.to },
        { order: 'desc', from: all.from, to: today },
      ]
    : [{ order: 'desc', ...all }];

/** An index entry with the cursor that continues after it. */
export interface EntryWithCursor extends MarketEntry {
  cursor: MarketCursor;
}

/**
 * Reads the entries that follow a cursor, and whether there are more. Cost: 1 DynamoDB request, 2 at the end of a key
 * range.
 */
export async function readEntries(
  table: Table,
  { pk, sort, cursor, limit }: { pk: string; sort: Sort; cursor: MarketCursor; limit: number },
): Promise<{ entries: EntryWithCursor[]; more: boolean }> {
  const entries: EntryWithCursor[] = [];
  let { after } = cursor;
  let isCut = false; // Whether DynamoDB has cut the page at one megabyte.

  for (const [number, { order, from, to }] of keyRangesOf(sort, cursor.today).entries()) {
    if (number < cursor.range || entries.length > limit || isCut) continue;
    const wanted = limit + 2 - entries.length; // One more shows whether others follow, another is the entry at the cursor itself.
    const page = await table.query(marketEntries, {
      pk,
      order,
      between: order === 'asc' ? [after ?? from, to] : [from, after ?? to],
      limit: wanted,
    });
    for (const entry of page.items)
      if (entry.sortKey !== after)
        entries.push({ ...entry, cursor: { ...cursor, range: number, after: entry.sortKey } });
    after = undefined;
    isCut = page.cursor !== undefined && page.items.length < wanted;
  }
  return { entries: entries.slice(0, limit), more: entries.length > limit || isCut };
}
