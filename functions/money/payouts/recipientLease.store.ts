import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { minute } from '#shared/time.ts';

/** Longer than the function that sends payouts can run. */
const duration = 6 * minute;

const leases = entity({
  name: 'payoutLease',
  schema: z.object({ until: Instant, holder: z.string() }),
  key: (recipient: UserID) => ({ pk: `user#${recipient}`, sk: 'payoutLease' }),
});

/**
 * Runs `act` unless the payouts of this recipient are being sent already. This only spares conflicts: each payout is
 * claimed by itself. A lease whose function was cut off expires. Returns whether it ran.
 */
export async function withRecipientLease(
  { table, now, newId }: Pick<Deps, 'table' | 'now' | 'newId'>,
  recipient: UserID,
  act: () => Promise<void>,
): Promise<boolean> {
  const key = leases.key(recipient);
  const lease = { until: new Date(Date.parse(now()) + duration).toISOString(), holder: newId() };
  // Transactions, because a single write that is repeated after a lost response would be refused by its own lease.
  const isTaken = await table.transact(Step.create(key, lease));
  if (isTaken && (await table.transact(Step.put(key, lease).when('until', '<', now())))) return false;
  try {
    await act();
  } finally {
    await table.transact(Step.remove(key).when('holder', '=', lease.holder));
  }
  return true;
}
