import { expect } from 'vitest';
import { type Failure, failAt } from './failing.ts';
import type { Flow } from './flow.ts';
import type { MoneyWorld } from './moneyWorld.ts';

type Runnable = Pick<
  MoneyWorld,
  'person' | 'project' | 'provider' | 'pass' | 'jobs' | 'discrepancies' | 'deps'
>;

/** Puts funds on the platform's balance. */
export async function fundPlatform(world: Pick<MoneyWorld, 'buy' | 'person' | 'project'>): Promise<void> {
  await world.buy({
    by: await world.person(),
    to: await world.project(await world.person()),
    amount: 500_000,
  });
}

/** After all runs of a flow. */
const endDate = '2036-01-01';

/**
 * Runs a flow again and again, with new people, and lets its first effect fail in this way, then its second, until the
 * flow has no further effect. Each time the state is right within three runs of the jobs. Returns the number of effects.
 */
export async function breakFlow<World extends Runnable>(
  world: World,
  flow: Flow<World>,
  failure: Failure,
): Promise<number> {
  for (let at = 1; ; at++) {
    const owner = await world.person();
    const donor = await world.person();
    const cast = { owner, donor, project: await world.project(owner, { endDate }) };
    const { act, again, check } = await flow.begin(world, cast);
    const arranged = failAt(world, at, failure);
    try {
      await act().catch(() => 'as the caller sees it');
      await world.provider.deliveries.idle();
    } finally {
      arranged.end();
    }
    if (again) await again();
    for (let run = 1; run <= 3; run++) {
      await world.pass({ minutes: 61 });
      await world.jobs.reconcile();
      await world.jobs.expireOrders();
      await world.jobs.transferPayouts();
    }
    try {
      await check();
      expect(await world.discrepancies()).toEqual([]);
    } catch (error) {
      throw new Error(`${flow.name}: effect ${at}, ${failure}`, { cause: error });
    }
    if (!arranged.reached()) return at - 1;
  }
}
