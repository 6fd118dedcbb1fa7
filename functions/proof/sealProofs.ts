import { randomBytes } from 'node:crypto';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { ProjectID } from '#shared/ids.ts';
import { digestOf, entryHash, firstPrevious } from '#shared/proof.ts';
import {
  type PendingEntry,
  pendingEntries,
  pendingOf,
  pendingShards,
  proofHeads,
  proofSteps,
  type StoredProofEntry,
  type StoredProofHead,
  sourceKey,
} from './proof.store.ts';

/** Two items of a transaction per record, and one for the head. */
const recordsPerTransaction = 49;
const maxConflicts = 20;

/**
 * Enters all noted records into the hash chains of their projects. Safe to run again and at the same time. A failure of
 * one project does not stop the others.
 */
export async function sealProofs({
  table,
  now,
  log,
}: Pick<Deps, 'table' | 'now' | 'log'>): Promise<{ entered: number; failed: number }> {
  const done = { entered: 0, failed: 0 };
  for (const project of await projectsWithPending({ table })) {
    try {
      done.entered += await sealProof({ table, now }, project);
    } catch (error) {
      done.failed += 1;
      log.error('proof.sealing_failed', { ProjectID: project, ...errorFields(error) });
    }
  }
  log.info('proofs.sealed', done);
  return done;
}

async function projectsWithPending({ table }: Pick<Deps, 'table'>): Promise<Set<ProjectID>> {
  const found = new Set<ProjectID>();
  for (const pk of pendingShards)
    for await (const { ProjectID } of table.each(pendingEntries, { index: 'gsi1', pk })) found.add(ProjectID);
  return found;
}

/** Enters the noted records of a project, oldest first, and returns their number. */
export async function sealProof({ table, now }: Pick<Deps, 'table' | 'now'>, id: ProjectID): Promise<number> {
  let entered = 0;
  for (let conflicts = 0; conflicts < maxConflicts; ) {
    const head = await table.get(proofHeads.key(id));
    const { items: noted } = await table.query(pendingEntries, {
      ...pendingOf(id),
      limit: recordsPerTransaction,
    });
    if (noted.length === 0) return entered;

    const records = await table.batchGet(...noted.map(({ source }) => sourceKey(source)));
    const entries = await chain(head, noted, records, now());
    const refused = await table.transact(...proofSteps.enter(head, entries, noted));
    if (refused) conflicts += 1;
    else entered += entries.length;
  }
  throw new Error('The chain kept changing.');
}

async function chain(
  head: StoredProofHead | undefined,
  noted: readonly PendingEntry[],
  records: readonly unknown[],
  at: string,
): Promise<StoredProofEntry[]> {
  let { seq, hash: previous } = head ?? { seq: 0, hash: firstPrevious };
  const entries: StoredProofEntry[] = [];
  for (const [place, { ProjectID, source }] of noted.entries()) {
    const record = records[place];
    if (!record) throw new Error(`A noted record does not exist: ${JSON.stringify(source)}`);
    const salt = randomBytes(16).toString('hex');
    const digest = await digestOf(record, salt);
    seq += 1;
    const hash = await entryHash({ ProjectID, seq, at, kind: source.kind, digest, previous });
    entries.push({ ProjectID, seq, at, source, salt, previous, hash });
    previous = hash;
  }
  return entries;
}
