import { expect, test } from 'vitest';
import { breakFlow } from './testing/breakFlow.ts';
import { flows } from './testing/moneyFlows.ts';
import { createMoneyWorld } from './testing/moneyWorld.ts';

/** `npm run test:long` does the same with all flows and failures. */
const [flow] = flows.filter(({ name }) => name === 'an order is placed and paid');

test('an order is placed and paid once, whatever effect was the last before the process was killed', async () => {
  if (!flow) throw new Error('The flow does not exist.');
  const world = await createMoneyWorld();
  expect(await breakFlow(world, flow, 'killedAfter')).toBeGreaterThan(3);
  await world.close();
});
