import * as z from 'zod/mini';
import { operation } from '#functions/platform/operation.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { system } from '#shared/contracts/system.ts';

/** Key of an item that never exists: reading it shows whether the table responds. */
const nothing = entity({
  name: 'nothing',
  schema: z.object({}),
  key: () => ({ pk: 'health', sk: 'health' }),
});

/** Reports that the server and its database respond. An unreachable database causes its own outage error. */
export const healthCheck = operation(system.healthCheck, {
  async run(_, { table, now }) {
    await table.get(nothing.key());
    return { status: 'ok' as const, now: now() };
  },
});
