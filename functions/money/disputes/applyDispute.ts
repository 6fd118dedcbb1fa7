import type { Stripe } from 'stripe';
import { post } from '#functions/platform/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Currency } from '#shared/fields.ts';
import { captures } from '../captures/capture.store.ts';
import { isoFromUnix } from '../orders/checkoutState.ts';
import { orders } from '../orders/order.store.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { distribute } from '../payouts/distribute.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { holdWhileDisputed } from '../payouts/holdWhileDisputed.ts';
import { recordPaymentReversal } from '../refunds/recordPaymentReversal.ts';
import { disputes, type StoredDispute } from './dispute.store.ts';

/**
 * Applies the current state of a dispute. While it is open, the withdrawn funds are booked as a receivable and the
 * payment's payouts are held. A won dispute clears the receivable; a lost one is booked as a payment reversal. Then the
 * payouts are released. Idempotent: repeated after a failure, it completes what is missing.
 */
export async function applyDispute(deps: PaymentDeps, id: string): Promise<void> {
  const { table, payments } = deps;
  const dispute = await (await payments.stripe()).disputes.retrieve(id);
  const intentId = idOf(dispute.payment_intent);
  const capture = intentId ? await table.get(captures.key(intentId)) : undefined;
  if (!intentId || !capture) return;

  const taken = dispute.balance_transactions.filter(({ amount }) => amount < 0);
  if (taken.length === 0) return; // an inquiry: no funds were withdrawn

  const order = await table.get(orders.key(capture.PaymentID));
  const stored =
    (await table.get(disputes.key(id))) ?? (await open(deps, { dispute, intentId, capture, taken }));
  const isOpen = stored.status === 'open';
  if (isOpen && order && order.shares.length > maxPerTransaction)
    await distribute(deps, `paid-${order.PaymentID}`);

  if (isOpen && dispute.status === 'lost')
    await recordPaymentReversal(
      deps,
      {
        intentId,
        id,
        amount: stored.amount,
        at: deps.now(),
        from: 'receivable:disputes',
        reason: 'dispute_lost',
      },
      [closed(stored, 'lost')],
    );
  if (isOpen && dispute.status === 'won') await winBack(deps, dispute, stored);
  if (order) await holdWhileDisputed(deps, order, id);
}

interface Opening {
  dispute: Stripe.Dispute;
  intentId: string;
  capture: { PaymentID: StoredDispute['PaymentID'] };
  taken: Stripe.BalanceTransaction[];
}

async function open(
  { table }: PaymentDeps,
  { dispute, intentId, capture, taken }: Opening,
): Promise<StoredDispute> {
  const currency = Currency.parse(dispute.currency.toUpperCase());
  const amount = -taken.reduce((sum, one) => sum + one.amount, 0);
  const fee = taken.reduce((sum, one) => sum + one.fee, 0);
  const stored: StoredDispute = {
    id: dispute.id,
    intentId,
    PaymentID: capture.PaymentID,
    amount,
    currency,
    status: 'open',
  };

  await table.transact(
    Step.create(disputes.key(dispute.id), stored),
    ...post({
      id: `dispute-${dispute.id}`,
      kind: 'disputeOpened',
      at: isoFromUnix(dispute.created),
      currency,
      PaymentID: capture.PaymentID,
      entries: [
        { account: 'provider:stripe', amount: -amount - fee },
        { account: 'fees:stripe', amount: fee },
        { account: 'receivable:disputes', amount },
      ],
    }),
  );
  const kept = await table.get(disputes.key(dispute.id));
  if (!kept) throw new Error(`Dispute ${dispute.id} not found after a create conflict.`);
  return kept;
}

async function winBack(
  { table, now }: PaymentDeps,
  dispute: Stripe.Dispute,
  stored: StoredDispute,
): Promise<void> {
  const given = dispute.balance_transactions.filter(({ amount }) => amount > 0);
  const amount = given.reduce((sum, one) => sum + one.amount, 0);
  const fee = given.reduce((sum, one) => sum + one.fee, 0);
  if (amount !== stored.amount)
    throw new Error(`Won dispute ${stored.id} returned ${amount} of ${stored.amount}.`);

  const { id, currency, PaymentID } = stored;
  await table.transact(
    closed(stored, 'won'),
    ...post({
      id: `won-${id}`,
      kind: 'disputeWon',
      at: now(),
      currency,
      PaymentID,
      entries: [
        { account: 'provider:stripe', amount: amount - fee },
        { account: 'fees:stripe', amount: fee },
        { account: 'receivable:disputes', amount: -amount },
      ],
    }),
  ); // a refusal means that it has been closed
}

const closed = (stored: StoredDispute, status: 'won' | 'lost') =>
  Step.update(disputes.key(stored.id), { status }, stored).when('status', '=', 'open');

const idOf = (value: string | { id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id;
