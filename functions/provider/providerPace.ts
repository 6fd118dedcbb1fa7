import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { providerCalls } from '#shared/settings.ts';
import { second } from '#shared/time.ts';
import type { Payments } from './payments.ts';

/** Calls of one second by all functions in the background. */
const windows = entity({
  name: 'providerCalls',
  schema: z.object({ count: z.int(), ttl: z.int() }),
  key: (begun: number) => ({ pk: 'providerCalls', sk: String(begun) }),
  ttl: ({ ttl }) => ttl,
});

const kept = 3_600;

interface Pace {
  perSecond: number;
  /** Time after which a call is given up; its work is delivered again later. */
  patienceMs: number;
  pause: (ms: number) => Promise<unknown>;
}

const defaultPace: Pace = {
  perSecond: providerCalls.backgroundPerSecond,
  patienceMs: providerCalls.patienceSeconds * second,
  pause: ms => wait(ms),
};

/**
 * Waits until a call of the payment provider is allowed: at most `perSecond` of each second, over all functions that
 * use this. Throws when no second has had room for too long.
 */
export async function takeProviderCall(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  { perSecond, patienceMs, pause }: Pace = defaultPace,
): Promise<void> {
  for (let waited = 0; waited <= patienceMs; ) {
    const begun = Math.floor(Date.parse(now()) / second);
    const window = windows.key(begun);
    const isFirst = !(await table.write(Step.create(window, { count: 1, ttl: begun + kept })));
    if (isFirst) return;
    if (!(await table.write(Step.add(window, { count: 1 }).when('count', '<', perSecond)))) return;

    // until somewhere in the next second, so that those who wait do not all return at its beginning
    const delay = (begun + 1 + Math.random()) * second - Date.parse(now());
    waited += Math.max(1, delay);
    await pause(Math.max(1, delay));
  }
  throw new Error('No call to the payment provider was free for too long.');
}

/** The dependencies of a job: its calls to the payment provider share one rate and leave room for those of users. */
export const inBackground = <D extends Pick<Deps, 'table' | 'now'> & { payments: Payments }>(deps: D): D => ({
  ...deps,
  payments: deps.payments.paced(() => takeProviderCall(deps)),
});
