import { takeFromBudget } from '#functions/platform/dayBudget.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { environment } from '#functions/platform/environment.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { provide } from '#functions/platform/uses.ts';

/** The requests to the model that the installation pays for per UTC day. */
export interface ModelBudget {
  modelRequestsPerDay: number;
}

/** The budget of the environment. */
export const modelBudget = provide('modelRequestsPerDay', () => environment('GENERATOR_DAILY_REQUESTS'));

/** Takes requests to the model off the budget of the day; refused if they exceed it. Cost: that of `takeFromBudget`. */
export const takeModelRequests = (
  { modelRequestsPerDay, ...deps }: Pick<Deps, 'table' | 'now' | 'log'> & ModelBudget,
  count: number,
): Promise<Refusal<'GENERATION_BUDGET_USED'> | undefined> =>
  takeFromBudget(
    deps,
    {
      of: 'generator',
      most: modelRequestsPerDay,
      refusal: refuse('GENERATION_BUDGET_USED'),
      events: { low: 'generator.budget_low', used: 'generator.budget_used' },
    },
    count,
  );
