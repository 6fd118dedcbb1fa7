import * as z from 'zod/mini';
import { utcDayOf } from '#shared/days.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { day } from '#shared/time.ts';
import type { Deps } from './deps.ts';
import type { LogEvent } from './logEvents.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';
import { ttlAfter } from './ttl.ts';

/** Services that are paid by use, each with a budget of its own. */
type Service = 'generator' | 'translator';

/**
 * Use of a service by all people together, by UTC day. One item is enough: a partition takes a thousand writes a
 * second, and the budget of a day is a few thousand calls.
 */
const budgetUse = entity({
  name: 'budgetUse',
  schema: z.object({ used: z.int(), ttl: z.int() }),
  key: (of: Service, on: string) => ({ pk: `budget#${of}`, sk: on }),
  ttl: ({ ttl }) => ttl,
});

interface DayBudget<Code extends ErrorCode> {
  of: Service;
  /** Units of the service per UTC day. */
  most: number;
  /** Once they are used. */
  refusal: Refusal<Code>;
  /** Log lines that raise an alarm: while it is low, and once it is used. */
  events: { low: LogEvent; used: LogEvent };
}

/** Share of the budget from which on the operator is told, while everything still works. */
const lowFrom = 0.8;

/**
 * Takes units of a service off its budget of the day; refused if they exceed it. Cost: 1 DynamoDB request, 2 while the budget is
 * low.
 */
export async function takeFromBudget<const Code extends ErrorCode>(
  { table, now, log }: Pick<Deps, 'table' | 'now' | 'log'>,
  { of, most, refusal, events }: DayBudget<Code>,
  count: number,
): Promise<Refusal<Code> | undefined> {
  const at = now();
  const takeWithin = (limit: number) =>
    table.write(
      Step.add(budgetUse.key(of, utcDayOf(at)), { used: count })
        .set({ ttl: ttlAfter(at, 7 * day) })
        .whenAbsentOr('used', '<=', limit - count)
        .otherwise(refusal.code),
    );

  const low = Math.floor(most * lowFrom);
  if (count <= low && !isRefusal(await takeWithin(low))) return undefined;
  const isUsed = count > most || isRefusal(await takeWithin(most));
  log.error(isUsed ? events.used : events.low, { budget: most });
  return isUsed ? refusal : undefined;
}
