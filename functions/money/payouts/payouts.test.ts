import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID, RecipientPayoutId, UserID } from '#shared/ids.ts';
import { payoutAccounts } from '../accounts/account.store.ts';
import { handler as listAllPayouts } from '../listAllPayouts.lambda.ts';
import { handler as listMyPayouts } from '../listMyPayouts.lambda.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { handler as transferPayout } from '../transferPayout.lambda.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let admin: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createMoneyWorld();
  owner = await world.person({ username: 'owner' });
  donor = await world.person({ username: 'donor' });
  admin = await world.person({ username: 'admin' });
  project = await world.project(owner);
  await world.buy({ by: await world.person(), to: await world.project(admin), amount: 500_000 }); // money for bad days
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const byHand = (id: RecipientPayoutId) =>
  world.call(transferPayout, { recipientPayoutId: id }, { as: admin, groups: ['admins'] });

const transfers = async () => (await (await world.stripe()).transfers.list({ limit: 100 })).data;

/** A payout that may be sent: its payment is fifteen days old. */
async function eligible(amount = 10_000): Promise<RecipientPayoutId> {
  await world.buy({ by: donor, to: project, amount });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts(); // its recipient has no account yet, so that it waits
  const [payout] = await world.payoutsOf(owner);
  if (payout?.status !== 'eligible') throw new Error(`The payout is ${payout?.status}.`);
  return payout.recipientPayoutId;
}

