import { createHash } from 'node:crypto';
import type { Table } from '#functions/platform/table.ts';
import { MarketIndex } from './marketIndex.ts';
import { type Snapshot, snapshotsKey } from './snapshot.store.ts';
import type { SnapshotFiles } from './snapshotFiles.ts';

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The index as of the latest snapshot; as of the former one if that is lost or damaged, and an empty index if both are. What is
 * missing follows from the listings.
 */
export async function loadSnapshot(table: Table, files: Pick<SnapshotFiles, 'read'>): Promise<MarketIndex> {
  const [known] = await table.batchGetEventually(snapshotsKey);
  const index = (await readSnapshot(files, known?.latest)) ?? (await readSnapshot(files, known?.former));
  return index ?? new MarketIndex();
}

/** The index of a snapshot; undefined if it is lost or damaged. */
export async function readSnapshot(
  files: Pick<SnapshotFiles, 'read'>,
  snapshot: Snapshot | undefined,
): Promise<MarketIndex | undefined> {
  if (!snapshot) return undefined;
  const bytes = await files.read(snapshot.key);
  if (!bytes || hashOf(bytes) !== snapshot.hash) return undefined;
  return new MarketIndex({ bytes, until: snapshot.until });
}
