import type { StoredAward } from '#functions/authors/award.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { members, membersOf } from '#functions/projects/member.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { digestOf, entryHash, firstPrevious } from '#shared/proof.ts';
import {
  entriesOf,
  pendingEntries,
  pendingOf,
  proofEntries,
  proofHeads,
  type StoredProofEntry,
  sourceKey,
} from './proof.store.ts';

/** Result of the check of one chain. */
export interface ProofCheck {
  ProjectID: ProjectID;
  /** Number of entries. */
  entries: number;
  /** Problems in English sentences; empty if the chain and the records behind it are intact. */
  problems: string[];
}

const entriesPerRead = 100;

/**
 * Checks the hash chain of a project: each entry leads to the next, the last is the head, each fits the record that it
 * stands for as stored now, and the accepted tasks in it add up to the project points of the team. Reads the chain in
 * full. Changes nothing.
 */
export async function verifyProof(table: Table, ProjectID: ProjectID): Promise<ProofCheck> {
  // Read before the entries and the team, so that later entries and points are left to the next check.
  const head = await table.get(proofHeads.key(ProjectID));
  const problems: string[] = [];
  const awards: StoredAward[] = [];
  let seq = 0;
  let previous = firstPrevious;

  for await (const batch of batches(table, ProjectID)) {
    const records = await table.batchGet(...batch.map(({ source }) => sourceKey(source)));
    for (const [place, entry] of batch.entries()) {
      if (entry.seq > (head?.seq ?? 0)) break;
      seq += 1;
      const record: unknown = records[place];
      if (entry.seq !== seq) problems.push(`Entry ${seq} is missing: entry ${entry.seq} follows ${seq - 1}.`);
      if (entry.previous !== previous)
        problems.push(`Entry ${entry.seq} does not follow the entry before it.`);
      if (!record) problems.push(`The record of entry ${entry.seq} has been deleted: ${describe(entry)}.`);
      else if (entry.hash !== (await hashOf(entry, record)))
        problems.push(`Entry ${entry.seq} or its record has been changed: ${describe(entry)}.`);
      if (record && entry.source.kind === 'points') awards.push(record as StoredAward); // the source of points is an award
      ({ seq, hash: previous } = entry);
    }
  }
  if (head && (head.seq !== seq || head.hash !== previous))
    problems.push(`The head is entry ${head.seq}, but the chain ends with entry ${seq}.`);
  problems.push(...(await comparePoints(table, ProjectID, awards)));
  return { ProjectID, entries: seq, problems };
}

async function* batches(table: Table, id: ProjectID): AsyncGenerator<StoredProofEntry[]> {
  let batch: StoredProofEntry[] = [];
  for await (const entry of table.each(proofEntries, { ...entriesOf(id), consistent: true })) {
    batch.push(entry);
    if (batch.length < entriesPerRead) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function hashOf({ ProjectID, seq, at, source, salt, previous }: StoredProofEntry, record: unknown) {
  const digest = await digestOf(record, salt);
  return await entryHash({ ProjectID, seq, at, kind: source.kind, digest, previous });
}

const describe = ({ source }: StoredProofEntry): string =>
  source.kind === 'points' ? `award ${source.cause} of ${source.UserID}` : `posting ${source.posting}`;

/** Compares the members' project points with their accepted tasks, in the chain or noted for it. */
async function comparePoints(table: Table, id: ProjectID, awards: readonly StoredAward[]): Promise<string[]> {
  const earned = new Map<UserID, number>();
  const { items: team } = await table.query(members, { ...membersOf(id), limit: 100, consistent: true });
  for (const { UserID, projectPoints = 0, at } of [...awards, ...(await notedAwards(table, id))]) {
    const member = team.find(one => one.UserID === UserID);
    if (member && at >= member.joinedAt) earned.set(UserID, (earned.get(UserID) ?? 0) + projectPoints);
  }
  return team.flatMap(({ UserID, projectPoints }) => {
    const sum = earned.get(UserID) ?? 0;
    return projectPoints === sum
      ? []
      : [`${UserID} has ${projectPoints} project points, but ${sum} by the chain.`];
  });
}

async function notedAwards(table: Table, id: ProjectID): Promise<StoredAward[]> {
  const { items } = await table.query(pendingEntries, { ...pendingOf(id), limit: 100 });
  const records = await table.batchGet(
    ...items.filter(({ source }) => source.kind === 'points').map(({ source }) => sourceKey(source)),
  );
  return records.filter((record): record is StoredAward => record !== undefined); // sources of points are awards
}

/** Stores the result of a check with the head, unless the chain has grown or been checked again meanwhile. */
export async function storeProofCheck(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  { ProjectID, entries, problems }: ProofCheck,
): Promise<void> {
  const head = await table.get(proofHeads.key(ProjectID));
  if (!head) return;
  const check = { seq: entries, at: now(), isIntact: problems.length === 0 };
  await table.transact(Step.update(proofHeads.key(ProjectID), { check }, head).when('seq', '=', head.seq)); // a refusal means that the chain has grown: it is checked again at the next run
}
