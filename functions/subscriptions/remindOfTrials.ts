import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { subscriptionSettings as settings } from '#shared/plans.ts';
import { day } from '#shared/time.ts';
import { subscriptionEvents } from './subscription.events.ts';
import { runningTrials, saveRecord, subscriptions } from './subscription.store.ts';

/** Reminds people of the end of their trial, once, three days before. Trials that have been cancelled are left out. */
export async function remindOfTrials(deps: Deps): Promise<{ reminded: number }> {
  const { table, now } = deps;
  const until = new Date(Date.parse(now()) + settings.trialReminderDays * day).toISOString();
  const ending = { index: 'gsi2', pk: runningTrials, between: [now(), `${until}#~`] } as const;
  let reminded = 0;

  for await (const record of table.each(subscriptions, ending)) {
    const { UserID, current } = record;
    if (!current) continue;
    const { subscriptionId, planTypeId, interval, currency, price, periodEnd } = current;
    const refused = await table.transact(
      saveRecord(record, { ...record, remindedOf: subscriptionId }),
      outbox.publish(
        deps,
        subscriptionEvents.trialEnding,
        { UserID, planTypeId, interval, currency, price, periodEnd },
        `trial-ending-${subscriptionId}`,
      ),
    );
    if (!refused) reminded += 1; // refused: it has just changed, and the next run decides
  }
  return { reminded };
}
