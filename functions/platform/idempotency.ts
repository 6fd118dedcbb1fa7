import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { second } from '#shared/time.ts';
import type { JobDeps } from './jobDeps.ts';
import type { Mail } from './mail/mail.ts';
import type { IdFor } from './mailDeps.ts';
import { retention } from './outbox.ts';
import type { Refusal } from './refusal.ts';
import { hashOfSecret } from './secrets.ts';
import { entity, type Ref } from './table/entity.ts';
import { type AnyStep, Step } from './table/step.ts';
import { ttlAfter } from './ttl.ts';

/** Idempotency records: one per cause, or per cause and handler where the handlers of a cause are not applied together. */
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

/**
 * Runs the handlers of an event at most once. Their steps share one transaction and its idempotency record, unless two of them
 * write the same item. If a handler fails, those before it are recorded alone, so that they are not repeated with it.
 */
export async function runAllOnce(
  { id, kind, at }: { id: string; kind: string; at: string | undefined },
  deps: Pick<JobDeps, 'table' | 'now'>,
  acts: readonly (readonly [name: string, act: Act])[],
): Promise<void> {
  if (acts.length === 0) return;
  const isAlone = acts.length === 1;
  // An event with one handler has a record of that handler's own only from an earlier version.
  const missing = await withoutDone(id, kind, deps, acts, { isTogether: isAlone && !isLate(at, deps.now()) });
  const given: [name: string, steps: readonly AnyStep[]][] = [];
  for (const [name, act] of missing)
    try {
      given.push([name, ((await act()) ?? []).filter(step => step !== undefined)]);
    } catch (error) {
      await applyEach(id, deps, given);
      throw error;
    }
  if (given.length < acts.length || !canShare(given)) return await applyEach(id, deps, given);
  if (isAlone) return await applyEach(id, deps, [[kind, given.flatMap(([, steps]) => steps)]]);
  // A refusal of one handler's steps must not have the emails of the others sent again.
  const refused = await record(id, kind, deps, await withoutWitnessed(deps.table, given));
  if (refused) await applyEach(id, deps, given);
}

/** Applies the steps of handlers or projections with a record each. */
async function applyEach(cause: string, deps: Pick<JobDeps, 'table' | 'now'>, given: Wanted): Promise<void> {
  for (const [name, steps] of given) await apply(cause, name, deps, steps);
}

/** Steps that one transaction can contain beside a record. */
const mostTogether = 99;

/** Whether the steps can share a transaction: they are not too many, and write different items. */
function canShare(given: Wanted): boolean {
  const targets = given.flatMap(([, steps]) => steps.map(({ target }) => target));
  return targets.length <= mostTogether && new Set(targets).size === targets.length;
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

  const isShared = !canShare(all);
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

/** The steps of handlers without those of which a witness exists: they have been applied alone. */
async function withoutWitnessed(table: JobDeps['table'], given: Wanted): Promise<AnyStep[]> {
  const each = await inTurn(given, async ([, steps]) => {
    const witnesses = witnessesOf(steps);
    const found = witnesses.length > 0 ? await table.batchGet(...witnesses) : [];
    return found.some(item => item !== undefined) ? [] : steps;
  });
  return each.flat();
}

/** Leaves out what an idempotency record marks as applied; `isTogether` if the record of all is the only one that can exist. */
async function withoutDone<Named extends readonly [name: string, of: unknown]>(
  id: string,
  kind: string,
  { table }: Pick<JobDeps, 'table'>,
  all: readonly Named[],
  { isTogether = false } = {},
): Promise<readonly Named[]> {
  const ofAll = idempotencyRecords.key(id, kind);
  if (isTogether) return (await table.get(ofAll)) ? [] : all;
  const [together, ...each] = await table.batchGet(
    ofAll,
    ...all.map(([name]) => idempotencyRecords.key(id, name)),
  );
  return together ? [] : all.filter((_, index) => !each[index]);
}

/** Applies steps once: with an idempotency record, unless one of them is a witness of all. */
async function apply(
  cause: string,
  name: string,
  deps: Pick<JobDeps, 'table' | 'now'>,
  given: readonly (AnyStep | undefined)[],
): Promise<void> {
  const steps = given.filter(step => step !== undefined);
  const witnesses = witnessesOf(steps);
  const refused =
    witnesses.length > 0
      ? await unlessExists(deps.table, witnesses, await deps.table.transact(...steps))
      : await record(cause, name, deps, steps);
  if (refused) throw new Error(`${name} of ${cause} was refused: ${refused.code}.`);
}

/** Applies steps with an idempotency record; not if the record exists. Returns why they have not been applied. */
async function record(
  cause: string,
  name: string,
  { table, now }: Pick<JobDeps, 'table' | 'now'>,
  steps: readonly AnyStep[],
): Promise<Refusal | undefined> {
  const key = idempotencyRecords.key(cause, name);
  const noted = Step.create(key, { ttl: ttlAfter(now(), retention) });
  const outcome = steps.length === 0 ? await table.write(noted) : await table.transact(noted, ...steps);
  return await unlessExists(table, [key], outcome);
}

/** A refusal, unless the steps have been applied before, as any of the items shows that are written with them. */
const unlessExists = async (
  table: JobDeps['table'],
  refs: readonly Ref<unknown>[],
  outcome: Refusal | undefined,
): Promise<Refusal | undefined> =>
  outcome && !(await table.batchGet(...refs)).some(item => item !== undefined) ? outcome : undefined;

/** The items that show that steps have been applied; none if a step among them would be applied without them. */
function witnessesOf(steps: readonly AnyStep[]): Ref<unknown>[] {
  const found = steps.flatMap(({ once }) => (typeof once === 'object' ? [once] : []));
  const isOfAll = found.some(({ ofAll }) => ofAll) || steps.every(({ once }) => once);
  return isOfAll ? found.map(({ witness }) => witness) : [];
}

/**
 * Makes ids of what happens because of an event: the same for the same words whenever the event is handled, in the order of the
 * events' ids. Undefined for an event whose id names no time.
 */
export function idsOf(cause: string, name: string): IdFor | undefined {
  if (!isTimed(cause)) return undefined;
  return (what, place = 0) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([cause, name, what, place]))
      .digest('hex');
    return (
      cause.slice(0, orderOfIds) + place.toString(16).padStart(3, '0') + hash.slice(0, 36 - orderOfIds - 3)
    );
  };
}

/** Characters of an id of `newId` by which ids sort: its time, and a number that grows within a millisecond. */
const orderOfIds = 26;

/** Whether an id is one of `newId`, which begins with its time. */
const isTimed = (id: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);

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
