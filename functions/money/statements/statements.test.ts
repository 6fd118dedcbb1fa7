import { afterEach, beforeEach, expect, test } from 'vitest';
import { payableTo, receivableFrom } from '#functions/ledger/accounts.ts';
import { allPostings, recompute } from '#functions/ledger/recompute.ts';
import type { ListedStatementLine, Statement } from '#shared/entities/statement.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { setOrderAnonymity } from '../orders/setOrderAnonymity.ts';
import { transferPayout } from '../payouts/transferPayout.ts';
import { cards } from '../testing/paying.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { addToStatements } from './addToStatements.ts';
import { getStatement } from './getStatement.ts';
import { listMyEarnings } from './listMyEarnings.ts';
import { listStatementLines } from './listStatementLines.ts';

let world: ProjectWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ owner, donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

async function statementOf(payee: UserID, month: string): Promise<Statement> {
  const { data, code } = await world.call(getStatement, { userId: payee, query: { month } }, { as: payee });
  if (!data) throw new Error(`Statement refused: ${code}`);
  return data;
}

async function linesOf(payee: UserID, month: string): Promise<ListedStatementLine[]> {
  const query = { month, limit: 100 };
  const { data } = await world.call(listStatementLines, { userId: payee, query }, { as: payee });
  return data?.items ?? [];
}

async function refund(id: PaymentID, amount: number): Promise<void> {
  const stripe = await world.stripe();
  await stripe.refunds.create({ payment_intent: await world.intentOf(id), amount });
  await world.provider.deliveries.idle();
}

/** The payee's balance by all postings of the ledger, in minor units. */
async function balanceOf(payee: UserID, currency: string): Promise<number> {
  const { balances } = await recompute(world.table);
  return -[payableTo(payee), receivableFrom(payee)].reduce(
    (sum, account) => sum + (balances.get(`${account} ${currency}`) ?? 0),
    0,
  );
}

/** Payments, refunds before and after the transfer, a lost dispute and an offset over three months. */
async function threeMonths(): Promise<void> {
  await world.onboard(owner);
  const first = await world.buy({ by: donor, to: project, amount: 10_000 });
  await refund(first.PaymentID, 2_000);
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  await refund(first.PaymentID, 3_000);

  await world.pass({ days: 20 });
  await world.buy({ by: donor, to: project, amount: 8_000 }, cards.disputed);
  const stripe = await world.stripe();
  const [dispute] = (await stripe.disputes.list({})).data;
  await stripe.disputes.close(dispute?.id ?? '');
  await world.provider.deliveries.idle();
  await world.buy({ by: donor, to: project, amount: 20_000 });

  await world.pass({ days: 20 });
  await world.jobs.transferPayouts();
  await world.runStream();
}

test('a statement says what a payee received, gave back and was sent, and each month opens as the last one closed', async () => {
  await threeMonths();

  const [november, december, january] = [
    await statementOf(owner, '2026-11'),
    await statementOf(owner, '2026-12'),
    await statementOf(owner, '2027-01'),
  ];
  const earnings = (await world.call(listMyEarnings, {}, { as: owner })).data?.items;
  expect(earnings?.map(({ received, returned, paidOut }) => received - returned - paidOut)).toEqual(
    (await Promise.all((earnings ?? []).map(({ month }) => statementOf(owner, month)))).map(
      ({ totals: [one] }) => (one ? one.closing - one.opening : 0),
    ),
  );
  expect(earnings?.length).toBeGreaterThan(2);
  const none = { currency: 'GBP', received: 0, refunds: 0, disputes: 0, transferred: 0, offset: 0 };
  expect(november).toMatchObject({
    payee: { UserID: owner },
    month: '2026-11',
    firstMonth: '2026-11',
    totals: [{ ...none, opening: 0, received: 9_500, refunds: -1_900, closing: 7_600 }],
  });
  expect(december.totals).toEqual([
    {
      ...none,
      opening: 7_600,
      received: 26_600,
      refunds: -2_850,
      disputes: -7_600,
      transferred: -7_600,
      closing: 16_150,
    },
  ]);
  expect(january.totals).toEqual([
    { ...none, opening: 16_150, transferred: -16_150, offset: 2_850, closing: 0 },
  ]);
  const [received, refunded] = await linesOf(owner, '2026-11');
  expect(received).toEqual({
    id: `paid-${received?.PaymentID}`,
    at: '2026-11-20T12:00:00.000Z',
    kind: 'received',
    currency: 'GBP',
    amount: 9_500,
    offset: 0,
    PaymentID: expect.any(String),
    chargeId: expect.stringMatching(/^ch_/),
    project: { ProjectID: project, shortName: expect.any(String) },
    payer: expect.objectContaining({ UserID: donor }),
    paymentKind: 'donation',
  });
  expect(refunded).toMatchObject({ kind: 'refunds', amount: -1_900, PaymentID: received?.PaymentID });
  const last = await linesOf(owner, '2027-01');
  expect(last.map(({ kind, amount, offset }) => [kind, amount, offset]).toSorted()).toEqual([
    ['offset', 0, 2_850],
    ['transferred', -16_150, 0],
  ]);

  expect(await statementOf(donor, '2026-12')).toMatchObject({
    month: '2026-12',
    firstMonth: '2026-12',
    totals: [],
  });
});

