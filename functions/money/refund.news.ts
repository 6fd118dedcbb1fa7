import { absent, askingWhile } from '#functions/notifications/asking.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Quote } from '#functions/platform/mail/layout.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import { anonymousUsername } from '#shared/fullName.ts';
import { formatMoment, formatMoney } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { moneyEvents } from './money.events.ts';
import { orders } from './orders/order.store.ts';
import { answerEnd } from './refunds/answerTime.ts';
import { latestRefundOf } from './refunds/refund.store.ts';

type Payment = Payload<typeof moneyEvents.paymentSucceeded>;
type Request = Payload<typeof moneyEvents.refundRequested>;
type Refunded = Payload<typeof moneyEvents.paymentRefunded>;
type Handed = Payload<typeof moneyEvents.refundHandedOver>;
type Disputed = Payload<typeof moneyEvents.disputeOpened>;

/** Path of the page on which owners answer refund requests. */
const refundsLink = links.payout({ hash: 'refund-requests' });

interface OwnerNews {
  kind:
    | 'refundRequested'
    | 'refundReminder'
    | 'refundOverdue'
    | 'paymentReturned'
    | 'disputeOpened'
    | 'disputeWon'
    | 'disputeLost';
  link?: string;
  /** The payer's own words. */
  quote?: Quote;
  /** Time until which the owner can answer. */
  answerBy?: string | undefined;
}

/**
 * The project's owner, with the values of messages to them about a payment, and whom they name: no one where a payer
 * stays anonymous. `asks`: to answer the latest request for a refund.
 */
async function readOwner({ table }: JobDeps, payload: Payment) {
  const [order, project, payer] = await table.batchGet(
    orders.key(payload.PaymentID),
    projects.key(payload.ProjectID),
    callers.key(payload.payerId),
  );
  if (!order?.paidAt || !project) return undefined; // a payment that no order could use was never the owner's
  const owner = await table.get(callers.key(project.OwnerUserID));
  const asks = askingWhile(latestRefundOf(order), 'status', ['requested'], { handedOverAt: [absent] });
  const person = order.anonymous ? anonymousUsername : payer;
  return { owner, person, asks, values: { project: order.project.shortName } };
}

/** Notifies the project's owner of a change of a payment, in the app and by email. */
async function notifyOwner(
  deps: JobDeps,
  payload: Payment,
  { kind, link = links.payout(), quote, answerBy }: OwnerNews,
) {
  const found = await readOwner(deps, payload);
  if (!found) return [];
  const { owner, person, values, asks } = found;
  return await notify(deps, owner, {
    names: { person },
    ...(answerBy && { asks }),
    email: {
      template: kind,
      values: language => ({
        ...values,
        amount: formatMoney(language, payload.amount, payload.currency),
        payment: referenceNumber(payload.PaymentID),
        ...(answerBy && { answerBy: formatMoment(language, answerBy) }),
      }),
      quote,
      path: link,
    },
    notification: {
      kind,
      values: {
        ...values,
        ...sumOf(payload),
        ...(answerBy && { moment: answerBy }),
      },
      link,
    },
  });
}

interface PayerNews {
  kind: 'refundEscalated' | 'refundDeclined' | 'refundFailed';
  /** Path to which the email links; the notification links to the payment. */
  path?: string;
  quote?: Quote;
}

/** Notifies the payer of the outcome of a refund. */
async function notifyPayer(
  deps: JobDeps,
  { PaymentID, payerId, amount, currency }: Pick<Payment, 'PaymentID' | 'payerId' | 'amount' | 'currency'>,
  { kind, path, quote }: PayerNews,
) {
  const [order, payer] = await deps.table.batchGet(orders.key(PaymentID), callers.key(payerId));
  if (!order) return [];
  const link = links['payment-status']({ query: { PaymentID } });
  return await notify(deps, payer, {
    email: {
      template: kind,
      values: language => ({
        amount: formatMoney(language, amount, currency),
        payment: referenceNumber(PaymentID),
      }),
      quote,
      path: path ?? link,
    },
    notification: { kind, values: sumOf({ amount, currency }), link },
    names: { project: projectName(deps, order.project) },
  });
}

/** Notifies the payer that the owner has not answered in time, so that administrators decide. */
const tellPayerOfOverdue: DomainEventHandler<Handed> = ({ payload }, deps) =>
  notifyPayer(deps, payload, { kind: 'refundEscalated' });

/** Notifies the payer that their request was declined, with the reason. */
const tellDeclined: DomainEventHandler<Request> = ({ payload }, deps) =>
  notifyPayer(deps, payload, { kind: 'refundDeclined', quote: { text: payload.reason } });

/** Notifies the payer that their bank rejected a refund, and what they can do. */
const tellRefundFailed: DomainEventHandler<Payment> = ({ payload }, deps) =>
  notifyPayer(deps, payload, { kind: 'refundFailed', path: links['contact-us']() });

/** The owner finds it in the app; an email would ask for attention where there is nothing left to do. */
const tellWithdrawn: DomainEventHandler<Payment> = async ({ payload }, deps) => {
  const found = await readOwner(deps, payload);
  if (!found) return [];
  const { owner, person, values } = found;
  const notification = {
    kind: 'refundWithdrawn',
    values: { ...values, ...sumOf(payload) },
    link: links.payout(),
  } as const;
  return await notify(deps, owner, { notification, names: { person } });
};

/** A lost dispute is reported as such: the owner did not decide on it. */
const tellOwnerOfRefund: DomainEventHandler<Refunded> = ({ payload }, deps) =>
  notifyOwner(deps, payload, {
    kind: payload.cause === 'dispute_lost' ? 'disputeLost' : 'paymentReturned',
  });

const tellOwnerOfDispute: DomainEventHandler<Disputed> = ({ payload }, deps) =>
  notifyOwner(deps, payload, { kind: 'disputeOpened' });

/** Minor units and their currency, formatted when the notification is shown. */
const sumOf = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>) => ({
  amount: String(amount),
  currency,
});

export const refundNews = [
  handlersOf(moneyEvents.refundRequested, {
    tellRequested: ({ payload }, deps) =>
      notifyOwner(deps, payload, {
        kind: 'refundRequested',
        link: refundsLink,
        quote: { text: payload.reason },
        answerBy: payload.answerBy ?? answerEnd({ createdAt: deps.now() }), // of an earlier version
      }),
  }),
  handlersOf(moneyEvents.refundReminderDue, {
    remindOwner: ({ payload }, deps) =>
      notifyOwner(deps, payload, {
        kind: 'refundReminder',
        link: refundsLink,
        quote: { text: payload.reason },
        answerBy: payload.answerBy,
      }),
  }),
  handlersOf(moneyEvents.refundHandedOver, {
    tellOwnerOfOverdue: ({ payload }, deps) =>
      notifyOwner(deps, payload, { kind: 'refundOverdue', link: refundsLink }),
    tellPayerOfOverdue,
  }),
  handlersOf(moneyEvents.refundDeclined, { tellDeclined }),
  handlersOf(moneyEvents.refundWithdrawn, { tellWithdrawn }),
  handlersOf(moneyEvents.refundFailed, { tellRefundFailed }),
  handlersOf(moneyEvents.paymentRefunded, { tellOwnerOfRefund }),
  handlersOf(moneyEvents.disputeOpened, { tellOwnerOfDispute }),
  handlersOf(moneyEvents.disputeWon, {
    tellDisputeWon: ({ payload }, deps) => notifyOwner(deps, payload, { kind: 'disputeWon' }),
  }),
];
