import { canonicalJson, sha256 } from './envelope.ts';

/**
 * The hash chain of a project's points and money. Each entry stands for a stored record (an award of points, a posting
 * of the ledger) and contains the hash of the entry before it, so that no record can be changed, removed or inserted
 * without changing the hash of every later entry. The last hash, the head, is public: a reader who noted it can tell later
 * whether the chain still leads to it.
 */

/** `previous` of the first entry. */
export const firstPrevious = '0'.repeat(64);

/** Fields that an entry's hash covers. */
export interface HashedEntry {
  ProjectID: string;
  /** 1 for the first entry. */
  seq: number;
  /** Time at which the record was entered. */
  at: string;
  kind: string;
  /** Salted hash of the record, which tells nothing about it. */
  digest: string;
  /** Hash of the entry before it. */
  previous: string;
}

/** Digest of a record; the salt keeps others from guessing it. */
export const digestOf = (record: unknown, salt: string): Promise<string> =>
  sha256(canonicalJson({ record, salt }));

/** Hash of an entry. */
export const entryHash = ({ ProjectID, seq, at, kind, digest, previous }: HashedEntry): Promise<string> =>
  sha256(canonicalJson({ ProjectID, seq, at, kind, digest, previous }));

/** An entry with the hash that it was given when it was entered. */
export interface ChainedEntry extends HashedEntry {
  hash: string;
}

/**
 * The numbers of the entries that do not fit, of entries from newest to oldest that start at `hash`, the head or the
 * `previous` of the entry before them: their own hash is not what it should be, or the next one does not lead to them.
 */
export async function findBroken(entries: readonly ChainedEntry[], hash: string): Promise<number[]> {
  const broken: number[] = [];
  let expected = hash;
  for (const entry of entries) {
    const isIntact =
      entry.hash === (await entryHash(entry)) && (entry.seq > 1 || entry.previous === firstPrevious);
    if (!isIntact || entry.hash !== expected) broken.push(entry.seq);
    expected = entry.previous;
  }
  return broken;
}
