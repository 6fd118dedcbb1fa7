import { refundRows } from './refundRows.ts';
import { call, personCall, projectCall, type Row } from './row.ts';

const reason = 'We are asking the bank about it.';

/** Payments, accounts and payouts. */
export const moneyRows = {
  getPlatformFee: call(200),
  getProjectFee: projectCall({ own: 200, others: 200 }),
  initiatePayment: {
    others: [
      ({ ProjectID }, role) => ({
        body: {
          items: [{ kind: 'donation', ProjectID, quantity: 1, price: 2_500 }],
          total: 2_500,
          currency: 'GBP',
          orderKey: `order-key-of-${role}`,
        },
      }),
      { owner: 'OWN_PROJECT_PAYMENT', else: 201 },
    ],
    unknown: [
      (_, role) => ({
        body: {
          items: [{ kind: 'donation', ProjectID: 'no-such-project', quantity: 1, price: 2_500 }],
          total: 2_500,
          currency: 'GBP',
          orderKey: `order-key-of-${role}`,
        },
      }),
      'PROJECT_NOT_FOUND',
    ],
  },
  payWithStripe: orderCall(200, ({ total, currency }) => ({ total, currency })),
  getOrder: orderCall(200),
  cancelPayment: orderCall(200),
  listProjectPayments: {
    others: [({ ProjectID }) => ({ ProjectID }), 200],
    unknown: [() => ({ ProjectID: 'no-such-project' }), 'PROJECT_NOT_FOUND'],
  },
  listOwnedOrders: call(200),
  listProjectOrders: projectCall({ own: 200, others: 'FORBIDDEN' }),
  listMyOrders: call(200),
  getPayoutOrigin: call('PAYOUT_NOT_FOUND', () => ({ recipientPayoutId: 'no-such-payout' })),
  setOrderAnonymity: {
    own: [
      ({ payment: { PaymentID } }, role) =>
        role === 'paidUser' ? { PaymentID, body: { anonymous: true } } : undefined,
      200,
    ],
    others: [
      ({ payment: { PaymentID } }, role) =>
        role === 'paidUser' ? undefined : { PaymentID, body: { anonymous: true } },
      'ORDER_NOT_FOUND',
    ],
    unknown: [() => ({ PaymentID: 'no-such-order', body: { anonymous: true } }), 'ORDER_NOT_FOUND'],
  },
  getReceipt: {
    own: [
      ({ payment: { PaymentID } }, role) => (role === 'paidUser' ? { PaymentID } : undefined),
      'RECEIPT_NOT_AVAILABLE',
    ],
    others: [
      ({ payment: { PaymentID } }, role) => (role === 'paidUser' ? undefined : { PaymentID }),
      'ORDER_NOT_FOUND',
    ],
    unknown: [() => ({ PaymentID: 'no-such-order' }), 'ORDER_NOT_FOUND'],
  },
  ...refundRows,
  receiveStripeWebhook: call('WEBHOOK_SIGNATURE_INVALID', () => ({
    headers: { 'stripe-signature': 'forged' },
    body: {},
  })),
  onboardConnect: call(200),
  returnConnect: call(302, () => ({ query: { state: 'a-forged-state-of-the-sign-in' } })),
  refreshConnect: call(302, () => ({ query: { state: 'a-forged-state-of-the-sign-in' } })),
  getAccountStatus: personCall('userId', {
    own: 200,
    others: { administrator: 200, else: 'FORBIDDEN' },
    unknown: { administrator: 'AUTHOR_NOT_FOUND', else: 'FORBIDDEN' },
  }),
  previewShares: projectCall({ own: 200, others: { member: 200, else: 'FORBIDDEN' } }),
  listInvoices: call(200),
  getInvoice: {
    unknown: [() => ({ invoiceNumber: '2026-999999' }), 'INVOICE_NOT_FOUND'],
  },
  saveVatNumber: call(200, () => ({ body: { vatNumber: 'FR12345678901' } })),
  getStatement: statementCall(),
  listStatementLines: statementCall(),
  listMyPayouts: call(200),
  listAllPayouts: call(200),
  transferPayout: {
    unknown: [() => ({ recipientPayoutId: 'no-such-payout' }), 'PAYOUT_NOT_FOUND'],
  },
  holdPayout: {
    unknown: [() => ({ recipientPayoutId: 'no-such-payout', body: { reason } }), 'PAYOUT_NOT_FOUND'],
  },
  releasePayout: {
    unknown: [() => ({ recipientPayoutId: 'no-such-payout', body: {} }), 'PAYOUT_NOT_FOUND'],
  },
  holdPayouts: personCall(
    'UserID',
    { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' },
    { body: { reason } },
  ),
  releasePayouts: personCall('UserID', { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' }, { body: {} }),
} as const satisfies Record<string, Row>;

type PaymentOf = Parameters<NonNullable<Row['own']>[0]>[0]['payment'];

/** A call that names an order: one's own as its payer, another person's, or an unknown one. */
function orderCall(success: number, rest: (payment: PaymentOf) => object = () => ({})): Row {
  const named = (payment: PaymentOf) => ({ body: { PaymentID: payment.PaymentID, ...rest(payment) } });
  return {
    own: [({ payment }, role) => (role === 'paidUser' ? named(payment) : undefined), success],
    others: [({ payment }, role) => (role === 'paidUser' ? undefined : named(payment)), 'ORDER_NOT_FOUND'],
    unknown: [
      ({ payment }) => ({ body: { ...named(payment).body, PaymentID: 'no-such-order' } }),
      'ORDER_NOT_FOUND',
    ],
  };
}

/** A call that names the payee of a statement. */
function statementCall(): Row {
  return personCall(
    'userId',
    {
      own: 200,
      others: { administrator: 200, else: 'FORBIDDEN' },
      unknown: { administrator: 'AUTHOR_NOT_FOUND', else: 'FORBIDDEN' },
    },
    { query: { month: '2026-11' } },
  );
}
