import type { Deps } from '#functions/platform/deps.ts';
import { outbox, outboxMessages } from '#functions/platform/outbox.ts';
import { utcDayOf } from '#shared/days.ts';
import { type PayoutReason, type StuckReason, stuckReasons } from '#shared/moneyReasons.ts';
import { moneyEvents } from '../money.events.ts';

/**
 * A step that tells administrators of payouts that wait for a reason; undefined if they have been told today, or if no
 * administrator can do anything about the reason. Cost: 1 DynamoDB request.
 */
export async function reportStuckPayouts(deps: Deps, reason: PayoutReason) {
  const stuck: StuckReason | undefined = stuckReasons.find(one => one === reason);
  if (!stuck) return undefined;
  const id = `payouts-stuck-${stuck}-${utcDayOf(deps.now())}`;
  if (await deps.table.get(outboxMessages.key(id))) return undefined; // many payouts wait for the same reason
  return outbox.publish(deps, moneyEvents.payoutsStuck, { reason: stuck }, id);
}
