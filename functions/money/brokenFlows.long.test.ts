import { describe, expect, test } from 'vitest';
import { createPlanWorld } from '#functions/subscriptions/testing/planWorld.ts';
import { breakFlow, fundPlatform } from './testing/breakFlow.ts';
import { failures } from './testing/failing.ts';
import { flows } from './testing/moneyFlows.ts';
import { createMoneyWorld } from './testing/moneyWorld.ts';
import { planFlows } from './testing/planFlows.ts';

/** Only the flows whose names contain this: `FLOW=dispute npm run test:long`. */
const { FLOW = '' } = process.env;
const isChosen = ({ name }: { name: string }) => name.includes(FLOW);

describe.each(flows.filter(isChosen))('$name', flow => {
  test.each(failures)('and each of its effects in turn is %s', async failure => {
    const world = await createMoneyWorld();
    try {
      await fundPlatform(world);
      expect(await breakFlow(world, flow, failure)).toBeGreaterThan(0);
    } finally {
      await world.close();
    }
  });
});

describe.each(planFlows.filter(isChosen))('$name', flow => {
  test.each(failures)('and each of its effects in turn is %s', async failure => {
    const world = await createPlanWorld();
    try {
      expect(await breakFlow(world, flow, failure)).toBeGreaterThan(0);
    } finally {
      await world.close();
    }
  });
});
