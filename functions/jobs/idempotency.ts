import * as z from 'zod/mini';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Mail } from '#functions/platform/mail/mail.ts';
import { retention } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
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

/**
 * Mail that sends each optional email at most once per cause, handler and address, also if the handler runs again
 * because its idempotency record could not be written. An email that the provider has not taken can be sent again.
 * Emails that are always sent (receipts, security) rather arrive twice than never.
 */
export const mailOnce = (
  { mail, table, now, log }: Pick<JobDeps, 'mail' | 'table' | 'now' | 'log'>,
  cause: string,
  name: string,
): Mail => ({
  async send(to, email) {
    if (email.unsubscribeUrl === undefined) return await mail.send(to, email);

    const attempt = idempotencyRecords.key(cause, `${name}/mail/${hashOfSecret(to)}`);
    const refused = await table.write(Step.create(attempt, { ttl: ttlAfter(now(), retention) }));
    if (refused) {
      log.error('mail already attempted', { cause, name });
      return 'sent';
    }
    try {
      return await mail.send(to, email);
    } catch (error) {
      await table.write(Step.remove(attempt));
      throw error;
    }
  },
});
