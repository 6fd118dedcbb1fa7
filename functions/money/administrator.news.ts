import { type Asking, askingWhile } from '#functions/notifications/asking.ts';
import { notifyAdministrators } from '#functions/notifications/notifyAdministrators.ts';
import {
  type DomainEvent,
  type DomainEventHandler,
  handlersOf,
  type Payload,
} from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { formatMoment, formatMoney } from '#shared/locales.ts';
import type { StuckReason } from '#shared/moneyReasons.ts';
import { links } from '#shared/paths.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { moneyEvents } from './money.events.ts';
import { orders, type StoredPayment } from './orders/order.store.ts';
import { latestRefundOf } from './refunds/refund.store.ts';

type Payment = Payload<typeof moneyEvents.paymentSucceeded>;

/** The notice about each reason, and the status of the payouts that wait for it, which its link lists. */
const stuck = {
  balance_too_low: { kind: 'payoutsShortOfFunds', status: 'eligible' },
  account_not_ready: { kind: 'payoutsWithoutAccount', status: 'eligible' },
  outcome_unknown: { kind: 'payoutsUnknown', status: 'failed' },
  refused_by_provider: { kind: 'payoutsRefused', status: 'failed' },
  set_aside: { kind: 'payoutsSetAside', status: 'eligible' },
} as const satisfies Record<StuckReason, { kind: string; status: string }>;

const tellStuck: DomainEventHandler<Payload<typeof moneyEvents.payoutsStuck>> = async (event, deps) => {
  const { reason } = event.payload;
  const { kind, status } = stuck[reason];
  const link = links['admin-payouts']({ query: { status, reason } });
  await notifyAdministrators(deps, event, {
    email: { template: kind, path: link },
    notification: { kind, values: {}, link },
  });
};

/** Action that a notice about a refund asks administrators for. */
const ASKS: Partial<Record<PaymentNotice, (order: StoredPayment) => Asking>> = {
  refundOwed: order => askingWhile(latestRefundOf(order), 'status', ['failed']),
  refundToDecide: order => askingWhile(latestRefundOf(order), 'status', ['requested']),
};

/** Tells the administrators what must be done about a payment. `dueBy` is an instant. */
async function tellOfPayment(
  deps: JobDeps,
  event: DomainEvent<Payment>,
  { kind, view, dueBy }: { kind: PaymentNotice; view?: keyof typeof views; dueBy?: string | undefined },
) {
  const { payload } = event;
  const order = await deps.table.get(orders.key(payload.PaymentID));
  if (!order) return;
  const { amount, currency, PaymentID } = payload;
  const values = { project: order.project.shortName };
  const link = view ? links['admin-payouts']({ query: views[view] }) : links.project(payload);
  await notifyAdministrators(deps, event, {
    email: {
      template: kind,
      values: language => ({
        ...values,
        amount: formatMoney(language, amount, currency),
        payment: referenceNumber(PaymentID),
        date: dueBy ? formatMoment(language, dueBy) : '—', // the provider names no deadline for some disputes
      }),
      path: link,
    },
    notification: {
      kind,
      values: {
        ...values,
        amount: String(amount),
        currency,
        ...(dueBy && { moment: dueBy }),
      },
      link,
    },
    asks: ASKS[kind]?.(order),
  });
}

type PaymentNotice = 'disputeToAnswer' | 'disputeDue' | 'fraudWarned' | 'refundOwed' | 'refundToDecide';

/** Queries of the pages on which administrators find the subject of a notice. */
const views = {
  disputes: { view: 'disputes' },
  failedRefunds: { view: 'refunds', status: 'failed' },
  refundRequests: { view: 'refunds' },
} as const;

export const administratorNews = [
  handlersOf(moneyEvents.payoutsStuck, { tellStuck }),
  handlersOf(moneyEvents.disputeOpened, {
    tellAdministrator: (event, deps) =>
      tellOfPayment(deps, event, { kind: 'disputeToAnswer', view: 'disputes', dueBy: event.payload.dueBy }),
  }),
  handlersOf(moneyEvents.disputeDue, {
    tellAdministrator: (event, deps) =>
      tellOfPayment(deps, event, { kind: 'disputeDue', view: 'disputes', dueBy: event.payload.dueBy }),
  }),
  handlersOf(moneyEvents.fraudWarned, {
    tellAdministrator: (event, deps) => tellOfPayment(deps, event, { kind: 'fraudWarned' }),
  }),
  handlersOf(moneyEvents.refundFailed, {
    tellAdministrator: (event, deps) =>
      tellOfPayment(deps, event, { kind: 'refundOwed', view: 'failedRefunds' }),
  }),
  handlersOf(moneyEvents.refundHandedOver, {
    tellAdministrator: (event, deps) =>
      tellOfPayment(deps, event, { kind: 'refundToDecide', view: 'refundRequests' }),
  }),
];
