import type { Table } from '#functions/platform/table.ts';
import type { MarketCursor } from './cursor.ts';
import { type MarketEntry, marketEntries, type Sort } from './entry.store.ts';

interface KeyRange {
  order: 'asc' | 'desc';
  from: string;
  to: string;
}

const all = { from: '0', to: '~' };

/** A sort as one stretch after another; what has ended comes after all that is ending, the latest first. */
const keyRangesOf = (sort: Sort, today: string): KeyRange[] =>
  sort === 'endingSoon'
    ? [
        { order: 'asc', from: today, to: all.to },
        { order: 'desc', from: all.from, to: today },
      ]
    : [{ order: 'desc', ...all }];

/** A line with its place. */
export interface EntryWithCursor extends MarketEntry {
  cursor: MarketCursor;
}

/** The next lines of a list from a position on, and whether there are more; one request, two where a stretch ends. */
export async function readEntries(
  table: Table,
  { pk, sort, cursor, limit }: { pk: string; sort: Sort; cursor: MarketCursor; limit: number },
): Promise<{ entries: EntryWithCursor[]; more: boolean }> {
  const entries: EntryWithCursor[] = [];
  let { after } = cursor;
  let isCut = false; // DynamoDB gives a megabyte at once, whatever is asked for

  for (const [number, { order, from, to }] of keyRangesOf(sort, cursor.today).entries()) {
    if (number < cursor.range || entries.length > limit || isCut) continue;
    const wanted = limit + 2 - entries.length; // one tells whether there are more, one is the line where it goes on
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