test('statements equal the ledger to the unit, for each member of a team', async () => {
  await world.changeProject({ contributorsPart: 33 });
  const members = [await world.addMember(3), await world.addMember(7), await world.addMember(1)];
  await threeMonths();
  await world.buy({ by: donor, to: project, amount: 7_777 });
  await world.runStream();

  for (const payee of [owner, ...members]) {
    const { totals } = await statementOf(payee, '2027-01');
    expect(totals.map(({ closing }) => closing)).toEqual([await balanceOf(payee, 'GBP')]);
    for (const month of ['2026-11', '2026-12', '2027-01']) {
      const [of] = (await statementOf(payee, month)).totals;
      const lines = await linesOf(payee, month);
      const sum = lines.reduce((total, { amount }) => total + amount, 0);
      expect([payee, month, sum]).toEqual([payee, month, (of?.closing ?? 0) - (of?.opening ?? 0)]);
    }
  }
});

test('a movement names its project and who paid for what, but nobody who stays anonymous', async () => {
  await world.onboard(owner);
  const hidden = await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.call(
    setOrderAnonymity,
    { PaymentID: hidden.PaymentID, body: { anonymous: true } },
    { as: donor },
  );
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  await world.runStream();

  const of = { project: { ProjectID: project }, paymentKind: 'donation' };
  const [received] = await linesOf(owner, '2026-11');
  const [sent] = await linesOf(owner, '2026-12');
  expect(received).toMatchObject({ kind: 'received', ...of });
  expect(sent).toMatchObject({ kind: 'transferred', ...of });
  expect([received?.payer, sent?.payer]).toEqual([undefined, undefined]);
});

test('a change that was posted before adds nothing', async () => {
  await world.buy({ by: donor, to: project });
  for await (const posting of allPostings(world.table))
    expect(await addToStatements({ id: '1', before: posting, after: posting }, world.deps)).toBeUndefined();
});

test('only the payee and administrators read a statement, and only of a real month', async () => {
  const ask = (as: UserID | undefined, query: object, groups?: string[], userId: string = owner) =>
    world.callWith(getStatement, { userId, query }, { as, ...(groups && { groups }) });
  expect(await ask(donor, { month: '2026-11' })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(undefined, { month: '2026-11' })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  expect(await ask(donor, { month: '2026-11' }, ['admins'])).toMatchObject({
    status: 200,
    data: { payee: { UserID: owner } },
  });
  expect(await ask(donor, { month: '2026-11' }, ['admins'], 'nobody')).toMatchObject({
    code: 'AUTHOR_NOT_FOUND',
  });
  for (const month of ['2026-13', '2026-00', '26-11', ''])
    expect(await ask(owner, { month })).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(
    await world.callWith(listStatementLines, { userId: owner, query: { month: '2026-11' } }, { as: donor }),
  ).toMatchObject({ code: 'FORBIDDEN' });
});

test('a transfer by hand names its administrator, to administrators only, until the job sends the payout', async () => {
  const edith = await world.person({ username: 'edith' });
  const asEdith = { as: edith, groups: ['admins'] };
  await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts(); // no recipient has a payout account yet
  await world.onboard(owner);
  const [payout] = await world.payoutsOf(owner);
  if (!payout) throw new Error('The owner has no payout.');
  const { recipientPayoutId } = payout;
  expect(await world.call(transferPayout, { recipientPayoutId }, asEdith)).toMatchObject({ status: 200 });
  await world.buy({ by: donor, to: project, amount: 20_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  await world.runStream();

  const transfers = async (caller: { as: UserID; groups?: string[] }) => {
    const from = world.requests();
    const { data } = await world.call(
      listStatementLines,
      { userId: owner, query: { month: '2026-12' } },
      caller,
    );
    expect(world.requests(from)).toBe(3); // the lines; the caller with orders and payouts; charges
    return data?.items
      .filter(({ kind }) => kind === 'transferred')
      .map(({ triggeredBy }) => triggeredBy?.username);
  };
  expect(await transfers(asEdith)).toEqual(['edith', undefined]);
  expect(await transfers({ as: owner })).toEqual([undefined, undefined]);
});
