import * as z from 'zod/mini';
import { Day } from '../fields.ts';

/** Numbers of a day, in UTC. */
export const DailyCounts = z.object({
  day: Day,
  /** Accounts registered on this day and confirmed since. */
  people: z.int(),
  /** Projects submitted for the first time, and those approved for the first time. */
  submitted: z.int(),
  published: z.int(),
  applications: z.int(),
  tasks: z.int(),
  tasksDone: z.int(),
});
export type DailyCounts = z.infer<typeof DailyCounts>;

/** Numbers of a day for administrators. */
export const DailyMoney = z.extend(DailyCounts, {
  payments: z.int(),
  /** Minor units received, refunds included, by currency. */
  received: z.object({ GBP: z.int(), EUR: z.int(), USD: z.int() }),
});
export type DailyMoney = z.infer<typeof DailyMoney>;
