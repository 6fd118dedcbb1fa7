import * as z from 'zod/mini';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { retention } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';

/** Idempotency records: one per cause and handler. */
const idempotencyRecords = entity({
  name: 'done',
  schema: z.object({ ttl: z.int() }),
  key: (cause: string, name: string) => ({ pk: `done#${cause}`, sk: name }),
  ttl: ({ ttl }) => ttl,
});

/**
 * Runs a handler at most once per cause: its steps are written together with its idempotency record. Returning
 * undefined writes no record; returning [] does.
 */
export async function runOnce(
  cause: string,
  name: string,
  { table, now }: Pick<JobDeps, 'table' | 'now'>,
  act: () => Promise<readonly (AnyStep | undefined)[] | void>,
): Promise<void> {
  const record = idempotencyRecords.key(cause, name);
  if (await table.get(record)) return;

  const steps = await act();
  if (!steps) return;

  const outcome = await table.transact(Step.create(record, { ttl: ttlAfter(now(), retention) }), ...steps);
  if (isRefusal(outcome) && !(await table.get(record)))
    throw new Error(`${name} of ${cause} was refused: ${outcome.code}.`);
}