describe('the job', () => {
  test('sends a payout fourteen days after its payment, once', async () => {
    await world.onboard(owner);
    await world.buy({ by: donor, to: project, amount: 10_000 });
    await world.pass({ days: 13 });
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'pending' }]);

    await world.pass({ days: 1 });
    await world.jobs.transferPayouts();
    await world.jobs.transferPayouts();
    const [payout] = await world.payoutsOf(owner);
    expect(payout).toMatchObject({ status: 'completed', amount: 9_500, payoutDate: world.clock.now() });
    expect(await transfers()).toMatchObject([{ id: payout?.transferId, amount: 9_500, currency: 'gbp' }]);
  });

  test('waits for an account, and says so; when there is one it sends', async () => {
    await eligible();
    expect(await world.payoutsOf(owner)).toMatchObject([{ reason: 'payoutReason.account_not_ready' }]);
    await world.onboard(owner, 'incomplete');
    await world.jobs.transferPayouts();
    expect(await transfers()).toEqual([]);

    await world.onboard(owner);
    await world.jobs.transferPayouts();
    const [payout] = await world.payoutsOf(owner);
    expect(payout?.status).toBe('completed');
    expect(payout?.reason).toBeUndefined();
  });

  test('two runs at once send once', async () => {
    await eligible();
    await world.onboard(owner);
    await Promise.all([
      world.jobs.transferPayouts(),
      world.jobs.transferPayouts(),
      world.jobs.transferPayouts(),
    ]);
    expect(await transfers()).toHaveLength(1);
  });

  test('joins what is too small, once it is large enough together, and keeps currencies apart', async () => {
    await world.onboard(owner);
    const euros = await world.project(owner, { currency: 'EUR', country: 'FR' });
    await world.buy({ by: donor, to: project, amount: 400 });
    await world.buy({ by: donor, to: project, amount: 500 });
    await world.buy({ by: donor, to: euros, amount: 900 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await transfers()).toEqual([]);
    expect((await world.payoutsOf(owner)).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => 'payoutReason.too_small'),
    );

    await world.buy({ by: donor, to: project, amount: 300 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    const list = await world.payoutsOf(owner);
    expect(list.filter(({ status }) => status === 'completed')).toMatchObject([
      { amount: 1_140, currency: 'GBP' },
    ]);
    expect(list.filter(({ reason }) => reason === 'payoutReason.joined')).toHaveLength(3);
    expect(await transfers()).toMatchObject([{ amount: 1_140 }]);
  });

  test('a refund finds the payout that its own was joined into', async () => {
    await world.onboard(owner);
    const first = await world.buy({ by: donor, to: project, amount: 900 });
    await world.buy({ by: donor, to: project, amount: 900 });
    await world.pass({ days: 15 });
    world.provider.faults.next('POST /v1/transfers', 400, 1);
    await world.jobs.transferPayouts();
    const stripe = await world.stripe();
    const intents = (await stripe.paymentIntents.list({ limit: 10 })).data;
    const intent = intents.find(({ metadata }) => metadata['PaymentID'] === first.PaymentID);
    await stripe.refunds.create({ payment_intent: intent?.id ?? '' });
    await world.provider.deliveries.idle();

    const waiting = (await world.payoutsOf(owner)).filter(({ status }) => status !== 'cancelled');
    expect(waiting).toMatchObject([{ amount: 855, status: 'failed' }]);
  });

  test('what was refunded after its payout is set off against the next ones', async () => {
    await world.onboard(owner);
    const first = await world.buy({ by: donor, to: project, amount: 10_000 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    const stripe = await world.stripe();
    const intents = (await stripe.paymentIntents.list({ limit: 10 })).data;
    const intent = intents.find(({ metadata }) => metadata['PaymentID'] === first.PaymentID);
    await stripe.refunds.create({ payment_intent: intent?.id ?? '' });
    await world.provider.deliveries.idle();
    expect(await world.discrepancies()).toEqual([]);

    await world.buy({ by: donor, to: project, amount: 4_000 });
    await world.buy({ by: donor, to: project, amount: 8_000 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();

    // 95.00 are owed: 38.00 of one and 57.00 of the other go there, 19.00 are left to send
    expect((await transfers()).map(({ amount }) => amount)).toEqual([1_900, 9_500]);
    const list = await world.payoutsOf(owner);
    expect(list.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    expect(list.filter(({ reason }) => reason === 'payoutReason.set_off')).toHaveLength(1);
  });
});

describe('an unknown outcome', () => {
  test('of a transfer that was made: nothing is sent again, the reconciliation finds it', async () => {
    const id = await eligible();
    await world.onboard(owner);
    world.provider.faults.next('POST /v1/transfers', 'timeout', 2);
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'processing' }]);
    expect(await byHand(id)).toMatchObject({ status: 409, code: 'PAYOUT_NOT_TRANSFERABLE' });
    await world.jobs.transferPayouts();
    expect(await transfers()).toHaveLength(1);

    await Promise.all([world.jobs.reconcile(), world.jobs.reconcile()]);
    const [payout] = await world.payoutsOf(owner);
    expect(payout).toMatchObject({ status: 'completed', transferId: (await transfers())[0]?.id });
    expect(await transfers()).toHaveLength(1);
  });

  test('of a transfer that was never made: the same try is repeated', async () => {
    await eligible();
    await world.onboard(owner);
    await withoutTheWay(() => world.jobs.transferPayouts());
    expect(await transfers()).toEqual([]);
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'processing' }]);

    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
    expect(await transfers()).toHaveLength(1);
  });

  test('that stays an error of the provider fails after an hour; an administrator sends it then, once', async () => {
    const id = await eligible();
    await world.onboard(owner);
    world.provider.faults.next('POST /v1/transfers', 500);
    await world.jobs.transferPayouts();
    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'processing' }]);

    await world.pass({ minutes: 61 });
    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([
      { status: 'failed', reason: 'payoutReason.outcome_unknown' },
    ]);
    expect(await byHand(id)).toMatchObject({ status: 200, data: { status: 'completed' } });
    expect(await transfers()).toHaveLength(1);
  });

  /** Does something while no transfer reaches the provider: its keys do not see them either. */
  async function withoutTheWay(work: () => Promise<unknown>): Promise<void> {
    const { transfers: resource } = await world.stripe();
    const create = resource.create.bind(resource);
    resource.create = () =>
      Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'unreachable', type: 'api_error' }));
    await work();
    resource.create = create;
  }
});

