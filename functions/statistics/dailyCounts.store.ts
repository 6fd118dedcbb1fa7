import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { addDays, utcDayOf } from '#shared/days.ts';
import type { DailyMoney } from '#shared/entities/statistics.ts';
import { Day } from '#shared/fields.ts';
import { currencies } from '#shared/settings.ts';

const count = z._default(z.int(), 0);

const counters = [
  'people',
  'submitted',
  'published',
  'applications',
  'tasks',
  'tasksDone',
  'payments',
] as const;
const names = [...counters, ...currencies.map(currency => `received_${currency}` as const)] as const;
type Name = (typeof names)[number];

const DayOfShard = z.extend(
  z.object({ day: Day }),
  Object.fromEntries(names.map(name => [name, count])) as Record<Name, typeof count>, // each name is there
);

const shards = ['0', '1', '2', '3'] as const;
type Shard = (typeof shards)[number];
const partitionOf = (shard: Shard): string => `statistics#${shard}`;

/** Daily counters in a few shards, because every change of a day touches them. */
const dailyCounts = entity({
  name: 'dailyCounts',
  schema: DayOfShard,
  key: (shard: Shard, day: string) => ({ pk: partitionOf(shard), sk: day }),
});

/** Adds to the counters of the UTC day of an instant. The same `by` (an id) always uses the same shard. */
export function countOnDay(by: string, instant: string, amounts: Partial<Record<Name, number>>) {
  const day = utcDayOf(instant);
  const shard = shards[shardIndex(by, shards.length)] ?? '0';
  return Step.add(dailyCounts.key(shard, day), amounts).set({ day });
}

/** The counters of the last days up to now, oldest first, empty days included. Cost: 4 DynamoDB requests. */
export async function readDays(
  table: Pick<Table, 'query'>,
  now: string,
  days: number,
): Promise<DailyMoney[]> {
  const today = utcDayOf(now);
  const listed = Array.from({ length: days }, (_, at) => addDays(today, at + 1 - days));
  const [first = today] = listed;
  const between = [first, today] as const;
  const pages = await Promise.all(
    shards.map(shard => table.query(dailyCounts, { pk: partitionOf(shard), between, limit: days })),
  );
  const found = pages.flatMap(({ items }) => items);

  return listed.map(day => {
    const parts = found.filter(one => one.day === day);
    const sum = (name: Name): number => parts.reduce((total, part) => total + part[name], 0);
    return {
      day,
      people: sum('people'),
      submitted: sum('submitted'),
      published: sum('published'),
      applications: sum('applications'),
      tasks: sum('tasks'),
      tasksDone: sum('tasksDone'),
      payments: sum('payments'),
      received: { GBP: sum('received_GBP'), EUR: sum('received_EUR'), USD: sum('received_USD') },
    };
  });
}
