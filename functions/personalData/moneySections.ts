import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { debts } from '#functions/money/debts/debt.store.ts';
import { invoices, invoicesOf, vatNumbers } from '#functions/money/invoices/invoice.store.ts';
import { orders, type StoredPayment } from '#functions/money/orders/order.store.ts';
import { ownOrders, ownOrdersOf } from '#functions/money/orders/ownOrder.store.ts';
import { toPayment } from '#functions/money/orders/toPayment.ts';
import { ownPayouts, payoutEntries, payouts } from '#functions/money/payouts/payout.store.ts';
import { payoutHolds } from '#functions/money/payouts/payoutHold.store.ts';
import { toPayout } from '#functions/money/payouts/toPayout.ts';
import { refundIdOf, refunds } from '#functions/money/refunds/refund.store.ts';
import { toRefund } from '#functions/money/refunds/toRefund.ts';
import { linesOf, monthOf, readTotals, statementLines } from '#functions/money/statements/statement.store.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { subscriptions } from '#functions/subscriptions/subscription.store.ts';
import {
  type StoredSubscriptionPayment,
  subscriptionPayments,
  subscriptionPaymentsOf,
} from '#functions/subscriptions/subscriptionPayment.store.ts';
import { toSubscription } from '#functions/subscriptions/toSubscription.ts';
import type { Invoice } from '#shared/entities/invoice.ts';
import type { StatementLine } from '#shared/entities/statement.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { currencies } from '#shared/settings.ts';
import { type Context, few, fields, list, type Read, type Section, within } from './section.ts';

const lineOf = fields<StatementLine>()(
  'id',
  'at',
  'kind',
  'currency',
  'amount',
  'offset',
  'PaymentID',
  'recipientPayoutId',
);

const subscriptionPaymentOf = fields<StoredSubscriptionPayment>()(
  'invoiceId',
  'planTypeId',
  'amount',
  'refunded',
  'currency',
  'paidAt',
  'url',
);

const invoiceOf = fields<Invoice>()(
  'number',
  'kind',
  'month',
  'currency',
  'issuedAt',
  'issuer',
  'customer',
  'treatment',
  'permille',
  'net',
  'vat',
  'gross',
);

/** Orders with the contents of their receipts and with their refunds, as their payer sees them. */
async function showOrders(
  entries: readonly Pick<StoredPayment, 'PaymentID'>[],
  { table, now }: Context,
): Promise<object[]> {
  const found = await table.batchGet(...entries.map(({ PaymentID }) => orders.key(PaymentID)));
  const given = found.flatMap(order => order ?? []);
  const returned = await table.batchGet(...given.flatMap(refundKeysOf));

  return given.map(order => {
    const { canRetry: _, items: __, ...payment } = toPayment(order, now());
    const { PaymentID, quantity, price, anonymous } = order;
    return {
      ...payment,
      quantity,
      price,
      anonymous: anonymous ?? false,
      number: referenceNumber(PaymentID),
      refunds: returned.flatMap(refund => (refund?.PaymentID === PaymentID ? [toRefund(refund, now())] : [])),
    };
  });
}

const refundKeysOf = ({ PaymentID, refundCount = 0 }: StoredPayment) =>
  Array.from({ length: refundCount }, (_, index) => refunds.key(PaymentID, refundIdOf(PaymentID, index + 1)));

/** Payouts as their recipient sees them: a hold without its reason. */
const readPayouts = list(
  payoutEntries,
  id => ({ pk: ownPayouts(id), order: 'desc' }),
  async (entries, { table, caller }) => {
    const [hold] = await table.batchGet(payoutHolds.key(caller.UserID));
    const found = await table.batchGet(
      ...entries.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId)),
    );
    return found.flatMap(payout => {
      if (!payout) return [];
      const { recipient: _, ...shown } = toPayout(payout, undefined, hold);
      return [shown];
    });
  },
);

/** The months in which the caller has movements, oldest first, one at a time. The cursor is the month. */
const oneMonth: Read<string> = async ({ table, caller, now }, cursor) => {
  const totals = await readTotals(table, caller.UserID, { until: monthOf(now()) });
  const months = [...new Set(totals.map(({ month }) => month))];
  const place = cursor === undefined ? 0 : months.indexOf(cursor);
  if (place < 0) return refuse('INVALID_CURSOR');
  const next = months[place + 1];
  return { items: months.slice(place, place + 1), ...(next && { cursor: next }) };
};

const readStatementLines = within(oneMonth, (context, month, cursor) =>
  list(
    statementLines,
    id => ({ pk: linesOf(id, month) }),
    lines => lines.map(lineOf),
  )(context, cursor),
);

/** Payments, plans and earnings. */
export const moneySections: readonly Section[] = [
  { name: 'orders', read: list(ownOrders, id => ({ pk: ownOrdersOf(id), order: 'desc' }), showOrders) },
  {
    name: 'subscription',
    read: few(
      id => [subscriptions.key(id)],
      record => [{ ...toSubscription(record), trialUsedAt: record.trialUsedAt }],
    ),
  },
  {
    name: 'subscriptionPayments',
    read: list(
      subscriptionPayments,
      id => ({ index: 'gsi1', pk: subscriptionPaymentsOf(id), order: 'desc' }),
      found => found.map(subscriptionPaymentOf),
    ),
  },
  {
    name: 'payoutAccount',
    read: few(
      id => [payoutAccounts.key(id)],
      ({ status, country, requirements, bankAccountEnding, payoutsEnabled, checkedAt }) => [
        { status, country, requirements, bankAccountEnding, payoutsEnabled, checkedAt },
      ],
    ),
  },
  { name: 'payouts', read: readPayouts },
  { name: 'statementLines', read: readStatementLines },
  {
    name: 'invoices',
    read: list(
      invoices,
      id => ({ pk: invoicesOf(id), order: 'desc' }),
      found => found.map(invoiceOf),
    ),
  },
  {
    name: 'vatNumber',
    read: few(
      id => [vatNumbers.key(id)],
      ({ vatNumber }) => [{ vatNumber }],
    ),
  },
  {
    name: 'debts',
    read: few(
      id => currencies.map(currency => debts.key(id, currency)),
      ({ currency, causes }) => (causes.length > 0 ? [{ currency, causes }] : []),
    ),
  },
];
