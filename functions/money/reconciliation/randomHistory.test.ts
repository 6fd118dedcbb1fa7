import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recompute } from '#functions/platform/ledger/recompute.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { randomFrom } from '#shared/random.ts';
import { orders, ordersOf } from '../orders/order.store.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { cards } from '../testing/paying.ts';
import { handler as transferPayout } from '../transferPayout.lambda.ts';
import { checkLedger } from './checkLedger.ts';

describe('a random history of 400 actions', () => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await createMoneyWorld();
  });
  afterAll(() => world.close());

  test('leaves a balanced ledger that agrees with the provider, and oversells no unit', {
    timeout: 240_000,
  }, async () => {
    const draw = randomFrom('the ledger');
    const pick = <T>(list: readonly T[]): T => {
      const one = list[Math.floor(draw() * list.length)];
      if (one === undefined) throw new Error('Cannot pick from an empty list.');
      return one;
    };
    const chance = (of: number) => draw() < of;

    const owners: UserID[] = [];
    for (const planTypeId of ['free', 'basic', 'pro', 'premium'])
      owners.push(await world.person({ planTypeId }));
    const donors: UserID[] = [];
    for (let place = 0; place < 12; place++) donors.push(await world.person());
    const projects: ProjectID[] = [];
    for (const [place, owner] of owners.entries()) {
      const currency = place === 2 ? ('EUR' as const) : ('GBP' as const);
      const project = await world.project(owner, {
        currency,
        contributorsPart: place * 30,
        numberOfContributions: 25,
        totalContributionBudget: 25 * (333 + place * 777),
      });
      projects.push(project);
      for (const [at, UserID] of donors.slice(0, 3).entries())
        await world.table.write(
          Step.create(members.key(project, UserID), {
            ProjectID: project,
            OwnerUserID: owner,
            UserID,
            role: 'maker',
            joinedAt: world.clock.now(),
            projectPoints: at * 7,
          }),
        );
    }
    for (const one of [...owners.slice(0, 3), donors[1]]) if (one) await world.onboard(one);

    const made: { by: UserID; id: PaymentID; url?: string | undefined }[] = [];
    const stripe = await world.stripe();
    const admin = await world.person();
    const acts: Record<string, () => Promise<unknown>> = {
      order: async () => {
        const by = pick(donors);
        const request = {
          by,
          to: pick(projects),
          ...(chance(0.5)
            ? { units: 1 + Math.floor(draw() * 6) }
            : { amount: 500 + Math.floor(draw() * 30_000) }),
        };
        const { data } = await world.order(request);
        if (!data) return;
        const page = await world.checkout(by, data);
        made.push({ by, id: data.PaymentID, url: page.data?.url });
      },
      pay: async () => {
        const { url } = pick(made.slice(-4));
        const card = pick([
          cards.good,
          cards.good,
          cards.good,
          cards.good,
          cards.good,
          cards.declined,
          cards.succeedsLater,
          cards.failsLater,
          cards.disputed,
        ]);
        if (url) await world.pay(url, card);
      },
      cancel: async () => {
        const { by, id } = pick(made);
        await world.cancel(by, id);
      },
      look: async () => {
        const { by, id } = pick(made);
        await world.orderOf(by, id);
      },
      refund: async () => {
        const { data } = await stripe.charges.list({ limit: 100 });
        const open = data.filter(one => one.paid && !one.refunded && !one.disputed);
        if (open.length === 0) return;
        const charge = pick(open);
        const left = charge.amount - charge.amount_refunded;
        const amount = chance(0.5) ? left : Math.max(1, Math.floor(draw() * left));
        await stripe.refunds.create({ charge: charge.id, amount }).catch(() => 'an injected fault');
      },
      failRefund: async () => {
        const { data } = await stripe.refunds.list({ limit: 100 });
        const sent = data.filter(({ status }) => status === 'succeeded');
        if (sent.length > 0) await world.atProvider('fail-refund', { id: pick(sent).id });
      },
      dispute: async () => {
        const { data } = await stripe.charges.list({ limit: 100 });
        const paid = data.filter(one => one.paid && !one.disputed && one.amount_refunded < one.amount);
        if (paid.length === 0) return;
        const { id, amount } = pick(paid);
        const part = chance(0.5) ? amount : Math.max(1, Math.floor(draw() * amount));
        await world.atProvider('dispute-charge', { id, amount: String(part) });
      },
      closeDispute: async () => {
        const { data } = await stripe.disputes.list({ limit: 100 });
        const open = data.filter(({ status }) => status === 'needs_response');
        if (open.length === 0) return;
        const { id, amount } = pick(open);
        const part = String(Math.max(1, Math.floor(draw() * amount)));
        if (chance(0.6)) await stripe.disputes.close(id);
        else await world.atProvider('win-dispute', { id, ...(chance(0.5) && { amount: part }) });
      },
      reverseTransfer: async () => {
        const { data } = await stripe.transfers.list({ limit: 100 });
        const sent = data.filter(one => one.amount_reversed < one.amount);
        if (sent.length === 0) return;
        const { id, amount, amount_reversed } = pick(sent);
        const left = amount - amount_reversed;
        await stripe.transfers.createReversal(id, {
          amount: chance(0.5) ? left : 1 + Math.floor(draw() * left),
        });
      },
      winAppeal: async () => {
        const { data } = await stripe.disputes.list({ limit: 100 });
        const lost = data.filter(({ status }) => status === 'lost');
        if (lost.length > 0) await world.atProvider('win-dispute', { id: pick(lost).id });
      },
      mischief: async () => {
        const { deliveries, faults } = world.provider;
        pick([
          () => deliveries.drop(2),
          () => deliveries.delay(3, 600),
          () => deliveries.hold(),
          () => deliveries.release('reverse'),
          () => faults.next('POST /v1/transfers', pick(['lost', 500, 400, 'timeout'] as const)),
          () => faults.next('POST /v1/refunds', 'lost', 2),
          () => faults.next('GET /v1/checkout', 500),
          () => deliveries.resend(pick(deliveries.list()).id),
        ])();
      },
      days: () => world.pass({ days: 1 + Math.floor(draw() * 6) }),
      minutes: () => world.pass({ minutes: 5 + Math.floor(draw() * 100) }),
      payouts: () => world.jobs.transferPayouts(),
      reconcile: () => world.jobs.reconcile(),
      expire: () => world.jobs.expireOrders(),
      byHand: async () => {
        const person = pick([...owners, ...donors]);
        const list = await world.payoutsOf(person);
        if (list.length === 0) return;
        const { recipientPayoutId } = pick(list);
        await world.call(transferPayout, { recipientPayoutId }, { as: admin, groups: ['admins'] });
      },
    };
    const often = [
      'order',
      'pay',
      'order',
      'pay',
      'order',
      'pay',
      'order',
      'pay',
      'order',
      'pay',
      'order',
      'pay',
      'refund',
      'mischief',
    ];
    const names = [...often, ...Object.keys(acts)];

    for (let place = 0; place < 400; place++) {
      const name = made.length === 0 ? 'order' : pick(names);
      await acts[name]?.();
      if (name === 'pay' && chance(0.7)) await world.provider.deliveries.idle();
      if (place % 20 > 0) continue;
      await world.provider.deliveries.idle();
      expect((await recompute(world.table)).discrepancies).toEqual([]);
    }

    // the jobs resolve everything that was lost or held
    world.provider.faults.clear();
    world.provider.deliveries.release();
    for (let round = 0; round < 4; round++) {
      await world.pass({ days: 2 });
      await world.jobs.reconcile();
      await world.jobs.expireOrders();
      await world.jobs.transferPayouts();
    }

    const { postings, orders: paid, payouts: due } = await checkLedger(world.table);
    expect(paid).toBeGreaterThan(20);
    expect(postings).toBeGreaterThan(80);
    expect(due).toBeGreaterThan(40);
    expect(await world.discrepancies()).toEqual([]);

    const sent = (await stripe.transfers.list({ limit: 100 })).data.map(
      ({ metadata }) => metadata['recipientPayoutId'],
    );
    expect(sent.length).toBeGreaterThan(5);
    expect(new Set(sent).size).toBe(sent.length);
    for (const project of projects) {
      const { soldUnits, reservedUnits, remainingUnits, raised, supporters } = await world.statsOf(project);
      const { items } = await world.table.query(orders, { index: 'gsi2', pk: ordersOf(project), limit: 500 });
      const kept = items.filter(({ status }) => status === 'success');
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

      expect(soldUnits + reservedUnits + remainingUnits).toBe(25);
      expect(Math.min(soldUnits, remainingUnits)).toBeGreaterThanOrEqual(0);
      expect(reservedUnits).toBe(0);
      const holdsUnits = kept.filter(({ kind, unitsReleased }) => kind === 'points' && !unitsReleased);
      expect(soldUnits).toBe(sum(holdsUnits.map(({ quantity }) => quantity)));
      expect(raised).toBe(sum(items.map(({ total, refunded }) => total - refunded)));
      expect(supporters).toBe(new Set(kept.map(({ payerId }) => payerId)).size);
    }
  });
});
