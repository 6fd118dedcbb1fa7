import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ProjectID, TaskID, UserID } from '../ids.ts';
import { awardKinds } from './award.ts';

/** Records behind the entries of a project's hash chain: awards of points, and postings of the ledger. */
export const proofKinds = ['points', 'money'] as const;

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** An entry of the hash chain of a project's points and money (`shared/proof.ts`). */
export const ProofEntry = z.object({
  ProjectID,
  seq: z.int(),
  at: Instant,
  kind: z.enum(proofKinds),
  /** Computed when it is listed, from the record as it is stored now. */
  digest: Hash,
  previous: Hash,
  /** The hash that was stored with the entry. */
  hash: Hash,
  /** The award, for the person who received it, the project's owner and administrators. */
  award: z.optional(
    z.object({
      UserID,
      kind: z.enum(awardKinds),
      TaskID: z.optional(TaskID),
      /** Contribution points. */
      points: z.int(),
      /** Project points, of accepted tasks. */
      projectPoints: z.optional(z.int()),
      at: Instant,
    }),
  ),
});
export type ProofEntry = z.infer<typeof ProofEntry>;

/** The latest entry of a project's hash chain. */
export const ProofHead = z.object({
  /** Number of entries. */
  seq: z.int(),
  hash: Hash,
  at: Instant,
  /** The last check of the whole chain against the stored records, up to entry `seq`. */
  check: z.optional(z.object({ seq: z.int(), at: Instant, isIntact: z.boolean() })),
});
export type ProofHead = z.infer<typeof ProofHead>;
