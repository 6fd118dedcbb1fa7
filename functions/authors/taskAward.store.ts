import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import type { Refusal } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { utcDayOf, utcWeekOf } from '#shared/days.ts';
import type { TaskReward } from '#shared/entities/award.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { awardSteps, awardStepsWithoutPoints, type Cause } from './award.store.ts';

/** The owner who awards points for an accepted task, and their recipient. */
export interface TaskAwardPair {
  owner: UserID;
  person: UserID;
}

const StoredTaskAwards = z.object({
  owner: UserID,
  person: UserID,
  /** First day of the period. */
  begins: z.string(),
  count: z.int(),
  ttl: z.int(),
});
export type StoredTaskAwards = z.infer<typeof StoredTaskAwards>;

const partitionOf = (person: UserID): string => `user#${person}`;
const { perDay, perWeek } = reputation.taskAwards;

/** Awards for tasks that a person has received from an owner on a UTC day. */
const dailyTaskAwards = entity({
  name: 'dailyTaskAwards',
  schema: StoredTaskAwards,
  key: ({ owner, person }: TaskAwardPair, on: string) => ({
    pk: partitionOf(person),
    sk: `dailyTaskAwards#${owner}#${on}`,
  }),
  ttl: ({ ttl }) => ttl,
});

/** The same in a week, from Monday on; kept for as long as circles of two are looked for. */
export const weeklyTaskAwards = entity({
  name: 'weeklyTaskAwards',
  schema: StoredTaskAwards,
  key: ({ owner, person }: TaskAwardPair, week: string) => ({
    pk: partitionOf(person),
    sk: `weeklyTaskAwards#${owner}#${week}`,
  }),
  ttl: ({ ttl }) => ttl,
});

/** Query for the weeks in which a person has received awards for tasks from an owner, latest first. */
export const weeksOfAwards = ({ owner, person }: TaskAwardPair) =>
  ({ pk: partitionOf(person), beginsWith: `weeklyTaskAwards#${owner}#`, order: 'desc' }) as const;

const countsAt = (pair: TaskAwardPair, at: string) =>
  [dailyTaskAwards.key(pair, utcDayOf(at)), weeklyTaskAwards.key(pair, utcWeekOf(at))] as const;

/** Counts an award within both limits. Refused with TOO_MANY_ATTEMPTS, which callers of `withTaskAward` never see. */
const countAward = (pair: TaskAwardPair, at: string) => {
  const [today, thisWeek] = countsAt(pair, at);
  const kept = (days: number) => ttlAfter(at, days * day);
  return [
    Step.add(today, { count: 1 })
      .set({ ...pair, begins: utcDayOf(at), ttl: kept(2) })
      .whenAbsentOr('count', '<', perDay)
      .otherwise('TOO_MANY_ATTEMPTS'),
    Step.add(thisWeek, { count: 1 })
      .set({ ...pair, begins: utcWeekOf(at), ttl: kept(reputation.circleDays + 14) })
      .whenAbsentOr('count', '<', perWeek)
      .otherwise('TOO_MANY_ATTEMPTS'),
  ];
};

/** Points that the acceptance of a task would bring a person at an instant. Cost: 1 DynamoDB request. */
export async function taskRewardAt(
  table: Pick<Table, 'batchGet'>,
  pair: TaskAwardPair,
  at: string,
): Promise<TaskReward> {
  const [today, thisWeek] = await table.batchGet(...countsAt(pair, at));
  const after = (begins: string, days: number) => new Date(Date.parse(begins) + days * day).toISOString();
  if ((thisWeek?.count ?? 0) >= perWeek) return { points: 0, nextAt: after(utcWeekOf(at), 7) };
  if ((today?.count ?? 0) >= perDay) return { points: 0, nextAt: after(utcDayOf(at), 1) };
  return { points: reputation.acceptedTask };
}

type AwardStep = AnyStep<'TOO_MANY_ATTEMPTS' | 'CONCURRENT_UPDATE'>;

/**
 * Writes the acceptance of a task with its award: with points, or without them if one owner has awarded one person as many as
 * is possible. `write` sends the transaction with the steps of the award.
 */
export async function withTaskAward<Code extends ErrorCode>(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  pair: TaskAwardPair,
  cause: Cause & { kind: 'task' },
  write: (
    steps: readonly AwardStep[],
    reward: TaskReward,
  ) => Promise<Refusal<Code | 'TOO_MANY_ATTEMPTS'> | undefined>,
): Promise<Refusal<Code> | TaskReward> {
  const at = now();
  const full = { points: reputation.acceptedTask };
  const refused = await write([...countAward(pair, at), ...awardSteps(pair.person, cause, at)], full);
  if (!refused) return full;
  if (isOther(refused)) return refused;

  const none = { ...(await taskRewardAt(table, pair, at)), points: 0 };
  const refusedAgain = await write(awardStepsWithoutPoints(pair.person, cause, at), none);
  if (!refusedAgain) return none;
  if (isOther(refusedAgain)) return refusedAgain;
  throw new Error('An award without points was counted');
}

const isOther = <Code extends ErrorCode>(
  refusal: Refusal<Code | 'TOO_MANY_ATTEMPTS'>,
): refusal is Refusal<Code> => refusal.code !== 'TOO_MANY_ATTEMPTS';
