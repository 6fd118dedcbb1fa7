import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { payoutAccounts } from '../accounts/account.store.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { payouts } from './payout.store.ts';
import { transferPayout } from './transferPayout.ts';

let world: PayoutWorld;
let owner: UserID;
let donor: UserID;
let admin: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner, donor, admin, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('a transfer by an administrator', () => {
  test('sends a payout, and is refused the second time', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    const from = world.requests();
    expect(await world.transferByHand(id)).toMatchObject({
      status: 200,
      data: { status: 'completed', amount: 9_500, recipient: { username: 'owner' } },
    });
    expect(world.requests(from)).toBe(9); // caller, payout, whether the recipient is banned, what is owed, account, capture, claim, completion, recipient
    expect(await world.transferByHand(id)).toMatchObject({ status: 409, code: 'PAYOUT_NOT_TRANSFERABLE' });
    expect(await world.transfers()).toHaveLength(1);
  });

  test('is recorded in the audit log, once', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    await Promise.all([world.transferByHand(id), world.transferByHand(id)]);
    const { items } = await world.table.query(auditEntries, { pk: 'audit' });
    expect(items).toMatchObject([
      { administratorId: admin, action: 'transferPayout', target: { kind: 'payout', id } },
    ]);
  });

  test('and the job hold the payouts of a banned recipient until the ban is lifted', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    const setStatus = (status: string) => world.table.write(Step.update(callers.key(owner), { status }));
    await setStatus('banned');
    expect(await world.transferByHand(id)).toMatchObject({ code: 'PAYOUT_NOT_TRANSFERABLE' });
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toEqual([]);
    expect(await world.table.get(payouts.key(id))).toMatchObject({
      status: 'eligible',
      reason: 'recipient_banned',
    });

    await setStatus('active');
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(1);
  });

  test('sends a payout once if the job and other administrators send it at the same time', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    const [first, second] = await Promise.all([
      world.transferByHand(id),
      world.transferByHand(id),
      world.jobs.transferPayouts(),
    ]);
    expect(await world.transfers()).toHaveLength(1);
    expect([first.status, second.status].filter(status => status === 200).length).toBeLessThan(2);
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });

  test.each([
    ['POST /v1/transfers', 402, 'TRANSFER_FAILED'],
    ['POST /v1/transfers', 400, 'TRANSFER_FAILED'],
  ] as const)(
    'fails if the provider refuses it (%s → %i), and may be repeated',
    async (path, fault, refused) => {
      const id = await world.eligiblePayout();
      await world.onboard(owner);
      world.provider.faults.next(path, fault);
      expect(await world.transferByHand(id)).toMatchObject({ status: 502, code: refused });
      expect(await world.payoutsOf(owner)).toMatchObject([
        { status: 'failed', reason: 'payoutReason.refused_by_provider' },
      ]);
      await world.jobs.transferPayouts();
      expect(await world.transfers()).toEqual([]);
      expect(world.logged.some(line => line.includes('"payout.failed"'))).toBe(true);

      expect(await world.transferByHand(id)).toMatchObject({ data: { status: 'completed' } });
      expect(await world.transfers()).toHaveLength(1);
    },
  );

  test('is refused without a payout account, below the minimum, and for a pending or unknown payout', async () => {
    const id = await world.eligiblePayout();
    expect(await world.transferByHand(id)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_READY' });
    await world.onboard(owner, 'documentNeeded');
    expect(await world.transferByHand(id)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_READY' });

    await world.onboard(owner);
    await world.jobs.transferPayouts();
    await world.buy({ by: donor, to: project, amount: 1_000 });
    const small = (await world.payoutsOf(owner)).find(({ status }) => status === 'pending');
    const smallId = small?.recipientPayoutId ?? id;
    expect(await world.transferByHand(smallId)).toMatchObject({ code: 'PAYOUT_NOT_TRANSFERABLE' });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await world.transferByHand(smallId)).toMatchObject({ code: 'PAYOUT_BELOW_MINIMUM' });
    const unknown = { recipientPayoutId: 'unknown' };
    expect(await world.callWith(transferPayout, unknown, { as: admin, groups: ['admins'] })).toMatchObject({
      status: 404,
      code: 'PAYOUT_NOT_FOUND',
    });
  });

  test('is not needed below the minimum for a person who has deleted their account: the job sends it', async () => {
    await world.onboard(owner);
    const amounts = [1_000, 1_040];
    for (const amount of amounts) await world.buy({ by: donor, to: project, amount });
    const ids = (await world.payoutsOf(owner)).map(({ recipientPayoutId }) => recipientPayoutId);
    await world.pass({ days: 15 });
    await world.table.write(Step.update(callers.key(owner), { status: 'deleted' }));
    await world.jobs.transferPayouts();
    expect((await world.transfers()).map(({ amount }) => amount).toSorted()).toEqual([947, 986]);
    for (const id of ids)
      expect(await world.table.get(payouts.key(id))).toMatchObject({ status: 'completed' });
  });

  test('is for administrators only', async () => {
    const id = await world.eligiblePayout();
    const ask = (as?: UserID) => world.callWith(transferPayout, { recipientPayoutId: id }, { as });
    expect(await ask()).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(await ask(owner)).toMatchObject({ code: 'ADMIN_ONLY' });
  });

  test('keeps the payout if the account has lost its permission to receive transfers', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    world.provider.deliveries.drop(10);
    await world.onboard(owner, 'documentNeeded').catch(() => undefined);
    // the stored status is out of date: the provider refuses, and the status is refreshed
    await world.table.write(Step.update(payoutAccounts.key(owner), { status: 'ready' }));
    expect(await world.transferByHand(id)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_READY' });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'eligible' }]);

    await world.onboard(owner);
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(1);
  });
});
