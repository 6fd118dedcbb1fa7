import { expect, test } from 'vitest';
import { makeTable } from '#functions/platform/table.ts';
import { memoryDatabase } from '#infra/local/demo/seeding/memoryDatabase.ts';
import { createPayments } from '#infra/local/payments/payments.ts';
import { writeEligiblePayouts } from '../testing/writeEligiblePayouts.ts';
import { shardsByStatus } from './payout.store.ts';
import type { PayoutWork } from './payoutQueue.ts';
import { queueDuePayouts, queueRecipients } from './queueDuePayouts.ts';

test('a recipient with payouts on many pages is queued once for each shard', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const table = makeTable({ client: memoryDatabase().client, name: 'queue' });
  const provider = await createPayments({
    secretKey: 'sk_test',
    webhookSecret: 'whsec',
    now: () => new Date(at),
  });
  const queued: PayoutWork[] = [];
  const send = async (messages: readonly PayoutWork[]) => void queued.push(...messages);
  const deps = { table, now: () => at, payoutQueue: { send } };
  try {
    await writeEligiblePayouts({ table, provider, at }, { payouts: 3_000, recipients: 1 });
    await queueDuePayouts(deps);
    for (let next = queued.shift(); next; next = queued.shift()) {
      if (!('find' in next)) throw new Error('A recipient was queued before the searches.');
      await queueRecipients(deps, next);
      if (queued.every(message => !('find' in message))) break;
    }
    expect(queued).toEqual(shardsByStatus('eligible').map(() => ({ recipientId: 'recipient-00000000' })));
  } finally {
    await provider.close();
  }
});
