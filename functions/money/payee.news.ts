import { absent, askingWhile } from '#functions/notifications/asking.ts';
import { notify } from '#functions/notifications/notify.ts';
import { notifyAdministrators } from '#functions/notifications/notifyAdministrators.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { type AccountState, accountStates } from '#shared/lifecycle.ts';
import { formatMoney, locales } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { payoutAccounts } from './accounts/account.store.ts';
import { moneyEvents } from './money.events.ts';

type Waiting = Payload<typeof moneyEvents.payoutsWaiting>;

const notReady: readonly AccountState[] = accountStates.filter(status => status !== 'ready');

/** Waiting money asks for a payout account that can receive it. */
const asksForAccount = (recipient: Waiting['recipientId']) =>
  askingWhile(payoutAccounts.key(recipient), 'status', [absent, ...notReady]);

const tellPayee = async (
  deps: JobDeps,
  { recipientId, sums }: Waiting,
  kind: 'payoutsWaiting' | 'payoutsUnclaimed',
) =>
  await notify(deps, await deps.table.get(callers.key(recipientId)), {
    email: {
      template: kind,
      values: language => ({ amount: formatSums(language, sums) }),
      path: links.payout(),
    },
    notification: { kind, values: {}, link: links.payout() },
    asks: asksForAccount(recipientId),
  });

/** Tells the administrators of money that was not claimed for 90 days. */
const tellAdministrator: DomainEventHandler<Waiting> = async (event, deps) => {
  const { recipientId, sums } = event.payload;
  const payee = await deps.table.get(callers.key(recipientId));
  const link = links['admin-payouts']({ query: { status: 'eligible', to: recipientId } });
  await notifyAdministrators(deps, event, {
    email: {
      template: 'payeeUnreached',
      values: language => ({ amount: formatSums(language, sums) }),
      path: link,
    },
    notification: { kind: 'payeeUnreached', values: {}, link },
    names: { person: payee },
    asks: asksForAccount(recipientId),
  });
};

const formatSums = (language: Language, sums: Waiting['sums']): string =>
  new Intl.ListFormat(locales[language]).format(
    sums.map(({ amount, currency }) => formatMoney(language, amount, currency)),
  );

export const payeeNews = [
  handlersOf(moneyEvents.payoutsWaiting, {
    tellPayee: ({ payload }, deps) => tellPayee(deps, payload, 'payoutsWaiting'),
  }),
  handlersOf(moneyEvents.payoutsUnclaimed, {
    tellPayee: ({ payload }, deps) => tellPayee(deps, payload, 'payoutsUnclaimed'),
    tellAdministrator,
  }),
];
