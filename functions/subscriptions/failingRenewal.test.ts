import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UserID } from '#shared/ids.ts';
import { createPlanWorld, failsOnRenewal, type PlanWorld } from './testing/planWorld.ts';

let world: PlanWorld;
let ada: UserID;

beforeEach(async () => {
  world = await createPlanWorld();
  ada = await world.person({ username: 'ada', firstName: 'Ada' });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Subscribes to Pro and waits until the trial has become a paid month. */
async function paying(card?: string) {
  await world.begin(ada, { planTypeId: 'pro' }, card);
  await world.pass({ days: 15 });
}

describe('a failing renewal', () => {
  test('asks for what is due after a credit, and takes no card where the credit pays a change', async () => {
    await paying();
    await world.pass({ days: 20 });
    await world.change(ada, 'basic');
    await world.changeCard(ada, failsOnRenewal);
    await world.pass({ minutes: 1 });
    expect((await world.change(ada, 'pro')).data).toMatchObject({ planTypeId: 'pro' }); // paid by the credit
    await world.pass({ minutes: 1 });
    await world.change(ada, 'basic');
    const { credit = 0 } = (await world.mine(ada)) ?? {};
    expect(credit).toBeGreaterThan(0);
    await world.pass({ days: 12 });
    expect(await world.mine(ada)).toMatchObject({ status: 'past-due', price: 500, unpaid: 500 - credit });
  });

  test('keeps the plan while the provider tries again, tells the subscriber, and ends on Free', async () => {
    await paying(failsOnRenewal);
    expect(await world.mine(ada)).toMatchObject({
      status: 'past-due',
      nextAttemptAt: '2026-12-07T12:00:00.000Z',
    });
    expect(await world.planOf(ada)).toBe('pro');
    await world.pass({ days: 16 });
    expect(await world.mine(ada)).toMatchObject({ status: 'ended' });
    expect(await world.planOf(ada)).toBe('free');
    const subjects = await world.subjects();
    expect(subjects.at(-1)).toBe('Your Pro plan has ended');
    expect(subjects.filter(subject => subject === 'We couldn’t renew your Pro plan').length).toBeGreaterThan(
      0,
    );
  });

  test('is settled by another card', async () => {
    await paying(failsOnRenewal);
    expect(await world.retry(ada)).toMatchObject({ status: 402, code: 'CARD_DECLINED' });
    expect(await world.changeCard(ada, undefined, 'us')).toContain(
      '/us/edit-profile?card=changed#membership',
    );
    expect(await world.mine(ada)).toMatchObject({ card: { last4: '4242' } });
    expect((await world.retry(ada)).data).toMatchObject({ status: 'active' });
    expect(await world.retry(ada)).toMatchObject({ code: 'INVALID_SUBSCRIPTION_STATE' });
    await world.provider.deliveries.idle();
    expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 1_500 }]);
  });

  test('shows another card to a person who comes back before the provider’s event', async () => {
    await paying(failsOnRenewal);
    world.provider.deliveries.drop(1_000);
    await world.changeCard(ada);
    expect(await world.mine(ada)).toMatchObject({ card: { last4: '0341' } });
    expect((await world.refresh(ada)).data).toMatchObject({ card: { last4: '4242' } });
    expect(await world.mine(ada)).toMatchObject({ card: { last4: '4242' } });
  });

  test('that is cancelled ends immediately, because nothing has been paid', async () => {
    await paying(failsOnRenewal);
    expect((await world.cancelPlan(ada)).data).toMatchObject({ subscriptionId: 'free', status: 'ended' });
    expect(await world.planOf(ada)).toBe('free');
  });
});
