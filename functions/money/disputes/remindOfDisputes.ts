import type { Deps } from '#functions/platform/deps.ts';
import { outbox, outboxMessages } from '#functions/platform/outbox.ts';
import { disputeReminderDays } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { moneyEvents } from '../money.events.ts';
import { orders } from '../orders/order.store.ts';
import { disputes, disputesIn } from './dispute.store.ts';

/** Reminds administrators, once, of each open dispute whose evidence is due soon and has not been submitted. Idempotent. */
export async function remindOfDisputes(deps: Deps): Promise<{ disputes: number }> {
  const { table, now } = deps;
  let reminded = 0;
  for await (const dispute of table.each(disputes, disputesIn('open'))) {
    const { PaymentID, amount, currency, dueBy, evidenceSubmitted } = dispute;
    const remaining = dueBy ? Date.parse(dueBy) - Date.parse(now()) : undefined;
    if (
      evidenceSubmitted ||
      !dueBy ||
      remaining === undefined ||
      remaining < 0 ||
      remaining > disputeReminderDays * day
    )
      continue;

    const id = `dispute-due-${dispute.id}`;
    const [order, sent] = await table.batchGet(orders.key(PaymentID), outboxMessages.key(id));
    if (!order || sent) continue;
    const { project, payerId } = order;
    const payload = { PaymentID, ProjectID: project.ProjectID, payerId, amount, currency, dueBy };
    await table.write(outbox.publish(deps, moneyEvents.disputeDue, payload, id));
    reminded += 1;
  }
  return { disputes: reminded };
}
