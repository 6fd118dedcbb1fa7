import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields } from '#functions/platform/log.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { UserID } from '#shared/ids.ts';
import { type Currency, money, unclaimedPayouts as settings } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { payoutAccounts } from '../accounts/account.store.ts';
import { moneyEvents } from '../money.events.ts';
import { outstandingAmount, ownByStatus, payouts } from './payout.store.ts';
import { payoutHolds } from './payoutHold.store.ts';
import { reportStuckPayouts } from './reportStuckPayouts.ts';
import {
  type WaitingPayee,
  waitingPayeeShards,
  waitingPayeeSteps,
  waitingPayees,
} from './waitingPayee.store.ts';

/**
 * Reminds recipients whose payouts wait for their payout account: immediately, and after 7, 30 and 60 days. After 90 days
 * their payouts are unclaimed, and an administrator is told; the money stays theirs. Idempotent. A recipient that fails
 * is tried again by the next run.
 */
export async function remindWaitingPayees(deps: Deps): Promise<{ reminded: number; unclaimed: number }> {
  const { table, now, log } = deps;
  const done = { reminded: 0, unclaimed: 0 };
  for (const pk of waitingPayeeShards) {
    const due = { index: 'gsi2', pk, between: ['0', `${now()}#~`] } as const;
    for await (const payee of table.each(waitingPayees, due)) {
      try {
        const outcome = await remind(deps, payee);
        if (outcome) done[outcome] += 1;
      } catch (error) {
        log.error('payee.reminder_failed', { recipientId: payee.recipientId, ...errorFields(error) });
      }
    }
  }
  return done;
}

/** Takes the step that is due. Undefined if there is none, or the record has just changed. */
async function remind(deps: Deps, payee: WaitingPayee): Promise<'reminded' | 'unclaimed' | undefined> {
  const { table, now } = deps;
  const { recipientId, reminders } = payee;
  const [account, person, hold] = await table.batchGet(
    payoutAccounts.key(recipientId),
    callers.key(recipientId),
    payoutHolds.key(recipientId),
  );
  const sums = await waitingSums(deps, recipientId);
  if (account?.status === 'ready' || sums.length === 0) {
    await table.transact(waitingPayeeSteps.remove(recipientId));
    return undefined;
  }

  const payable = sums.filter(({ amount }) => amount >= money.minTransfer);
  if (hold || person?.status === 'banned' || payable.length === 0) {
    await table.transact(waitingPayeeSteps.replace(payee, { ...payee, dueAt: after(now(), 1) }));
    return undefined;
  }
  return reminders > 0 && after(payee.since, settings.afterDays) <= now()
    ? await giveUp(deps, payee, payable)
    : await sendReminder(deps, payee, payable);
}

type Sums = { amount: number; currency: Currency }[];

async function sendReminder(deps: Deps, payee: WaitingPayee, sums: Sums) {
  const { recipientId } = payee;
  const since = payee.reminders === 0 ? deps.now() : payee.since;
  const reminders = settings.reminderDays.filter(days => after(since, days) <= deps.now()).length;
  const dueAt = after(since, settings.reminderDays[reminders] ?? settings.afterDays);
  const isLong = after(since, settings.tellAdministratorAfterDays) <= deps.now();
  const refused = await deps.table.transact(
    waitingPayeeSteps.replace(payee, { ...payee, since, reminders, dueAt }),
    outbox.publish(
      deps,
      moneyEvents.payoutsWaiting,
      { recipientId, sums },
      `payouts-waiting-${recipientId}-${since}-${reminders}`,
    ),
    isLong ? await reportStuckPayouts(deps, 'account_not_ready') : undefined,
  );
  return refused ? undefined : 'reminded';
}

/** The next payout run marks the payouts. */
async function giveUp(deps: Deps, payee: WaitingPayee, sums: Sums) {
  const { recipientId, since, reminders } = payee;
  const refused = await deps.table.transact(
    waitingPayeeSteps.replace(payee, { recipientId, since, reminders, unclaimedAt: deps.now() }),
    outbox.publish(
      deps,
      moneyEvents.payoutsUnclaimed,
      { recipientId, sums },
      `payouts-unclaimed-${recipientId}-${since}`,
    ),
  );
  return refused ? undefined : 'unclaimed';
}

/** Sums of the payouts that wait for a recipient's payout account, by currency. */
async function waitingSums({ table }: Deps, recipient: UserID): Promise<Sums> {
  const sums = new Map<Currency, number>();
  const eligible = { index: 'gsi1', pk: ownByStatus(recipient, 'eligible') } as const;
  for await (const payout of table.each(payouts, eligible)) {
    if (payout.held || payout.setAside) continue;
    sums.set(payout.currency, (sums.get(payout.currency) ?? 0) + outstandingAmount(payout));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

const after = (since: string, days: number): string => new Date(Date.parse(since) + days * day).toISOString();
