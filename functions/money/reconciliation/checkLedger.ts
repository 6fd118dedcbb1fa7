import type { Stripe } from 'stripe';
import { payableTo } from '#functions/ledger/accounts.ts';
import type { Posting } from '#functions/ledger/ledger.ts';
import { recompute } from '#functions/ledger/recompute.ts';
import type { Table } from '#functions/platform/table.ts';
import type { CheckProblem } from '#shared/entities/check.ts';
import type { PaymentID, RecipientPayoutId } from '#shared/ids.ts';
import { payoutStates } from '#shared/lifecycle.ts';
import { captures, pendingCaptures, unsettledCaptures } from '../captures/capture.store.ts';
import { owedByPayer, owedToPayer, reversedPart } from '../captures/position.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { distributions, openDistributions } from '../payouts/distribution.store.ts';
import { iteratePayouts } from '../payouts/iteratePayouts.ts';
import { outstandingAmount, type StoredPayout } from '../payouts/payout.store.ts';
import { compareWithProvider } from './compareWithProvider.ts';
import { type Discrepancy, persistingDiscrepancies } from './persistingDiscrepancies.ts';

/** Result of the ledger check. */
export interface LedgerCheck {
  postings: number;
  orders: number;
  payouts: number;
  /** `account currency` → minor units. */
  balances: Map<string, number>;
  /** Descriptions of the discrepancies; empty if the ledger is consistent. */
  discrepancies: string[];
  /** The discrepancies by kind. */
  problems: CheckProblem[];
}

type Measurement = Omit<LedgerCheck, 'discrepancies' | 'problems'> & { discrepancies: Discrepancy[] };

/**
 * Number of measurements of the ledger, and the pause between them. Differences that a later measurement does not confirm,
 * because they came from payments booked meanwhile, are not reported.
 */
export interface Patience {
  attempts: number;
  pause: () => Promise<void>;
}

/** Totals of one order's postings, in minor units. */
interface OrderSums {
  paid: number;
  refunded: number;
  commission: number;
}

/**
 * Recomputes every balance from the postings and compares it with the stored balances, the orders, the payouts and
 * the funds in transit. With `stripe`, also compares the balances with the provider's. Reports what persists if it is
 * measured repeatedly. Reads the whole ledger, so it is for operators and a daily job, not for requests.
 */
export async function checkLedger(
  table: Table,
  { stripe, patience = once }: { stripe?: Stripe; patience?: Patience } = {},
): Promise<LedgerCheck> {
  let latest: Measurement | undefined;
  const found = await persistingDiscrepancies(async () => {
    latest = await measureLedger(table);
    const others = stripe ? await compareWithProvider(stripe, latest.balances) : [];
    return [...latest.discrepancies, ...others];
  }, patience);
  return {
    ...(latest ?? (await measureLedger(table))),
    discrepancies: found.map(({ text }) => text),
    problems: found.map(({ kind, text }) => ({ kind, text })),
  };
}

const once: Patience = { attempts: 1, pause: async () => undefined };

async function measureLedger(table: Table): Promise<Measurement> {
  const sums = new Map<PaymentID, OrderSums>();
  const sent = new Map<RecipientPayoutId, number>();
  const recomputed = await recompute(table, posting => addPosting(posting, sums, sent));
  const { postings, balances } = recomputed;
  const discrepancies: Discrepancy[] = recomputed.discrepancies.map(one => ({ kind: 'ledger', ...one }));

  const ids = [...sums.keys()];
  const found = await table.batchGet(...ids.map(id => orders.key(id)));
  ids.forEach((id, index) => {
    discrepancies.push(...asDiscrepancies('order', orderDiscrepancies(id, found[index], sums.get(id))));
  });

  const expected = new Map<string, number>();
  const expect = (name: string, amount: number) => expected.set(name, (expected.get(name) ?? 0) + amount);
  let payouts = 0;
  for (const status of payoutStates)
    for await (const payout of iteratePayouts(table, status)) {
      payouts += 1;
      discrepancies.push(
        ...asDiscrepancies('payout', payoutDiscrepancies(payout, sums, sent.get(payout.recipientPayoutId))),
      );
      if (isDue(payout))
        expect(`${payableTo(payout.recipientId)} ${payout.currency}`, -outstandingAmount(payout));
    }
  await expectInTransit(table, expect);

  const isCompared = (name: string) =>
    /^(payable:(user:|refunds )|clearing |transit:stripe |receivable:(disputes|payers) )/.test(name);
  for (const name of new Set([...expected.keys(), ...[...balances.keys()].filter(isCompared)])) {
    const [kept, due] = [balances.get(name) ?? 0, expected.get(name) ?? 0];
    if (kept !== due)
      discrepancies.push({
        kind: 'amountsDue',
        key: `${name} due ${kept - due}`,
        text: `${name} is ${kept} by its postings but ${due} by the amounts due.`,
      });
  }
  return { postings, orders: ids.length, payouts, balances, discrepancies };
}

