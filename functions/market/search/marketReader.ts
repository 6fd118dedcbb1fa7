import type { Deps } from '#functions/platform/deps.ts';
import { provide } from '#functions/platform/uses.ts';
import { listingChanges } from '#functions/projects/listing.store.ts';
import { minute } from '#shared/time.ts';
import { loadSnapshot } from './loadSnapshot.ts';
import type { MarketIndex } from './marketIndex.ts';
import { type LoggedListing, loggedListings } from './marketLog.ts';
import { makeSnapshotFiles, type SnapshotFiles } from './snapshotFiles.ts';

/** The index of the market for one function, which keeps it in memory from call to call. */
export interface Market {
  /**
   * The index with everything that has changed until now. Cost: 1 DynamoDB request, usually half a read unit; the first time 1 more
   * and the snapshot from S3.
   */
  current(reading: Reading & Pick<Deps, 'log'>): Promise<MarketIndex>;
}

/**
 * Milliseconds until a change is certainly visible: the clocks of writers and readers differ, and the table's index may
 * lag.
 */
const delay = minute;

/** Number of listings that an index applies in one batch. */
const listingsAtOnce = 500;

/** Table with the changes, and clock of the reader. */
type Reading = Pick<Deps, 'table' | 'now'>;

/**
 * Applies the changes since the index was last brought up to date: all of them, or as many as fit while `hasTime` returns
 * true. Changes of the minute before that are read again, because they may have been missed. Returns `changes`, the number
 * of new changes, and whether all were applied.
 */
export async function follow(
  { table, now }: Reading,
  index: MarketIndex,
  hasTime: () => boolean = () => true,
): Promise<{ changes: number; isComplete: boolean }> {
  const began = now();
  const known = index.until < began ? index.until : began; // a clock may have been set back
  const from = known === '' ? '0' : new Date(Date.parse(known) - delay).toISOString();
  let changes = 0;
  let batch: LoggedListing[] = [];
  for await (const listing of table.each(loggedListings, {
    index: 'gsi1',
    pk: listingChanges,
    between: [from, '~'],
    limit: 1_000,
  })) {
    batch.push(listing);
    if (batch.length < listingsAtOnce) continue;
    const news = index.apply(batch);
    changes += news;
    index.until = listing.changedAt;
    batch = [];
    if (news > 0 && !hasTime()) return { changes, isComplete: false };
  }
  changes += index.apply(batch);
  index.until = began;
  return { changes, isComplete: true };
}

/** Makes the index from the latest snapshot, and from all listings if there is none. */
export function makeMarket(files: Pick<SnapshotFiles, 'read'>): Market {
  let loading: Promise<MarketIndex> | undefined;
  return {
    async current(reading) {
      loading ??= loadSnapshot(reading, files).catch((error: unknown) => {
        loading = undefined; // the next call tries again
        throw error;
      });
      const index = await loading;
      await follow(reading, index);
      return index;
    },
  };
}

/** The index of the market, read from snapshots. */
export const readingMarket = provide('market', () => makeMarket(makeSnapshotFiles()), {
  marketIndex: 'read',
});
