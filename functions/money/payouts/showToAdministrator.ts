import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { AdminPayout } from '#shared/entities/payout.ts';
import type { StoredPayout } from './payout.store.ts';
import { payoutHolds } from './payoutHold.store.ts';
import { toAdminPayout } from './toPayout.ts';

/** The payout with its recipient, as shown to administrators. Cost: 1 DynamoDB request. */
export async function showToAdministrator(
  { table }: Pick<Deps, 'table'>,
  payout: StoredPayout,
): Promise<AdminPayout> {
  const { recipientId } = payout;
  const [person, hold] = await table.batchGet(authors.key(recipientId), payoutHolds.key(recipientId));
  return toAdminPayout(payout, person, hold);
}
