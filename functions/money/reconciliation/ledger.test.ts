import { describe, expect, test } from 'vitest';
import { shardFor } from '#functions/ledger/accounts.ts';
import { balances, post } from '#functions/ledger/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import { payouts } from '../payouts/payout.store.ts';
import { createMoneyWorld } from '../testing/moneyWorld.ts';
import { checkLedger } from './checkLedger.ts';
import { listChecks } from './listChecks.ts';
import { runLedgerCheck } from './runLedgerCheck.ts';

describe('a posting', () => {
  const at = '2026-11-20T12:00:00.000Z';

  test('throws if it does not sum to zero', () => {
    const entries = [{ account: 'clearing' as const, amount: 1 }];
    expect(() => post({ id: 'x', kind: 'paid', at, currency: 'GBP', entries })).toThrow(/out of balance/);
  });

  test('is written once per cause', async () => {
    const world = await createMoneyWorld();
    const steps = () =>
      post({
        id: 'once',
        kind: 'received',
        at,
        currency: 'GBP',
        entries: [
          { account: 'provider:stripe', amount: 5 },
          { account: 'clearing', amount: -5 },
        ],
      });
    const outcomes = [await world.table.transact(...steps()), await world.table.transact(...steps())];
    expect(outcomes).toMatchObject([undefined, { code: 'CONCURRENT_UPDATE' }]);
    expect((await checkLedger(world.table)).balances.get('clearing GBP')).toBe(-5);
    await world.close();
  });
});

describe('the ledger check', () => {
  test('finds a changed balance and a changed payout', async () => {
    const world = await createMoneyWorld();
    const [owner, donor] = [await world.person(), await world.person()];
    const payment = await world.buy({ by: donor, to: await world.project(owner) });
    expect(await world.discrepancies()).toEqual([]);

    const id = `paid-${payment.PaymentID}`;
    const wrong = balances.key('revenue:commission', 'GBP', shardFor('revenue:commission', id));
    await world.table.write(Step.add(wrong, { amount: 1 }));
    expect((await checkLedger(world.table)).discrepancies).toEqual([
      expect.stringContaining('revenue:commission GBP is stored as -124'),
    ]);
    await world.table.write(Step.add(wrong, { amount: -1 }));

    const [payout] = await world.payoutsOf(owner);
    const ref = payouts.key(payout?.recipientPayoutId ?? ('' as never));
    await world.table.write(Step.update(ref, { amount: 1 }));
    expect((await checkLedger(world.table)).discrepancies).toEqual([
      expect.stringContaining(`payable:user:${owner} GBP`),
    ]);
    await world.close();
  });
});

describe('the daily check', () => {
  const quick = { attempts: 2, pause: async () => undefined };

  test('logs a wrong balance and wrong settings of the provider, each as an error', async () => {
    const world = await createMoneyWorld();
    await world.buy({ by: await world.person(), to: await world.project(await world.person()) });
    world.provider.setWebhookUrl('https://cairn.example/api/stripe-webhook');
    expect(await runLedgerCheck(world.deps, quick)).toMatchObject({ discrepancies: 0, settings: 0 });

    await world.table.write(Step.add(balances.key('revenue:commission', 'GBP', '0'), { amount: 7 }));
    await world.atProvider('settle-as-uk-default', {});
    expect(await runLedgerCheck(world.deps, quick)).toMatchObject({ settings: 2 });
    expect(world.logged.filter(line => line.includes('provider.settings_mismatched'))).toHaveLength(2);

    const asAdmin = { as: await world.person(), groups: ['admins'] };
    const [check] = (await world.call(listChecks, {}, asAdmin)).data?.items ?? [];
    expect(check).toMatchObject({ name: 'ledgerCheck', at: world.clock.now(), found: 3 });
    expect(check?.problems.map(({ kind }) => kind)).toEqual(['settings', 'settings', 'ledger']);
    await world.close();
  });

  test('does not report what is booked while it reads', async () => {
    const world = await createMoneyWorld();
    const [donor, project] = [await world.person(), await world.project(await world.person())];
    await world.buy({ by: donor, to: project });
    let isBooked = false;
    const batchGet = (async (...keys: []) => {
      if (!isBooked) {
        isBooked = true;
        await world.buy({ by: donor, to: project, amount: 3_000 });
      }
      return await world.table.batchGet(...keys);
    }) as typeof world.table.batchGet;

    const during = { ...world.table, batchGet };
    expect((await checkLedger(during)).discrepancies).not.toEqual([]);
    isBooked = false;
    expect((await checkLedger(during, { patience: quick })).discrepancies).toEqual([]);
    await world.close();
  });
});
