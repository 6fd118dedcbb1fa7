import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { entity } from '#functions/platform/table/entity.ts';
import type { system } from '#shared/contracts/system.ts';

/** Key of an item that never exists: reading it shows whether the table responds. */
const nothing = entity({
  name: 'nothing',
  schema: z.object({}),
  key: () => ({ pk: 'health', sk: 'health' }),
});

/** Reports that the server and its database respond. An unreachable database causes its own outage error. */
export async function healthCheck(_: Input<typeof system.healthCheck>, { table, now }: Deps) {
  await table.get(nothing.key());
  return { status: 'ok' as const, now: now() };
}
