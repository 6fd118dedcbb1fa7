import { notify } from '#functions/notifications/notify.ts';
import { tellClosedAccount } from '#functions/notifications/tellClosedAccount.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import { anonymousUsername } from '#shared/fullName.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { baseLanguages, formatDocumentDay, formatMoney } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import type { Language } from '#shared/settings.ts';
import { moneyEvents } from './money.events.ts';
import { addedFeeOf, giftOf, receivedOf } from './orders/gift.ts';
import { orders, type StoredPayment } from './orders/order.store.ts';
import { seenProject } from './orders/toPayment.ts';

type Payment = Payload<typeof moneyEvents.paymentSucceeded>;
type Payout = Payload<typeof moneyEvents.payoutCompleted>;

/** Sends the donor a receipt, dated by the payment. */
const sendReceipt: DomainEventHandler<Payment> = async ({ payload }, deps) => {
  const { order, payer } = await partiesOf(deps, payload);
  if (!order) return [];
  return await notify(deps, payer, {
    email: {
      template: 'paymentReceipt',
      values: language => ({
        ...emailValues(language, payload),
        item: itemOf(language, order),
        fee: feeOf(language, order),
        date: formatDocumentDay(language, order.paidAt ?? deps.now()),
      }),
      path: links.project(payload),
    },
    names: { project: projectName(deps, order.project) },
  });
};

/** Item of an order as its receipt lists it: the donation, or the points. */
function itemOf(language: Language, order: StoredPayment): string {
  const { kind, quantity, currency } = order;
  const sum = formatMoney(language, giftOf(order), currency);
  return kind === 'donation'
    ? `${donation[baseLanguages[language]]}, ${sum}`
    : `${quantity} × ${seenProject(order).contributionName}, ${sum}`;
}

const donation = { en: 'Donation', fr: 'Don', es: 'Donación' } as const;

/** The platform fee of an order as it was booked, and what it leaves to the project. */
function feeOf(language: Language, order: StoredPayment): string {
  const received = receivedOf(order);
  const [fee, rest] = [order.total - received, received].map(sum =>
    formatMoney(language, sum, order.currency),
  );
  return feeTexts[baseLanguages[language]](addedFeeOf(order) > 0)
    .replace('{fee}', fee ?? '')
    .replace('{rest}', rest ?? '');
}

const feeTexts = {
  en: isAdded =>
    isAdded ? '{fee} on top; the project receives {rest}' : '{fee}, included; the project receives {rest}',
  fr: isAdded =>
    isAdded
      ? '{fee} en plus\u202F; le projet reçoit {rest}'
      : '{fee}, compris\u202F; le projet reçoit {rest}',
  es: isAdded =>
    isAdded ? '{fee} aparte; el proyecto recibe {rest}' : '{fee}, incluida; el proyecto recibe {rest}',
} satisfies Record<string, (isAdded: boolean) => string>;

/** Notifies the project's owner of a payment, without the name of a donor who stays anonymous. */
const tellOwnerOfPayment: DomainEventHandler<Payment> = async ({ payload }, deps) => {
  const { order, project, payer } = await partiesOf(deps, payload);
  if (!project || !order) return [];
  const owner = await deps.table.get(callers.key(project.OwnerUserID));
  const isAnonymous = order.anonymous ?? false;
  const gift = { ...payload, amount: giftOf(order) };
  const values = { project: project.shortName };
  return await notify(deps, owner, {
    names: { person: isAnonymous ? anonymousUsername : payer },
    email: {
      template: 'paymentReceived',
      values: language => ({ ...emailValues(language, gift), ...values, fee: feeOf(language, order) }),
      path: links.payout(),
    },
    notification: {
      kind: 'paymentReceived',
      values: { ...values, ...unformattedSum(gift) },
      link: links.project({ ProjectID: payload.ProjectID, hash: 'comments' }), // where the owner thanks them
    },
  });
};

/**
 * Notifies the donor of a refund, also of a payment for a project that has been deleted. Not of a lost dispute: their
 * bank has paid them back and tells them.
 */
const tellRefunded: DomainEventHandler<Payload<typeof moneyEvents.paymentRefunded>> = async (
  { payload },
  deps,
) => {
  if (payload.cause === 'dispute_lost') return [];
  const { order, project, payer } = await partiesOf(deps, payload);
  if (!order) return [];
  if (order.reason === 'account_closed' && payer) {
    const { amount, currency } = payload;
    const item = order.project.shortName;
    await tellClosedAccount(deps, payer, { address: payer.email, item, amount, currency });
    return [];
  }
  const link =
    project && isPublic(project)
      ? links.project(payload)
      : links['payment-status']({ query: { PaymentID: payload.PaymentID } });
  return await notify(deps, payer, {
    email: {
      template: 'paymentRefunded',
      values: language => emailValues(language, payload),
      path: link,
    },
    notification: { kind: 'paymentRefunded', values: unformattedSum(payload), link },
    names: { project: projectName(deps, order.project) },
  });
};

async function notifyRecipient(deps: JobDeps, payload: Payout, kind: 'payoutCompleted' | 'payoutFailed') {
  const recipient = await deps.table.get(callers.key(payload.recipientId));
  return await notify(deps, recipient, {
    email: {
      template: kind,
      values: language => ({
        amount: formatMoney(language, payload.amount, payload.currency),
        payout: referenceNumber(payload.recipientPayoutId),
      }),
      path: links.payout(),
    },
    notification: { kind, values: unformattedSum(payload), link: links.payout() },
  });
}

async function partiesOf({ table }: JobDeps, { PaymentID, ProjectID, payerId }: Payment) {
  const [order, project, payer] = await table.batchGet(
    orders.key(PaymentID),
    projects.key(ProjectID),
    callers.key(payerId),
  );
  return { order, project, payer };
}

const emailValues = (language: Language, { amount, currency, PaymentID }: Payment) => ({
  amount: formatMoney(language, amount, currency),
  payment: referenceNumber(PaymentID),
});

/** Minor units and their currency. Notifications are formatted when they are shown: the reader may switch language. */
const unformattedSum = ({ amount, currency }: Payment | Payout) => ({ amount: String(amount), currency });

export const moneyNews = [
  handlersOf(moneyEvents.paymentSucceeded, { sendReceipt, tellOwnerOfPayment }),
  handlersOf(moneyEvents.paymentRefunded, { tellRefunded }),
  handlersOf(moneyEvents.payoutCompleted, {
    tellPaidOut: ({ payload }, deps) => notifyRecipient(deps, payload, 'payoutCompleted'),
  }),
  handlersOf(moneyEvents.payoutFailed, {
    tellPayoutFailed: ({ payload }, deps) => notifyRecipient(deps, payload, 'payoutFailed'),
  }),
];
