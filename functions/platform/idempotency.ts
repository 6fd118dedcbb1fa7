import * as z from 'zod/mini';
import { second } from '#shared/time.ts';
import type { JobDeps } from './jobDeps.ts';
import type { Mail } from './mail/mail.ts';
import { retention } from './outbox.ts';
import { isRefusal } from './refusal.ts';
import { hashOfSecret } from './secrets.ts';
import { entity } from './table/entity.ts';
import { type AnyStep, Step } from './table/step.ts';
import { ttlAfter } from './ttl.ts';

/** Idempotency records: one per cause and handler. */
const idempotencyRecords = entity({
  name: 'done',
  schema: z.object({ ttl: z.int() }),
  key: (cause: string, name: string) => ({ pk: `done#${cause}`, sk: name }),
  ttl: ({ ttl }) => ttl,
});

type Act = () => Promise<readonly (AnyStep | undefined)[] | void>;

/**
 * Runs a handler at most once per cause: its steps are written together with its idempotency record. Returning
 * undefined writes no record; returning [] does.
 */
export async function runOnce(
  cause: string,
  name: string,
  deps: Pick<JobDeps, 'table' | 'now'>,
  act: Act,
): Promise<void> {
  if (await deps.table.get(idempotencyRecords.key(cause, name))) return;
  const steps = await act();
  if (steps) await apply(cause, name, deps, steps);
}

/** Steps that the projections of a change return, each with the projection's name. */
type Wanted = readonly (readonly [name: string, steps: readonly AnyStep[]])[];

/**
 * Runs the projections of a change, perhaps again after a redelivery, and applies their steps at most once. They do
 * nothing but return steps and bring items up to date, so that a read before each of them would be wasted, and all can
 * share one transaction and its idempotency record, unless two of them write the same item. Without steps there is
 * nothing to repeat, and no record.
 */
export async function applyOnce(
  { id, entity: kind, at }: { id: string; entity: string; at: string | undefined },
  deps: Pick<JobDeps, 'table' | 'now'>,
  acts: readonly (readonly [name: string, act: Act])[],
): Promise<void> {
  const given: Wanted = await inTurn(acts, async ([name, act]) => {
    const steps = ((await act()) ?? []).filter(step => step !== undefined);
    return [`${kind}/${name}`, steps] as const;
  });
  const all = given.filter(([, steps]) => steps.length > 0);
  if (all.length === 0) return;

  const targets = all.flatMap(([, steps]) => steps.map(({ target }) => target));
  const isShared = new Set(targets).size < targets.length;
  const wanted = isShared || isLate(at, deps.now()) ? await withoutDone(id, kind, deps, all) : all;
  if (isShared) for (const [name, steps] of wanted) await apply(id, name, deps, steps);
  if (wanted.length > 0) await apply(id, kind, deps, isShared ? [] : wanted.flatMap(([, steps]) => steps));
}

async function inTurn<From, To>(all: readonly From[], act: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const one of all) results.push(await act(one));
  return results;
}

/** After so long, a change may have been applied in part, by a version that applied the steps of each projection alone. */
const lateAfter = 5 * second;

const isLate = (at: string | undefined, now: string): boolean =>
  at === undefined || Date.parse(now) - Date.parse(at) > lateAfter;

/** Leaves out the steps that an idempotency record marks as applied. */
async function withoutDone(
  id: string,
  kind: string,
  { table }: Pick<JobDeps, 'table'>,
  all: Wanted,
): Promise<Wanted> {
  const [together, ...each] = await table.batchGet(
    idempotencyRecords.key(id, kind),
    ...all.map(([name]) => idempotencyRecords.key(id, name)),
  );
  return together ? [] : all.filter((_, place) => !each[place]);
}

/** Applies steps with an idempotency record; not if the record exists. */
async function apply(
  cause: string,
  name: string,
  { table, now }: Pick<JobDeps, 'table' | 'now'>,
  given: readonly (AnyStep | undefined)[],
): Promise<void> {
  const record = idempotencyRecords.key(cause, name);
  const steps = given.filter(step => step !== undefined);
  const noted = Step.create(record, { ttl: ttlAfter(now(), retention) });
  const outcome = steps.length === 0 ? await table.write(noted) : await table.transact(noted, ...steps);
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
  readmit: address => mail.readmit(address),

  async send(to, email) {
    if (email.unsubscribeUrl === undefined) return await mail.send(to, email);

    const attempt = idempotencyRecords.key(cause, `${name}/mail/${hashOfSecret(to)}`);
    const refused = await table.write(Step.create(attempt, { ttl: ttlAfter(now(), retention) }));
    if (refused) {
      log.error('mail.already_attempted', { cause, name });
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
