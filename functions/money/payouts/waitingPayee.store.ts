import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { unclaimedPayouts as settings } from '#shared/settings.ts';
import { day } from '#shared/time.ts';

/** A recipient whose eligible payouts wait for their payout account. */
const WaitingPayee = z.object({
  recipientId: UserID,
  /** The first reminder, or the time since which something waits. */
  since: Instant,
  /** Reminders that were sent. */
  reminders: z.int(),
  /** Time of the next reminder; absent after the last step. */
  dueAt: z.optional(Instant),
  unclaimedAt: z.optional(Instant),
});
export type WaitingPayee = z.output<typeof WaitingPayee>;

const shards = 4;
const shardName = (shard: number) => `waitingPayees#${shard}`;

/** Partitions of gsi2: waiting recipients by the time of their next reminder. */
export const waitingPayeeShards = Array.from({ length: shards }, (_, shard) => shardName(shard));

/** Recipients who wait, each until their account is ready or nothing is left to send. */
export const waitingPayees = entity({
  name: 'waitingPayee',
  schema: WaitingPayee,
  key: (recipient: UserID) => ({ pk: `user#${recipient}`, sk: 'waitingPayee' }),
  gsi2: ({ recipientId, dueAt }) =>
    dueAt ? { pk: shardName(shardIndex(recipientId, shards)), sk: `${dueAt}#${recipientId}` } : undefined,
});

export const waitingPayeeSteps = {
  create: (recipientId: UserID, at: string) =>
    Step.create(waitingPayees.key(recipientId), { recipientId, since: at, reminders: 0, dueAt: at }),

  /** Replaces a record of which a reminder is due, if nothing has replaced it since it was read. */
  replace({ recipientId, dueAt }: WaitingPayee, by: WaitingPayee) {
    const step = Step.put(waitingPayees.key(recipientId), by);
    return dueAt ? step.when('dueAt', '=', dueAt) : step.when('dueAt', 'absent');
  },

  remove: (recipientId: UserID) => Step.remove(waitingPayees.key(recipientId)),
};

/** Whether a payout of a recipient is unclaimed: it has waited so long itself, and its recipient was reminded. */
export const isUnclaimed = (
  { unclaimedAt }: WaitingPayee,
  { eligibleDate }: { eligibleDate: string },
  now: string,
): boolean =>
  unclaimedAt !== undefined && Date.parse(eligibleDate) + settings.afterDays * day <= Date.parse(now);