describe('by hand', () => {
  test('an administrator sends a payout; a second time it is refused', async () => {
    const id = await eligible();
    await world.onboard(owner);
    const from = world.requests();
    expect(await byHand(id)).toMatchObject({
      status: 200,
      data: { status: 'completed', amount: 9_500, recipient: { username: 'owner' } },
    });
    expect(world.requests(from)).toBe(7); // caller, payout, what is owed, account, claim, completion, recipient
    expect(await byHand(id)).toMatchObject({ status: 409, code: 'PAYOUT_NOT_TRANSFERABLE' });
    expect(await transfers()).toHaveLength(1);
  });

  test('the job and administrators at the same moment send it once', async () => {
    const id = await eligible();
    await world.onboard(owner);
    const [first, second] = await Promise.all([byHand(id), byHand(id), world.jobs.transferPayouts()]);
    expect(await transfers()).toHaveLength(1);
    expect([first.status, second.status].filter(status => status === 200).length).toBeLessThan(2);
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });

  test.each([
    ['POST /v1/transfers', 402, 'TRANSFER_FAILED'],
    ['POST /v1/transfers', 400, 'TRANSFER_FAILED'],
  ] as const)(
    'what the provider refuses (%s → %i) has failed, and may be sent again',
    async (path, fault, refused) => {
      const id = await eligible();
      await world.onboard(owner);
      world.provider.faults.next(path, fault);
      expect(await byHand(id)).toMatchObject({ status: 502, code: refused });
      expect(await world.payoutsOf(owner)).toMatchObject([
        { status: 'failed', reason: 'payoutReason.refused_by_provider' },
      ]);
      await world.jobs.transferPayouts();
      expect(await transfers()).toEqual([]);
      expect(world.logged.some(line => line.includes('"payoutFailed"'))).toBe(true);

      expect(await byHand(id)).toMatchObject({ data: { status: 'completed' } });
      expect(await transfers()).toHaveLength(1);
    },
  );

  test('not to somebody without an account, not what is too small, not what is pending or unknown', async () => {
    const id = await eligible();
    expect(await byHand(id)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_READY' });
    await world.onboard(owner, 'documentNeeded');
    expect(await byHand(id)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_READY' });

    await world.onboard(owner);
    await world.buy({ by: donor, to: project, amount: 500 });
    const small = (await world.payoutsOf(owner)).find(({ status }) => status === 'pending');
    const smallId = small?.recipientPayoutId ?? id;
    expect(await byHand(smallId)).toMatchObject({ code: 'PAYOUT_NOT_TRANSFERABLE' });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await byHand(smallId)).toMatchObject({ code: 'PAYOUT_BELOW_MINIMUM' });
    const unknown = { recipientPayoutId: 'unknown' };
    expect(await world.callWith(transferPayout, unknown, { as: admin, groups: ['admins'] })).toMatchObject({
      status: 404,
      code: 'PAYOUT_NOT_FOUND',
    });
  });

  test('only by administrators', async () => {
    const id = await eligible();
    const ask = (as?: UserID) => world.callWith(transferPayout, { recipientPayoutId: id }, { as });
    expect(await ask()).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(await ask(owner)).toMatchObject({ code: 'ADMIN_ONLY' });
  });

  test('an account that lost its rights makes the payout wait', async () => {
    const id = await eligible();
    await world.onboard(owner);
    world.provider.deliveries.drop(10);
    await world.onboard(owner, 'documentNeeded').catch(() => undefined);
    // what we know is old: the provider says no, and from then on we ask
    await world.table.write(Step.update(payoutAccounts.key(owner), { status: 'ready' }));
    expect(await byHand(id)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_READY' });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'eligible' }]);

    await world.onboard(owner);
    await world.jobs.transferPayouts();
    expect(await transfers()).toHaveLength(1);
  });
});

describe('too little money with the provider', () => {
  test('makes payouts wait until there is enough', async () => {
    await eligible();
    await world.onboard(owner);
    await world.onboard(admin);
    // everything that is there goes out; what was paid has cost fees, so that the last one waits
    const stripe = await world.stripe();
    await world.jobs.transferPayouts();
    expect(await transfers()).toHaveLength(2);
    const [left] = (await stripe.balance.retrieve()).available;
    expect(left?.amount).toBeGreaterThan(0);
    expect(await world.discrepancies()).toEqual([]);

    await world.buy({ by: donor, to: project, amount: 300_000 });
    const { data } = await stripe.charges.list({ limit: 100 });
    const own = data.find(({ amount }) => amount === 500_000);
    await stripe.refunds.create({ charge: own?.id ?? '' });
    await world.provider.deliveries.idle();
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect((await world.payoutsOf(owner))[0]).toMatchObject({
      status: 'eligible',
      reason: 'payoutReason.balance_too_low',
    });

    await world.buy({ by: donor, to: await world.project(await world.person()), amount: 500_000 });
    await world.jobs.transferPayouts();
    expect((await world.payoutsOf(owner))[0]).toMatchObject({ status: 'completed' });
  });
});

describe('lists', () => {
  test('a person sees their own payouts, the newest first, page by page and by state', async () => {
    for (const amount of [2_000, 3_000, 4_000]) {
      await world.buy({ by: donor, to: project, amount });
      await world.pass({ days: 7 });
    }
    await world.jobs.transferPayouts();
    const ask = (query: object) => world.call(listMyPayouts, { query }, { as: owner });

    const from = world.requests();
    const first = await ask({ limit: 2 });
    expect(world.requests(from)).toBe(2); // the list, the caller with the payouts
    const rest = await ask({ limit: 2, cursor: first.data?.cursor });
    expect([...(first.data?.items ?? []), ...(rest.data?.items ?? [])].map(({ amount }) => amount)).toEqual([
      3_800, 2_850, 1_900,
    ]);
    expect(rest.data?.cursor).toBeUndefined();
    expect((await ask({ status: 'eligible' })).data?.items.map(({ amount }) => amount)).toEqual([
      2_850, 1_900,
    ]);
    expect((await ask({ status: 'pending' })).data?.items.map(({ amount }) => amount)).toEqual([3_800]);
    expect((await world.call(listMyPayouts, { query: {} }, { as: donor })).data?.items).toEqual([]);
    expect(await ask({ cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });
    expect(await world.callWith(listMyPayouts, { query: { status: 'gone' } }, { as: owner })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('administrators see all of them, the newest first over all people, page by page and by state', async () => {
    for (let place = 0; place < 7; place++) {
      await world.pass({ minutes: 1 });
      const one = await world.person({ username: `owner-${place}` });
      await world.buy({ by: donor, to: await world.project(one), amount: 1_100 + 100 * place });
    }
    const ask = (query: object) => world.call(listAllPayouts, { query }, { as: admin, groups: ['admins'] });

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const from = world.requests();
      const { data } = await ask({ limit: 3, ...(cursor && { cursor }) });
      expect(world.requests(from)).toBe(5); // four partitions, the caller with the payouts and the people
      seen.push(...(data?.items ?? []).map(({ recipient }) => recipient.username));
      cursor = data?.cursor;
    } while (cursor);
    expect(seen).toEqual([
      'owner-6',
      'owner-5',
      'owner-4',
      'owner-3',
      'owner-2',
      'owner-1',
      'owner-0',
      'admin',
    ]);

    await world.pass({ days: 13, minutes: 60 * 24 - 3 });
    await world.jobs.transferPayouts();
    const eligibleOnes = await ask({ status: 'eligible', limit: 2 });
    const more = await ask({ status: 'eligible', limit: 2, cursor: eligibleOnes.data?.cursor });
    expect(
      [...(eligibleOnes.data?.items ?? []), ...(more.data?.items ?? [])].map(one => one.recipient.username),
    ).toEqual(['owner-3', 'owner-2', 'owner-1', 'owner-0']);
    expect(await ask({ cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });
    expect(await world.callWith(listAllPayouts, {}, { as: owner })).toMatchObject({ code: 'ADMIN_ONLY' });
  });
});
