import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { personalData as contracts } from '#shared/contracts/personalData.ts';
import type { ExportedRecord } from '#shared/entities/exportedRecord.ts';
import type { UserID } from '#shared/ids.ts';
import { sections } from './sections.ts';

/** Pages of at most a hundred records. */
const exportMyDataAttempts = limit('exportMyData', 500, 'day');

/** Reads per call: those that find nothing are followed by the next one. */
const maxReads = 30;

/** A section by its place in the list, and the cursor in the section. */
const Place = z.object({ section: z.int().check(z.gte(0)), inner: z.optional(z.string()) });
type Place = z.infer<typeof Place>;

const listOf = (id: UserID) => ['exportMyData', id];

/**
 * Returns a page of the data that is kept about the caller, from one section. Cost: 1 DynamoDB request for each section
 * without data before it, and up to 3 for the page.
 */
export const exportMyData = operation(contracts.exportMyData, {
  writes: ['attempts#*'],
  async run({ query: { cursor }, caller }, deps) {
    const list = listOf(caller.UserID);
    let place: Place | undefined = cursor === undefined ? { section: 0 } : decodeCursor(list, cursor, Place);
    if (!place) return refuse('INVALID_CURSOR');
    const refused = await enforceLimit(deps, exportMyDataAttempts, caller.UserID);
    if (refused) return refused;

    let records: ExportedRecord[] = [];
    for (let reads = 0; place && records.length === 0 && reads < maxReads; reads++) {
      const section = sections[place.section];
      if (!section) return refuse('INVALID_CURSOR');
      const page = await section.read({ ...deps, caller }, place.inner);
      if (isRefusal(page)) return page;
      records = page.items.map(data => ({ section: section.name, data: { ...data } }));
      place = next(place, page.cursor);
    }
    return { records, ...(place && { cursor: encodeCursor(list, place) }) };
  },
});

/** The place after a page; undefined after the last one. */
function next({ section }: Place, inner: string | undefined): Place | undefined {
  if (inner !== undefined) return { section, inner };
  return section + 1 < sections.length ? { section: section + 1 } : undefined;
}
