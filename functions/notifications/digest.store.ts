import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import type { Place } from '#shared/days.ts';
import { Instant } from '#shared/fields.ts';
import { SavedSearchID, UserID } from '#shared/ids.ts';
import { type DigestFrequency, digestFrequencies, digest as settings } from '#shared/notificationSettings.ts';
import { day, minute } from '#shared/time.ts';
import { Asking } from './asking.ts';
import { nextDigestAt } from './digestTime.ts';

const DigestEntry = z.object({
  /** Email template whose subject is the text of the entry. */
  template: z.string(),
  /** Amounts in minor units with their currency, dates as ISO days. */
  values: z.record(z.string(), z.string()),
  /** The people whom its values name. */
  about: z.optional(z.record(z.string(), UserID)),
  /** Path without a language. */
  link: z.string(),
  /** Action that it asks the reader for, if any. */
  asks: z.optional(Asking),
  /** The saved search that has found something, of which a digest has texts of its own; `isComplete` is false if there is more. */
  search: z.optional(
    z.object({ SavedSearchID, found: z._default(z.array(z.string()), []), isComplete: z.boolean() }),
  ),
  createdAt: Instant,
});
export type DigestEntry = z.infer<typeof DigestEntry>;

const partitionOf = (id: UserID, frequency: DigestFrequency): string => `user#${id}#digest#${frequency}`;

/**
 * Notifications collected for a digest, by time. They are not deleted when it is sent: `digests` contains the time until
 * which they have been sent.
 */
export const digestEntries = entity({
  name: 'digestEntry',
  schema: DigestEntry,
  key: (id: UserID, frequency: DigestFrequency, at: string, entryId: string) => ({
    pk: partitionOf(id, frequency),
    sk: `${at}#${entryId}`,
  }),
  ttl: ({ createdAt }) => ttlAfter(createdAt, settings.retentionDays * day),
});

/** Entries collected after `from` and until `to`, newest first; all until `to` without `from`. */
export const entriesBetween = (
  id: UserID,
  frequency: DigestFrequency,
  { from, to }: { from: string | undefined; to: string },
) =>
  ({
    pk: partitionOf(id, frequency),
    between: [from ? `${from}~` : '0', `${to}~`],
    order: 'desc',
  }) as const;

const Digest = z.object({
  /** Entries until then have been sent or dropped. */
  sentUpTo: z.optional(Instant),
  /** The run that is sending the digest: when it began, and the last entry it covers. */
  claimedAt: z.optional(Instant),
  claimedUpTo: z.optional(Instant),
});
export type Digest = z.infer<typeof Digest>;

/** Progress of sending a user's digests: one item per user and frequency. */
export const digests = entity({
  name: 'digest',
  schema: Digest,
  key: (id: UserID, frequency: DigestFrequency) => ({ pk: `user#${id}`, sk: `digest#${frequency}` }),
});

const DueDigest = z.object({ UserID, frequency: z.enum(digestFrequencies), dueAt: Instant });
export type DueDigest = z.infer<typeof DueDigest>;

/** Shards, so that the job has no hot partition. */
const shards = 4;
export const dueDigestShards = Array.from({ length: shards }, (_, shard) => `dueDigests#${shard}`);

/** Digests that have entries, one item per user, frequency and time; `gsi2` by time. */
export const dueDigests = entity({
  name: 'dueDigest',
  schema: DueDigest,
  key: ({ UserID: id, frequency, dueAt }: DueDigest) => ({
    pk: `user#${id}`,
    sk: `dueDigest#${frequency}#${dueAt}`,
  }),
  gsi2: ({ UserID: id, frequency, dueAt }) => ({
    pk: `dueDigests#${shardIndex(id, shards)}`,
    sk: `${dueAt}#${id}#${frequency}`,
  }),
});

/** The digests of a shard that are due by a time, earliest first. */
export const dueUntil = (shard: string, at: string) =>
  ({ index: 'gsi2', pk: shard, between: ['0', `${at}~`] }) as const;

