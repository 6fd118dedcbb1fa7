import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountEvents } from '#functions/auth/account.events.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { blankRecord, subscriptions } from './subscription.store.ts';
import { hasUsedTrial } from './usedTrial.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([true, false])(
  'an address that is given up counts as one with a used trial only after a trial: %s',
  async hadTrial => {
    const UserID = await world.user();
    const from = `trial-${hadTrial}@example.com`;
    const trial = hadTrial ? { trialUsedAt: world.clock.now() } : {};
    await world.table.write(Step.put(subscriptions.key(UserID), { ...blankRecord(UserID), ...trial }));
    await world.table.write(outbox.publish(world.deps, accountEvents.emailChanged, { UserID, from }));
    await world.runStream();

    expect(await hasUsedTrial(world.deps, { record: undefined, email: from })).toBe(hadTrial);
  },
);
