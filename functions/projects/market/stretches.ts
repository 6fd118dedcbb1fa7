import type { Table } from '#functions/platform/table.ts';
import { type MarketEntry, marketEntries, type Sort } from './entry.store.ts';
import type { Position } from './position.ts';

interface Stretch {
  order: 'asc' | 'desc';
  from: string;
  to: string;
}

const all = { from: '0', to: '~' };

/** A sort as one stretch after another; what has ended comes after all that is ending, the latest first. */
const stretchesOf = (sort: Sort, today: string): Stretch[] =>
  sort === 'endingSoon'
    ? [
        { order: 'asc', from: today, to: all.to },
        { order: 'desc', from: all.from, to: today },
      ]
    : [{ order: 'desc', ...all }];

/** A line with its place. */
export interface PlacedEntry extends MarketEntry {
  position: Position;
}

/** The next lines of a list from a position on, and whether there are more; one request, two where a stretch ends. */
export async function readLines(
  table: Table,
  { pk, sort, position, limit }: { pk: string; sort: Sort; position: Position; limit: number },
): Promise<{ lines: PlacedEntry[]; more: boolean }> {
  const lines: PlacedEntry[] = [];
  let { after } = position;
  let isCut = false; // DynamoDB gives a megabyte at once, whatever is asked for

  for (const [number, { order, from, to }] of stretchesOf(sort, position.today).entries()) {
    if (number < position.stretch || lines.length > limit || isCut) continue;
    const wanted = limit + 2 - lines.length; // one tells whether there are more, one is the line where it goes on
    const page = await table.query(marketEntries, {
      pk,
      order,
      between: order === 'asc' ? [after ?? from, to] : [from, after ?? to],
      limit: wanted,
    });
    for (const entry of page.items)
      if (entry.place !== after)
        lines.push({ ...entry, position: { ...position, stretch: number, after: entry.place } });
    after = undefined;
    isCut = page.cursor !== undefined && page.items.length < wanted;
  }
  return { lines: lines.slice(0, limit), more: lines.length > limit || isCut };
}
