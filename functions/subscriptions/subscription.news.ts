import { askingWhile } from '#functions/notifications/asking.ts';
import { notify } from '#functions/notifications/notify.ts';
import { tellClosedAccount } from '#functions/notifications/tellClosedAccount.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import { baseLanguages, formatDay, formatDocumentDay, formatMoment, formatMoney } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import type { BillingInterval } from '#shared/plans.ts';
import { planNames } from '#shared/plans.ts';
import type { Language } from '#shared/settings.ts';
import { subscriptionEvents } from './subscription.events.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionPayments } from './subscriptionPayment.store.ts';
import { isBarred } from './wasBarred.ts';

type Change = Payload<typeof subscriptionEvents.subscriptionCancelled>;

/** Billing period after a price, as in "£5.00 a month". */
const intervals: Record<'en' | 'fr' | 'es', Record<BillingInterval, string>> = {
  en: { month: 'a month', year: 'a year' },
  fr: { month: 'par mois', year: 'par an' },
  es: { month: 'al mes', year: 'al año' },
};

const profile = links['edit-profile']({ hash: 'membership' });

const valuesOf = (language: Language, { planTypeId, price, currency, interval, periodEnd }: Change) => ({
  plan: planNames[planTypeId],
  price: `${formatMoney(language, price, currency)} ${intervals[baseLanguages[language]][interval]}`,
  date: formatDay(language, periodEnd),
});

const email = (
  template: EmailTemplate,
  change: Change,
  { path = profile, extra = () => ({}) }: { path?: string; extra?: (language: Language) => object } = {},
) => ({
  template,
  path,
  values: (language: Language) => ({ ...valuesOf(language, change), ...extra(language) }),
});

const subscriber = ({ table }: JobDeps, { UserID }: Pick<Change, 'UserID'>) => table.get(callers.key(UserID));

/** Email about a trial, whose end is a deadline: a plan that is cancelled before that moment costs nothing. */
const emailOfTrial = (template: 'trialStarted' | 'trialEnding', change: Change) =>
  email(template, change, { extra: language => ({ date: formatMoment(language, change.periodEnd) }) });

/** A notification in the app. */
const inApp = (kind: 'trialEnding' | 'renewalFailed' | 'subscriptionEnded', change: Change) => ({
  kind,
  values: { plan: planNames[change.planTypeId] },
  link: profile,
});

const welcome: DomainEventHandler<Payload<typeof subscriptionEvents.subscriptionStarted>> = async (
  { payload },
  deps,
) =>
  await notify(deps, await subscriber(deps, payload), {
    email: payload.isTrial ? emailOfTrial('trialStarted', payload) : email('subscriptionStarted', payload),
  });

const remindOfTrialEnd: DomainEventHandler<Change> = async ({ payload }, deps) =>
  await notify(deps, await subscriber(deps, payload), {
    email: emailOfTrial('trialEnding', payload),
    notification: inApp('trialEnding', payload),
  });

const sendSubscriptionReceipt: DomainEventHandler<
  Payload<typeof subscriptionEvents.subscriptionPaid>
> = async ({ payload }, deps) => {
  const paid = await deps.table.get(subscriptionPayments.key(payload.intentId));
  if (!paid) return [];
  return await notify(deps, await subscriber(deps, payload), {
    email: {
      template: 'subscriptionReceipt',
      path: profile,
      values: language => ({
        plan: planNames[paid.planTypeId],
        amount: formatMoney(language, paid.amount, paid.currency),
        date: formatDocumentDay(language, paid.paidAt),
        payment: paid.invoiceId,
      }),
    },
  });
};

const tellRenewalFailed: DomainEventHandler<Payload<typeof subscriptionEvents.renewalFailed>> = async (
  { payload },
  deps,
) => {
  const { nextAttemptAt } = payload;
  return await notify(deps, await subscriber(deps, payload), {
    email: nextAttemptAt
      ? email('renewalFailed', payload, { extra: language => ({ next: formatDay(language, nextAttemptAt) }) })
      : email('renewalFailedLast', payload),
    notification: inApp('renewalFailed', payload),
    asks: askingWhile(subscriptions.key(payload.UserID), 'current.status', ['past-due']),
  });
};

const tellCancelled: DomainEventHandler<Change> = async ({ payload }, deps) =>
  await notify(deps, await subscriber(deps, payload), { email: email('subscriptionCancelled', payload) });

const tellResumed: DomainEventHandler<Change> = async ({ payload }, deps) =>
  await notify(deps, await subscriber(deps, payload), { email: email('subscriptionResumed', payload) });

/** People whose account has been closed since are told at the address that they gave to the provider. */
const tellRefunded: DomainEventHandler<Payload<typeof subscriptionEvents.subscriptionRefunded>> = async (
  { payload },
  deps,
) => {
  const person = await subscriber(deps, payload);
  const { amount, currency, planTypeId } = payload;
  const values = (language: Language) => ({
    plan: planNames[planTypeId],
    amount: formatMoney(language, amount, currency),
  });
  if (!isBarred(person))
    return await notify(deps, person, { email: { template: 'subscriptionRefunded', path: profile, values } });
  if (person)
    await tellClosedAccount(deps, person, {
      address: payload.email ?? person.email,
      item: planNames[planTypeId],
      amount,
      currency,
    });
  return [];
};

const tellEnded: DomainEventHandler<Change> = async ({ payload }, deps) =>
  await notify(deps, await subscriber(deps, payload), {
    email: email('subscriptionEnded', payload, { path: links.membership() }),
    notification: { ...inApp('subscriptionEnded', payload), link: links.membership() },
  });

export const subscriptionNews = [
  handlersOf(subscriptionEvents.subscriptionStarted, { welcome }),
  handlersOf(subscriptionEvents.trialEnding, { remindOfTrialEnd }),
  handlersOf(subscriptionEvents.subscriptionPaid, { sendSubscriptionReceipt }),
  handlersOf(subscriptionEvents.renewalFailed, { tellRenewalFailed }),
  handlersOf(subscriptionEvents.subscriptionCancelled, { tellCancelled }),
  handlersOf(subscriptionEvents.subscriptionResumed, { tellResumed }),
  handlersOf(subscriptionEvents.subscriptionRefunded, { tellRefunded }),
  handlersOf(subscriptionEvents.subscriptionEnded, { tellEnded }),
];
