import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { debts } from '#functions/money/debts/debt.store.ts';
import { invoiceNumber, invoices, vatNumbers } from '#functions/money/invoices/invoice.store.ts';
import { orders, type StoredPayment } from '#functions/money/orders/order.store.ts';
import { ownOrderSortKey, ownOrders } from '#functions/money/orders/ownOrder.store.ts';
import { payoutIdOf, payoutSteps } from '#functions/money/payouts/payout.store.ts';
import { payoutHolds } from '#functions/money/payouts/payoutHold.store.ts';
import { refundSteps } from '#functions/money/refunds/refund.store.ts';
import { addLine } from '#functions/money/statements/statement.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { blankRecord, subscriptions } from '#functions/subscriptions/subscription.store.ts';
import { subscriptionPayments } from '#functions/subscriptions/subscriptionPayment.store.ts';
import type { World } from '#functions/testing/world.ts';
import { PaymentID, type ProjectID, SubscriptionId, type UserID } from '#shared/ids.ts';

/** Payments of `user`, their plan, and what they earned. */
export function fillMoney({ deps, clock }: World, user: UserID, project: ProjectID, mark: string) {
  return [
    ...payments(deps.newId(), clock.now(), user, project, mark),
    ...plan(clock.now(), user, mark),
    ...earnings(clock.now(), user, project, mark),
  ];
}

function payments(id: string, at: string, user: UserID, ProjectID: ProjectID, mark: string) {
  const order: StoredPayment = {
    PaymentID: PaymentID.parse(id),
    payerId: user,
    OwnerUserID: user,
    project: { ProjectID, name: 'Tidewatch', shortName: `${mark} order`, contributionName: 'buoy' },
    kind: 'donation',
    quantity: 1,
    price: 2_000,
    total: 2_000,
    currency: 'GBP',
    commissionPermille: 100,
    commission: 200,
    anonymous: true,
    language: 'en',
    status: 'success',
    createdAt: at,
    expiresAt: at,
    paidAt: at,
    sessionId: 'secret-session',
    sessions: 0,
    intentId: 'secret-intent',
    shares: [{ UserID: user, recipientPayoutId: payoutIdOf(id, user), amount: 1_800, reversed: 0 }],
    refunded: 0,
  };
  const { PaymentID: payment, payerId, createdAt, kind, status } = order;
  const { steps } = refundSteps.begin(order, {
    initiator: 'payer',
    status: 'requested',
    reason: `${mark} refund`,
    createdAt: at,
  });
  return [
    Step.create(orders.key(payment), { ...order, refundCount: 1 }),
    Step.create(ownOrders.key(user, ownOrderSortKey(order)), {
      PaymentID: payment,
      payerId,
      createdAt,
      kind,
      status,
    }),
    steps[0],
  ];
}

function plan(at: string, user: UserID, mark: string) {
  return [
    Step.create(subscriptions.key(user), {
      ...blankRecord(user),
      current: {
        subscriptionId: SubscriptionId.parse('sub_1'),
        customerId: 'secret-customer',
        itemId: 'secret-item',
        planTypeId: 'basic',
        interval: 'month',
        currency: 'GBP',
        status: 'active',
        autoRenewal: true,
        price: 500,
        startDate: at,
        periodEnd: at,
        card: { brand: `${mark} card`, last4: '4242', expMonth: 1, expYear: 2030 },
      },
    }),
    Step.create(subscriptionPayments.key(`secret-${user}`), {
      UserID: user,
      invoiceId: `${mark} plan invoice`,
      planTypeId: 'basic',
      amount: 500,
      refunded: 0,
      currency: 'GBP',
      paidAt: at,
      intentId: `secret-${user}`,
      subscriptionId: 'sub_1',
      posted: ['secret-movement'],
      pending: false,
    }),
  ];
}

function earnings(at: string, user: UserID, ProjectID: ProjectID, mark: string) {
  const number = invoiceNumber('2026', 0);
  const line = (id: string, time: string) => ({
    id: `${mark} ${id}`,
    at: time,
    kind: 'received' as const,
    currency: 'GBP' as const,
    amount: 1_800,
    offset: 0,
  });
  return [
    Step.create(payoutAccounts.key(user), {
      UserID: user,
      accountId: 'secret-account',
      status: 'ready',
      country: 'GB',
      requirements: [`${mark} requirement`],
      bankAccountEnding: '6789',
      payoutsEnabled: true,
      checkedAt: at,
    }),
    ...payoutSteps.create({
      recipientPayoutId: payoutIdOf('cause', user),
      recipientId: user,
      project: { ProjectID, shortName: `${mark} payout` },
      createdDate: at,
      eligibleDate: at,
      amount: 1_800,
      currency: 'GBP',
      status: 'pending',
      offset: 0,
      held: true,
      heldBy: ['administrator'],
      hold: { reason: 'secret-reason', at },
      reversed: 0,
      sourceCharge: 'secret-charge',
      failures: 0,
    }),
    Step.create(payoutHolds.key(user), { recipientId: user, reason: 'secret-reason', at }),
    ...addLine(user, line('line of June', '2026-06-30T10:00:00.000Z'), {}),
    ...addLine(user, line('line of November', at), {}),
    Step.create(invoices.key(user, number), {
      number,
      kind: 'invoice',
      UserID: user,
      month: '2026-10',
      currency: 'GBP',
      issuedAt: at,
      issuer: { company: 'Cairn', companyNumber: '1', address: 'Leeds' },
      customer: { name: `${mark} customer` },
      treatment: 'unregistered',
      permille: 0,
      net: 200,
      vat: 0,
      gross: 200,
    }),
    Step.create(vatNumbers.key(user), { vatNumber: `${mark} VAT number` }),
    Step.create(debts.key(user, 'EUR'), {
      UserID: user,
      currency: 'EUR',
      causes: [{ kind: 'refund', at, amount: 700 }],
      settledAhead: 0,
      version: 3,
    }),
  ];
}
