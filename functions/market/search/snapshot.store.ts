import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';

/** Number of the form in which the index is stored. Snapshots of another form are made anew. */
export const snapshotForm = 9;

/** A snapshot of the market's index in S3. */
export const Snapshot = z.object({
  key: z.string(),
  /** Its form; absent in the first one. */
  form: z.optional(z.int()),
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: z.string(),
  /** Time at which its index was brought up to date. */
  until: Instant,
  /** Number of projects. */
  projects: z.int(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** The snapshots of the market's index, in one small item. */
const SnapshotList = z.object({
  /** The latest snapshot, and the one before it, which is used if the latest is lost or damaged. */
  latest: z.optional(Snapshot),
  former: z.optional(Snapshot),
  /** An incomplete snapshot, which the next run continues. */
  unfinished: z.optional(Snapshot),
  /** Time until which no other run writes a snapshot. */
  takenUntil: z.optional(Instant),
  version: z.int(),
});
export type SnapshotList = z.infer<typeof SnapshotList>;

const lists = entity({
  name: 'marketSnapshots',
  schema: SnapshotList,
  key: () => ({ pk: 'marketSnapshots', sk: 'marketSnapshots' }),
});

export const snapshotsKey = lists.key();
