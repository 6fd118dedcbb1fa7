import { createHash } from 'node:crypto';
import type { Deps } from '#functions/platform/deps.ts';
import type { Log } from '#functions/platform/log.ts';
import { MarketIndex } from './marketIndex.ts';
import { type Snapshot, snapshotForm, snapshotsKey } from './snapshot.store.ts';
import type { SnapshotFiles } from './snapshotFiles.ts';

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Loads the index from the latest snapshot; from the previous one if the latest is lost or damaged, and an empty index if
 * both are. Later changes are then read from the listings.
 */
export async function loadSnapshot(
  { table, log }: Pick<Deps, 'table' | 'log'>,
  files: Pick<SnapshotFiles, 'read'>,
): Promise<MarketIndex> {
  const [known] = await table.batchGetEventually(snapshotsKey);
  return (await readFirst([known?.latest, known?.former], files, log)) ?? new MarketIndex();
}

/** The index of the first snapshot that can be read; undefined if all are lost or damaged. */
export async function readFirst(
  snapshots: readonly (Snapshot | undefined)[],
  files: Pick<SnapshotFiles, 'read'>,
  log: Log,
): Promise<MarketIndex | undefined> {
  for (const snapshot of snapshots) {
    if (snapshot?.form !== snapshotForm) continue; // there is none, or another version wrote it
    const { key, hash, until } = snapshot;
    const bytes = await files.read(key);
    if (bytes && hashOf(bytes) === hash) return new MarketIndex({ bytes, until });
    log.error('snapshot.unreadable', { key, isLost: !bytes });
  }
  return undefined;
}
