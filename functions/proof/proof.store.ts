import * as z from 'zod/mini';
import { awardKey } from '#functions/authors/award.store.ts';
import { postings } from '#functions/ledger/ledger.ts';
import { entity, type Ref } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ProofHead } from '#shared/entities/proof.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

/** The record that an entry stands for. Neither awards nor postings ever change. */
const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), UserID, cause: z.string() }),
  z.object({ kind: z.literal('money'), posting: z.string() }),
]);
export type Source = z.infer<typeof Source>;

/** The key of the record that an entry stands for. */
export const sourceKey = (source: Source): Ref<unknown> =>
  source.kind === 'points' ? awardKey(source.UserID, source.cause) : postings.key(source.posting);

const shards = 4;
const shardOf = (id: ProjectID): number => shardIndex(id, shards);
const partitions = (name: string): string[] =>
  Array.from({ length: shards }, (_, shard) => `${name}#${shard}`);

const partitionOf = (id: ProjectID): string => `proof#${id}`;

/** A record that has not been entered yet; `gsi1` lists those of all projects, oldest first. */
const PendingEntry = z.object({ ProjectID, source: Source, since: Instant, change: z.string() });
export type PendingEntry = z.infer<typeof PendingEntry>;

export const pendingEntries = entity({
  name: 'pendingProofEntry',
  schema: PendingEntry,
  key: (id: ProjectID, place: string) => ({ pk: partitionOf(id), sk: `pending#${place}` }),
  gsi1: ({ ProjectID: id, since, change }) => ({
    pk: `pendingProof#${shardOf(id)}`,
    sk: `${since}#${change}`,
  }),
});
export const pendingShards = partitions('pendingProof');
export const pendingOf = (id: ProjectID) =>
  ({ pk: partitionOf(id), beginsWith: 'pending#', consistent: true }) as const;
const placeOf = ({ since, change }: PendingEntry): string => `${since}#${change}`;

const StoredProofEntry = z.object({
  ProjectID,
  seq: z.int(),
  at: Instant,
  source: Source,
  /** Hex. Known only to the platform, so that records cannot be guessed from their digests. */
  salt: z.string(),
  previous: z.string(),
  hash: z.string(),
});
export type StoredProofEntry = z.infer<typeof StoredProofEntry>;

/** Entries by their number; they are never changed. */
export const proofEntries = entity({
  name: 'proofEntry',
  schema: StoredProofEntry,
  key: (id: ProjectID, seq: number) => ({
    pk: partitionOf(id),
    sk: `entry#${String(seq).padStart(12, '0')}`,
  }),
});
export const entriesOf = (id: ProjectID) => ({ pk: partitionOf(id), beginsWith: 'entry#' }) as const;

const StoredProofHead = z.extend(ProofHead, { ProjectID });
export type StoredProofHead = z.infer<typeof StoredProofHead>;

/** The head of each chain; `gsi1` lists all of them by their last check, those never checked first. */
export const proofHeads = entity({
  name: 'proofHead',
  schema: StoredProofHead,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'head' }),
  gsi1: ({ ProjectID: id, check }) => ({
    pk: `proofHeads#${shardOf(id)}`,
    sk: `${check?.at ?? '0'}#${id}`,
  }),
});
export const headShards = partitions('proofHeads');

export const proofSteps = {
  /** Notes a record to be entered. */
  note: (pending: PendingEntry) => Step.put(pendingEntries.key(pending.ProjectID, placeOf(pending)), pending),

  /** Enters records that were noted; refused if others have been entered since the head was read. */
  enter: (
    known: StoredProofHead | undefined,
    entries: readonly StoredProofEntry[],
    noted: readonly PendingEntry[],
  ) => {
    const last = entries.at(-1);
    if (!last) return [];
    const { ProjectID: id, seq, hash, at } = last;
    const head = { ...known, ProjectID: id, seq, hash, at };
    return [
      known
        ? Step.put(proofHeads.key(id), head).when('seq', '=', known.seq)
        : Step.create(proofHeads.key(id), head),
      ...entries.map(entry => Step.create(proofEntries.key(id, entry.seq), entry)),
      ...noted.map(pending => Step.remove(pendingEntries.key(id, placeOf(pending)))),
    ];
  },
};
