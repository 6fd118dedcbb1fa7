import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { errorFields } from '#functions/platform/log.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { reconciliation } from '#shared/settings.ts';
import { day, hour, second } from '#shared/time.ts';
import { applyEvent, webhookEventTypes } from './applyEvent.ts';
import {
  type FailedEvent,
  failedEvents,
  failedEventsByRetry,
  retryEventAt,
  setAsideAfter,
} from './failedEvent.store.ts';
import { processedEvents } from './processedEvent.store.ts';
import { park } from './unhandledEvents.ts';

const progress = entity({
  name: 'reconciliation',
  schema: z.object({
    /** Unix seconds of the provider: every older event has been applied or recorded as failed. */
    eventsUntil: z.int(),
  }),
  key: () => ({ pk: 'reconciliation', sk: 'reconciliation' }),
});

/** Period that the first run covers, in seconds: the provider lists the events of the last 30 days. */
const firstRunReach = (30 * day) / second;
/** Events may be listed a little after their time: each run starts this many seconds before the last one ended. */
const overlap = hour / second;

/** Counts of a run. */
interface Done {
  applied: number;
  failed: number;
}

/**
 * Fetches recent events from the provider and applies those whose delivery was lost. An event that fails is recorded
 * and tried again at growing distance, so that the others and the next runs do not wait for it. Events that are not
 * reached until `deadline` (milliseconds since the epoch) are left to the next run.
 */
export async function applyMissedEvents(deps: PaymentDeps, deadline: number): Promise<Done> {
  const { table, payments, now } = deps;
  const isLate = () => Date.parse(now()) > deadline;
  const began = Math.floor(Date.parse(now()) / second);
  const known = await table.get(progress.key());
  const since = known ? known.eventsUntil - overlap : began - firstRunReach;
  const stripe = await payments.stripe();
  const done: Done = { applied: 0, failed: 0 };

  const missed = (await unseen(deps, await eventsSince(stripe, since))).values();
  let until = began;
  const applyMissed = async () => {
    for (const event of missed) {
      if (isLate()) until = Math.min(until, event.created);
      else await attempt(deps, event, done, async () => await applyEvent(deps, event));
    }
  };
  await Promise.all(Array.from({ length: reconciliation.concurrency }, applyMissed));
  await table.write(Step.put(progress.key(), { eventsUntil: until }));

  const due = { index: 'gsi1', pk: failedEventsByRetry, between: ['0', `${now()}#~`] } as const;
  for await (const failed of table.each(failedEvents, due)) {
    if (isLate()) break;
    await attempt(deps, failed, done, async () => {
      await retry(deps, stripe, failed);
      await table.write(Step.remove(failedEvents.key(failed.id)));
    });
  }
  return done;
}

async function eventsSince(stripe: Stripe, since: number): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  for await (const event of stripe.events.list({
    created: { gte: since },
    types: webhookEventTypes,
    limit: 100,
  }))
    found.push(event);
  return found.toReversed(); // oldest first
}

/** The events that have neither been applied nor wait for another attempt. */
async function unseen({ table }: PaymentDeps, events: Stripe.Event[]): Promise<Stripe.Event[]> {
  const applied = await table.batchGet(...events.map(({ id }) => processedEvents.key(id)));
  const failed = await table.batchGet(...events.map(({ id }) => failedEvents.key(id)));
  return events.filter((_, index) => !applied[index] && !failed[index]);
}

/** Applies an event and records a failure. */
async function attempt(
  { table, now, log }: PaymentDeps,
  { id, type, created, ...known }: Pick<FailedEvent, 'id' | 'type' | 'created'> & Partial<FailedEvent>,
  done: Done,
  apply: () => Promise<void>,
): Promise<void> {
  try {
    await apply();
    done.applied += 1;
  } catch (error) {
    done.failed += 1;
    const failures = (known.failures ?? 0) + 1;
    const retryAt = retryEventAt(failures, now());
    await table.write(Step.put(failedEvents.key(id), { id, type, created, failures, retryAt }));
    log.error('event.failed', { event: id, type, failures, ...errorFields(error) });
    if (failures >= setAsideAfter) log.error('event.set_aside', { event: id, type, failures });
  }
}

/** Applies a failed event again. One that the provider does not keep any more is parked. */
async function retry(deps: PaymentDeps, stripe: Stripe, failed: FailedEvent): Promise<void> {
  const event = await stripe.events.retrieve(failed.id).catch((error: unknown) => {
    const isGone = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isGone) throw error;
  });
  if (event) await applyEvent(deps, event);
  else await park(deps, failed, 'the provider does not keep it any more');
}
