import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { special } from '#shared/ids.ts';
import { formatDay, formatMoney } from '#shared/locales.ts';
import type { StuckReason } from '#shared/moneyReasons.ts';
import { links } from '#shared/paths.ts';
import { moneyEvents } from './money.events.ts';
import { orders } from './orders/order.store.ts';

type Payment = Payload<typeof moneyEvents.paymentSucceeded>;

const administrator = (deps: JobDeps) => deps.table.get(callers.key(special.topAdministrator));

/** The notice about each reason, and the status of the payouts that wait for it, which its link lists. */
const stuck = {
  balance_too_low: { kind: 'payoutsShortOfFunds', status: 'eligible' },
  account_not_ready: { kind: 'payoutsWithoutAccount', status: 'eligible' },
  outcome_unknown: { kind: 'payoutsUnknown', status: 'failed' },
  refused_by_provider: { kind: 'payoutsRefused', status: 'failed' },
  set_aside: { kind: 'payoutsSetAside', status: 'eligible' },
} as const satisfies Record<StuckReason, { kind: string; status: string }>;

const tellStuck: DomainEventHandler<Payload<typeof moneyEvents.payoutsStuck>> = async ({ payload }, deps) => {
  const { kind, status } = stuck[payload.reason];
  const link = links['admin-payouts']({ query: { status, reason: payload.reason } });
  return await notify(deps, await administrator(deps), {
    email: { template: kind, path: link },
    notification: { kind, values: {}, link },
  });
};

/** Tells the top administrator what must be done about a payment. `date` is an instant. */
async function tellOfPayment(
  deps: JobDeps,
  payload: Payment,
  { kind, view, date }: { kind: PaymentNotice; view?: keyof typeof views; date?: string | undefined },
) {
  const order = await deps.table.get(orders.key(payload.PaymentID));
  if (!order) return [];
  const { amount, currency, PaymentID } = payload;
  const values = { project: order.project.shortName };
  const link = view ? links['admin-payouts']({ query: views[view] }) : links.project(payload);
  return await notify(deps, await administrator(deps), {
    email: {
      template: kind,
      values: language => ({
        ...values,
        amount: formatMoney(language, amount, currency),
        payment: PaymentID,
        date: date ? formatDay(language, date) : '—', // the provider names no deadline for some disputes
      }),
      path: link,
    },
    notification: {
      kind,
      values: {
        ...values,
        amount: String(amount),
        currency,
        ...(date && { date: date.slice(0, 'YYYY-MM-DD'.length) }),
      },
      link,
    },
  });
}

type PaymentNotice = 'disputeToAnswer' | 'disputeDue' | 'fraudWarned' | 'refundOwed' | 'refundToDecide';

/** Where administrators find what a notice is about. */
const views = {
  disputes: { view: 'disputes' },
  failedRefunds: { view: 'refunds', status: 'failed' },
  refundRequests: { view: 'refunds' },
} as const;

export const administratorNews = [
  handlersOf(moneyEvents.payoutsStuck, { tellStuck }),
  handlersOf(moneyEvents.disputeOpened, {
    tellAdministrator: ({ payload }, deps) =>
      tellOfPayment(deps, payload, { kind: 'disputeToAnswer', view: 'disputes', date: payload.dueBy }),
  }),
  handlersOf(moneyEvents.disputeDue, {
    tellAdministrator: ({ payload }, deps) =>
      tellOfPayment(deps, payload, { kind: 'disputeDue', view: 'disputes', date: payload.dueBy }),
  }),
  handlersOf(moneyEvents.fraudWarned, {
    tellAdministrator: ({ payload }, deps) => tellOfPayment(deps, payload, { kind: 'fraudWarned' }),
  }),
  handlersOf(moneyEvents.refundFailed, {
    tellAdministrator: ({ payload }, deps) =>
      tellOfPayment(deps, payload, { kind: 'refundOwed', view: 'failedRefunds' }),
  }),
  handlersOf(moneyEvents.refundHandedOver, {
    tellAdministrator: ({ payload }, deps) =>
      tellOfPayment(deps, payload, { kind: 'refundToDecide', view: 'refundRequests' }),
  }),
];
