import type { Table } from '#functions/platform/table.ts';
import { provide } from '#functions/platform/uses.ts';
import { minute } from '#shared/time.ts';
import { type Listing, listingChanges, listings } from './listing.store.ts';
import { loadSnapshot } from './loadSnapshot.ts';
import type { MarketIndex } from './marketIndex.ts';
import { makeSnapshotFiles, type SnapshotFiles } from './snapshotFiles.ts';

/** The index of the market for one function, which keeps it in memory from call to call. */
export interface Market {
  /**
   * The index with everything that has changed until now. Cost: 1 DynamoDB request, usually half a read unit; the first time 1 more
   * and the snapshot from S3.
   */
  current(table: Table): Promise<MarketIndex>;
}

/** How far back changes are read again: the clocks of their writers differ, and the index of the table may be late. */
const overlap = minute;

/** Listings that an index takes over together. */
const listingsAtOnce = 500;

/** Reads the changes since the last one that the index has: all, or until `hasTime` no more. `changes` is the number of new ones. */
export async function follow(
  table: Table,
  index: MarketIndex,
  hasTime: () => boolean = () => true,
): Promise<{ changes: number; isComplete: boolean }> {
  const from = index.until === '' ? '0' : new Date(Date.parse(index.until) - overlap).toISOString();
  let changes = 0;
  let batch: Listing[] = [];
  for await (const listing of table.each(listings, {
    index: 'gsi1',
    pk: listingChanges,
    between: [from, '~'],
    limit: 1_000,
  })) {
    batch.push(listing);
    if (batch.length < listingsAtOnce) continue;
    const news = index.apply(batch);
    changes += news;
    batch = [];
    if (news > 0 && !hasTime()) return { changes, isComplete: false };
  }
  return { changes: changes + index.apply(batch), isComplete: true };
}

/** Makes the index from the latest snapshot, and from all listings if there is none. */
export function makeMarket(files: Pick<SnapshotFiles, 'read'>): Market {
  let loading: Promise<MarketIndex> | undefined;
  return {
    async current(table) {
      loading ??= loadSnapshot(table, files).catch((error: unknown) => {
        loading = undefined; // the next call tries again
        throw error;
      });
      const index = await loading;
      await follow(table, index);
      return index;
    },
  };
}

/** The index of the market, read from snapshots. */
export const readingMarket = provide('market', () => makeMarket(makeSnapshotFiles()), {
  marketIndex: 'read',
});