/** Discrepancies of single orders and payouts, whose amounts do not change with other payments. */
const asDiscrepancies = (kind: 'order' | 'payout', texts: string[]): Discrepancy[] =>
  texts.map(text => ({ kind, key: text, text }));

function addPosting(
  posting: Posting,
  orderSums: Map<PaymentID, OrderSums>,
  sent: Map<RecipientPayoutId, number>,
): void {
  const { kind, PaymentID, recipientPayoutId, entries } = posting;
  const sum = (isCounted: (account: string) => boolean) =>
    entries.reduce((total, { account, amount }) => (isCounted(account) ? total + amount : total), 0);

  if ((kind === 'transferred' || kind === 'transferReversed') && recipientPayoutId)
    sent.set(
      recipientPayoutId,
      (sent.get(recipientPayoutId) ?? 0) - sum(account => account === 'provider:stripe'),
    );
  if (!PaymentID || !orderKinds.has(kind)) return;

  const before = orderSums.get(PaymentID) ?? { paid: 0, refunded: 0, commission: 0 };
  const divided = sum(account => account.includes(':user:') || dividedAccounts.has(account));
  orderSums.set(PaymentID, {
    paid: before.paid - (kind === 'paid' ? divided : 0),
    refunded: before.refunded + (kind === 'paid' ? 0 : divided),
    commission: before.commission - sum(account => account === 'revenue:commission'),
  });
}

/** Postings that divide a paid order between the platform and its recipients, or take their parts back. */
const orderKinds: ReadonlySet<Posting['kind']> = new Set(['paid', 'refunded', 'disputeLost', 'reinstated']);
const dividedAccounts: ReadonlySet<string> = new Set(['revenue:commission', 'clearing']);

function orderDiscrepancies(
  id: PaymentID,
  order: StoredPayment | undefined,
  sums: OrderSums | undefined,
): string[] {
  if (!order || !sums) return [`Order ${id} has postings but does not exist.`];
  const shares = order.shares.reduce((total, { amount }) => total + amount, 0);
  const isPaid = order.status === 'success' || order.status === 'refunded';
  return [
    !isPaid && `Order ${id} is ${order.status} but paid by its postings.`,
    sums.paid !== order.total && `Order ${id} has a total of ${order.total} but postings of ${sums.paid}.`,
    sums.refunded !== order.refunded &&
      `Order ${id} has refunds of ${order.refunded} but postings of ${sums.refunded}.`,
    sums.commission !== order.commission &&
      `Order ${id} has a commission of ${order.commission} but postings of ${sums.commission}.`,
    shares !== order.total - order.refunded - order.commission &&
      `Order ${id} has shares of ${shares}, which differ from its total less refunds and commission.`,
  ].filter(text => text !== false);
}

const isDue = ({ status }: StoredPayout): boolean =>
  status === 'pending' || status === 'eligible' || status === 'processing' || status === 'failed';

function payoutDiscrepancies(payout: StoredPayout, sums: Map<PaymentID, OrderSums>, sent = 0): string[] {
  const { recipientPayoutId: id, status, PaymentID } = payout;
  const due = status === 'completed' ? outstandingAmount(payout) - payout.reversed : 0;
  return [
    sent !== due && `Payout ${id} (${status}) has ${due} to send but postings of ${sent}.`,
    outstandingAmount(payout) < 0 && `Payout ${id} is negative.`,
    PaymentID !== undefined && !sums.has(PaymentID) && `Payout ${id} belongs to a payment without postings.`,
  ].filter(text => text !== false);
}

async function expectInTransit(table: Table, expect: (name: string, amount: number) => void): Promise<void> {
  for await (const { outcome, currency, amount, position } of table.each(captures, {
    index: 'gsi1',
    pk: pendingCaptures,
  })) {
    if (outcome === 'returning') expect(`clearing ${currency}`, reversedPart(position, amount) - amount);
    if (!position.isSettled) expect(`transit:stripe ${currency}`, amount);
  }
  for await (const { people, done, direction, currency } of table.each(distributions, {
    index: 'gsi1',
    pk: openDistributions,
  })) {
    const rest = people.slice(done).reduce((total, { amount }) => total + amount, 0);
    expect(`clearing ${currency}`, direction === 'credit' ? -rest : rest);
  }
  for await (const { amount, currency, position } of table.each(captures, {
    index: 'gsi2',
    pk: unsettledCaptures,
  })) {
    expect(`payable:refunds ${currency}`, -owedToPayer(position));
    expect(`receivable:disputes ${currency}`, position.disputed);
    expect(`receivable:payers ${currency}`, owedByPayer(position, amount));
  }
}
