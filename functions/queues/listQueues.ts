import { checks } from '#functions/money/reconciliation/check.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { queues as contracts } from '#shared/contracts/queues.ts';
import { checkNames } from '#shared/entities/check.ts';
import { readQueues, toCheckQueue } from './readQueues.ts';

/** Lists what waits for administrators, by queue. Each is counted from its beginning, so that a long one costs no more. */
export const listQueues = operation(contracts.listQueues, {
  load: async (_, { table, now }) => ({
    queues: await readQueues(table, now()),
    found: checkNames.map(name => checks.key(name)),
  }),
  run: ({ loaded: { queues, found } }) => ({ items: [...queues, toCheckQueue(found)] }),
});
