import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { provide } from '#functions/platform/uses.ts';
import { day, minute } from '#shared/time.ts';
import { hashOf, readFirst } from './loadSnapshot.ts';
import { MarketIndex } from './marketIndex.ts';
import { follow } from './marketReader.ts';
import { type Snapshot, type SnapshotList, snapshotForm, snapshotsKey } from './snapshot.store.ts';
import { makeSnapshotFiles, type SnapshotFiles, snapshotFolder } from './snapshotFiles.ts';

/** Maximum duration of a run, in milliseconds, during which no other run starts: longer than the timeout of its function. */
const turn = 6 * minute;
/** Changes that are worth a new snapshot, until it is a day old. */
const enoughChanges = 50;

type Given = Pick<Deps, 'table' | 'now' | 'newId' | 'log'> & { snapshots: SnapshotFiles };

/**
 * Writes a new snapshot of the market's index if enough has changed since the latest one, and removes the one that is no
 * longer needed. Of two concurrent runs one does nothing. Once `hasTime` returns false, the run stores its unfinished
 * index, from which the next run continues. Without a readable snapshot, the index is rebuilt from all listings.
 */
export async function writeSnapshot(
  { table, now, newId, log, snapshots }: Given,
  hasTime: () => boolean = () => true,
): Promise<'written' | 'unfinished' | 'current' | 'taken'> {
  const known = await table.get(snapshotsKey);
  if (known?.takenUntil !== undefined && known.takenUntil > now()) return 'taken';

  const readable = [known?.unfinished ?? known?.latest, known?.former];
  const stored = await readFirst(readable, snapshots, log);
  const index = stored ?? new MarketIndex();
  const { changes, isComplete } = await follow({ table, now }, index, hasTime);
  const isDue =
    !stored ||
    !known?.latest ||
    known.unfinished !== undefined ||
    changes >= enoughChanges ||
    (changes > 0 && isOld(known.latest, now()));
  if (!isDue) return 'current';

  const takenUntil = new Date(Date.parse(now()) + turn).toISOString();
  const taken = await replaceList({ table }, known, { ...known, takenUntil });
  if (!taken) return 'taken';
  const bytes = index.toSnapshot();
  const snapshot: Snapshot = {
    key: `${snapshotFolder}${newId()}.sqlite`,
    form: snapshotForm,
    hash: hashOf(bytes),
    until: index.until,
    projects: index.size,
  };
  await snapshots.write(snapshot.key, bytes);
  const { latest, former, unfinished } = taken;
  if (!isComplete) {
    await replaceList({ table }, taken, { latest, former, unfinished: snapshot });
    await removeFiles(snapshots, [unfinished]);
    return 'unfinished';
  }
  await replaceList({ table }, taken, { latest: snapshot, former: latest });
  await removeFiles(snapshots, [former, unfinished]);
  return 'written';
}

const isOld = ({ until }: Snapshot, at: string): boolean => Date.parse(at) - Date.parse(until) > day;

/** Replaces the list if it is unchanged since it was read; otherwise returns undefined. */
async function replaceList(
  { table }: Pick<Deps, 'table'>,
  known: SnapshotList | undefined,
  next: Omit<SnapshotList, 'version'>,
): Promise<SnapshotList | undefined> {
  const list = { ...next, version: (known?.version ?? 0) + 1 };
  const step = known
    ? Step.put(snapshotsKey, list).when('version', '=', known.version)
    : Step.create(snapshotsKey, list);
  return isRefusal(await table.write(step)) ? undefined : list;
}

async function removeFiles(files: SnapshotFiles, gone: readonly (Snapshot | undefined)[]): Promise<void> {
  for (const snapshot of gone) if (snapshot) await files.remove(snapshot.key);
}

/** The snapshots of the market's index, to write them. */
export const writingSnapshots = provide('snapshots', makeSnapshotFiles, { marketIndex: 'write' });
