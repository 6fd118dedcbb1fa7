import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';

/** Nothing is ever stored here: that the table answers is the question. */
const nothing = entity({
  name: 'nothing',
  schema: z.object({}),
  key: () => ({ pk: 'health', sk: 'health' }),
});

/** Says that the server and its database answer; a database that does not throws its own outage. */
export async function healthCheck({ table, now }: Deps) {
  await table.get(nothing.key());
  return { status: 'ok' as const, now: now() };
}