const DueDigestGroup = z.object({
  id: z.string(),
  frequency: z.enum(digestFrequencies),
  dueAt: Instant,
  people: z.array(UserID),
});
type DueDigestGroup = z.infer<typeof DueDigestGroup>;

/** Digests of many people that have been told the same and are due at the same time, in one item; `gsi2` by time. */
export const dueDigestGroups = entity({
  name: 'dueDigestGroup',
  schema: DueDigestGroup,
  key: (id: string) => ({ pk: `dueDigestGroup#${id}`, sk: 'group' }),
  gsi2: ({ dueAt, id }) => ({ pk: 'dueDigestGroups', sk: `${dueAt}#${id}` }),
  ttl: ({ dueAt }) => ttlAfter(dueAt, settings.retentionDays * day),
});

/** The groups that are due by a time, earliest first. */
export const groupsDueUntil = (at: string) =>
  ({ index: 'gsi2', pk: 'dueDigestGroups', between: ['0', `${at}~`] }) as const;

/** Schedules digests of many people: one item for those that are due at the same time. `cause` makes their ids. */
export function scheduleTogether(cause: string, due: readonly DueDigest[]) {
  const groups = Map.groupBy(due, ({ frequency, dueAt }) => `${cause}#${frequency}#${dueAt}`);
  return [...groups].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const { frequency, dueAt } = first;
    const people = [first, ...others].map(one => one.UserID);
    return [Step.put(dueDigestGroups.key(id), { id, frequency, dueAt, people })];
  });
}

/** The user's next digest after a time. */
export const nextDigestOf = (
  user: Place & { UserID: UserID },
  frequency: DigestFrequency,
  at: string,
): DueDigest => ({ UserID: user.UserID, frequency, dueAt: nextDigestAt(frequency, user, at) });

/** Whether no run can send, and remove, a digest while an entry is added to it. */
export const isFarOff = ({ dueAt }: DueDigest, at: string): boolean =>
  Date.parse(dueAt) - Date.parse(at) > 15 * minute;

export const digestSteps = {
  /** Collects notifications for a digest. `scheduled` is the same for all entries of a digest. */
  collect: (
    due: DueDigest,
    entries: readonly Omit<DigestEntry, 'createdAt'>[],
    { newId, now }: Pick<Deps, 'newId' | 'now'>,
  ) => {
    const createdAt = now();
    const { UserID: id, frequency } = due;
    return {
      collected: entries.map(entry =>
        Step.create(digestEntries.key(id, frequency, createdAt, newId()), {
          ...entry,
          createdAt,
        }).besideWitness(),
      ),
      scheduled: Step.put(dueDigests.key(due), due).besideWitness(),
    };
  },

  /** Claims the digest as it was read, so that no other run sends it. */
  claim: (due: DueDigest, { sentUpTo }: Digest, { at, upTo }: { at: string; upTo: string }) => {
    const step = Step.add(digests.key(due.UserID, due.frequency), {})
      .set({ claimedAt: at, claimedUpTo: upTo })
      .when('claimedAt', 'absent');
    return sentUpTo ? step.when('sentUpTo', '=', sentUpTo) : step.when('sentUpTo', 'absent');
  },

  /** Gives a claim back: nothing has been sent. */
  release: (due: DueDigest, claimedAt: string) =>
    Step.update(digests.key(due.UserID, due.frequency), {})
      .unset('claimedAt', 'claimedUpTo')
      .when('claimedAt', '=', claimedAt),

  /** Records that the entries of a claim have been sent. */
  finish: (due: DueDigest, { claimedAt, upTo }: { claimedAt: string; upTo: string }) =>
    [
      Step.update(digests.key(due.UserID, due.frequency), { sentUpTo: upTo })
        .unset('claimedAt', 'claimedUpTo')
        .when('claimedAt', '=', claimedAt),
      Step.remove(dueDigests.key(due)),
    ] as const,

  /** Removes a digest that has nothing to send. */
  drop: (due: DueDigest) => Step.remove(dueDigests.key(due)),
};
