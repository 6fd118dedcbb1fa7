import type { Stripe } from 'stripe';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import { type DisputeReason, type DisputeState, disputeReasons } from '#shared/entities/dispute.ts';
import type { Currency } from '#shared/settings.ts';
import { type BalanceChange, balanceChange } from './balanceChange.ts';
import type { Capture } from './capture.store.ts';
import type { Position } from './position.ts';
import { highestRefunded, type RefundTimes } from './refundHistory.ts';

/** A dispute as the provider reports it, with the amount that it withholds in the payment's currency. */
export interface FoundDispute {
  id: string;
  status: DisputeState;
  reason: DisputeReason;
  withdrawn: number;
  createdAt: string;
  /** Time until which evidence can be submitted. */
  dueBy?: string;
  evidenceSubmitted: boolean;
}

/** State of a captured payment at the provider. */
export interface Found {
  position: Position;
  disputes: FoundDispute[];
  /** The provider's ids of refunds that the payer's bank rejected after they had been sent. */
  rejectedRefunds: string[];
  /** Time of the latest refund, dispute or balance transaction. */
  at: string;
}

/**
 * Fetches a captured payment with its refunds and disputes. Refunds are not listed if the charge reports none and none
 * was booked; `withRefunds` lists them anyway, because a failed refund no longer counts as refunded.
 * Cost: 1 to 3 provider calls.
 */
export async function fetchPosition(
  stripe: Stripe,
  capture: Pick<Capture, 'chargeId' | 'intentId' | 'currency' | 'position'>,
  { withRefunds }: { withRefunds: boolean },
): Promise<Found> {
  const { chargeId, intentId: payment_intent, currency } = capture;
  const charge = await stripe.charges.retrieve(chargeId, { expand: ['balance_transaction'] });
  const isRefunded = withRefunds || charge.amount_refunded > 0 || capture.position.reversed > 0;
  const refunds = isRefunded ? await listRefunds(stripe, payment_intent) : [];
  const disputes: Stripe.Dispute[] = [];
  if (charge.disputed)
    for await (const dispute of stripe.disputes.list({ payment_intent, limit: 100 }))
      if (dispute.balance_transactions.length > 0) disputes.push(dispute); // inquiries withdraw nothing

  const settled = objectOf(charge.balance_transaction);
  const transactions = [
    ...(settled ? [settled] : []),
    ...refunds.flatMap(({ sent, returned }) => [...(sent ? [sent] : []), ...(returned ? [returned] : [])]),
    ...disputes.flatMap(({ balance_transactions }) => balance_transactions),
  ];
  const found = disputes.map(dispute => readDispute(dispute, currency));
  const sumOf = (status: FoundDispute['status']) =>
    found.reduce((sum, one) => sum + (one.status === status ? one.withdrawn : 0), 0);
  const paidBack = refunds.reduce((sum, { amount, sent, returned }) => {
    if (!sent || returned) return sum;
    return sum + amount;
  }, 0);
  const lost = sumOf('lost');

  const position: Position = {
    isSettled: settled !== undefined,
    balance: balanceOf(transactions),
    paidBack,
    disputed: sumOf('open'),
    lost,
    reversed: Math.max(highestRefunded(refunds), paidBack + lost),
  };
  const times = [charge, ...refunds, ...disputes, ...transactions].map(({ created }) => created);
  const rejectedRefunds = refunds.flatMap(({ id, returned }) => (returned ? [id] : []));
  return { position, disputes: found, rejectedRefunds, at: isoFromUnix(Math.max(...times)) };
}

interface FoundRefund extends RefundTimes {
  id: string;
  sent: Stripe.BalanceTransaction | undefined;
  returned: Stripe.BalanceTransaction | undefined;
}

/** The refunds of a payment, oldest first. */
async function listRefunds(stripe: Stripe, payment_intent: string): Promise<FoundRefund[]> {
  const found: FoundRefund[] = [];
  const expand = ['data.balance_transaction', 'data.failure_balance_transaction'];
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100, expand })) {
    const [sent, returned] = [
      objectOf(refund.balance_transaction),
      objectOf(refund.failure_balance_transaction),
    ];
    const hasFailed = refund.status === 'failed' || refund.status === 'canceled';
    found.push({
      id: refund.id,
      amount: refund.amount,
      created: refund.created,
      failedAt: hasFailed ? (returned?.created ?? Number.POSITIVE_INFINITY) : undefined,
      sent,
      returned,
    });
  }
  return found.toReversed();
}

/**
 * State and amount of a dispute. A dispute withholds its amount until it is decided. A won dispute is decided once its
 * first funds have returned; the part that the bank keeps is lost. An appeal follows a lost dispute, which stays lost until
 * the appeal is won.
 */
function readDispute(dispute: Stripe.Dispute, currency: Currency): FoundDispute {
  const { id, status, reason, created, balance_transactions: moved } = dispute;
  const hasReturned = moved.some(({ amount }) => amount > 0);
  const isConverted = moved.some(one => one.currency.toUpperCase() !== currency);
  const net = -moved.reduce((sum, { amount }) => sum + amount, 0);
  // In another currency, the returned amount differs from the withdrawn one by the exchange rate.
  const isReturned = status === 'won' && hasReturned;
  const withdrawn = Math.max(0, isConverted ? (isReturned ? 0 : dispute.amount) : net);

  const isUndecided =
    status === 'needs_response' || status === 'under_review' || (status === 'won' && !hasReturned);
  const { due_by, submission_count } = dispute.evidence_details;
  const decided = withdrawn > 0 ? ('lost' as const) : ('won' as const);
  return {
    id,
    status: isUndecided && withdrawn > 0 ? 'open' : decided,
    reason: disputeReasons.find(known => known === reason) ?? 'general',
    withdrawn,
    createdAt: isoFromUnix(created),
    ...(due_by && { dueBy: isoFromUnix(due_by) }),
    evidenceSubmitted: submission_count > 0,
  };
}

function balanceOf(transactions: Stripe.BalanceTransaction[]): BalanceChange[] {
  const sums = new Map<Currency, BalanceChange>();
  for (const transaction of transactions) {
    const { currency, gross, fees } = balanceChange(transaction);
    const before = sums.get(currency) ?? { currency, gross: 0, fees: 0 };
    sums.set(currency, { currency, gross: before.gross + gross, fees: before.fees + fees });
  }
  return [...sums.values()].toSorted((a, b) => a.currency.localeCompare(b.currency));
}

/** An expanded field, or undefined if it is empty. */
function objectOf<T extends object>(value: T | string | null | undefined): T | undefined {
  if (typeof value === 'string') throw new Error(`${value} was not expanded by the provider.`);
  return value ?? undefined;
}
