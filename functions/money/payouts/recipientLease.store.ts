import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { minute, second } from '#shared/time.ts';

/** Longer than the function that sends payouts can run. */
const duration = 6 * minute;

const leases = entity({
  name: 'payoutLease',
  schema: z.object({ until: Instant, holder: z.string() }),
  key: (recipient: UserID) => ({ pk: `user#${recipient}`, sk: 'payoutLease' }),
});

/**
 * Runs `act` unless the payouts of this recipient are already being sent. This only avoids conflicts: each payout is
 * claimed individually. A lease whose function was cut off expires. Returns the milliseconds after which to try again if
 * `act` did not run.
 */
export async function withRecipientLease(
  { table, now, newId }: Pick<Deps, 'table' | 'now' | 'newId'>,
  recipient: UserID,
  act: () => Promise<void>,
): Promise<number | undefined> {
  const key = leases.key(recipient);
  const lease = { until: new Date(Date.parse(now()) + duration).toISOString(), holder: newId() };
  // Transactions, because a single write that is repeated after a lost response would be refused by its own lease.
  const isTaken = await table.transact(Step.create(key, lease));
  if (isTaken && (await table.transact(Step.put(key, lease).when('until', '<', now())))) {
    const other = await table.get(key);
    return other ? Math.max(second, Date.parse(other.until) - Date.parse(now()) + second) : second;
  }
  try {
    await act();
  } finally {
    await table.transact(Step.remove(key).when('holder', '=', lease.holder));
  }
  return undefined;
}
