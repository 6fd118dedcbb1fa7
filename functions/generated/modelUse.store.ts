import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { environment } from '#functions/platform/environment.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { provide } from '#functions/platform/uses.ts';
import { utcDayOf } from '#shared/days.ts';
import { day } from '#shared/time.ts';

/**
 * Requests to the model by UTC day, of all people together. One item is enough: a partition takes a thousand writes a
 * second, and the budget of a day is a few thousand.
 */
const modelUse = entity({
  name: 'modelUse',
  schema: z.object({ requests: z.int(), ttl: z.int() }),
  key: (on: string) => ({ pk: 'modelUse', sk: on }),
  ttl: ({ ttl }) => ttl,
});

/** The requests to the model that the installation pays for per UTC day. */
export interface ModelBudget {
  modelRequestsPerDay: number;
}

/** The budget of the environment. */
export const modelBudget = provide('modelRequestsPerDay', () => environment('GENERATOR_DAILY_REQUESTS'));

/** Share of the budget from which on the operator is told, while everything still works. */
const lowFrom = 0.8;

/**
 * Takes requests to the model off the budget of the day; refused if they exceed it. Logs `generator.budget_low` and
 * `generator.budget_used`, which raise an alarm. Cost: 1 DynamoDB request, 2 while the budget is low.
 */
export async function takeModelRequests(
  { table, now, log, modelRequestsPerDay: budget }: Pick<Deps, 'table' | 'now' | 'log'> & ModelBudget,
  count: number,
): Promise<Refusal<'GENERATION_BUDGET_USED'> | undefined> {
  const at = now();
  const takeWithin = (most: number) =>
    table.write(
      Step.add(modelUse.key(utcDayOf(at)), { requests: count })
        .set({ ttl: ttlAfter(at, 7 * day) })
        .whenAbsentOr('requests', '<=', most - count)
        .otherwise('GENERATION_BUDGET_USED'),
    );

  if (count <= budget * lowFrom && !isRefusal(await takeWithin(budget * lowFrom))) return undefined;
  const isUsed = count > budget || isRefusal(await takeWithin(budget));
  log.error(isUsed ? 'generator.budget_used' : 'generator.budget_low', { budget });
  return isUsed ? refuse('GENERATION_BUDGET_USED') : undefined;
}
