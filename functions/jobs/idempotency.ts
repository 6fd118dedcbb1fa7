import * as z from 'zod/mini';
import { inThirtyDays } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import type { JobDeps } from './jobDeps.ts';

const idempotencyRecords = entity({
  name: 'done',
  schema: z.object({ ttl: z.int() }),
  key: (cause: string, name: string) => ({ pk: `done#${cause}`, sk: name }),
  ttl: ({ ttl }) => ttl,
});

/**
 * Runs something that has one cause, and writes its steps together with the mark that it is done: once, however
 * often the cause is told. What gives no steps back, not even an empty list, leaves no mark.
 */
export async function runOnce(
  cause: string,
  name: string,
  { table }: Pick<JobDeps, 'table'>,
  act: () => Promise<readonly (AnyStep | undefined)[] | void>,
): Promise<void> {
  const mark = idempotencyRecords.key(cause, name);
  if (await table.get(mark)) return;

  const steps = await act();
  if (!steps) return;

  const outcome = await table.transact(Step.create(mark, { ttl: inThirtyDays() }), ...steps);
  if (isRefusal(outcome) && !(await table.get(mark)))
    throw new Error(`${name} of ${cause} was refused: ${outcome.code}.`);
}
