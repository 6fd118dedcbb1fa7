import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { errorFields } from '#functions/platform/log.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { day, hour, second } from '#shared/time.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { applyEvent, webhookEventTypes } from './applyEvent.ts';
import { processedEvents } from './processedEvent.store.ts';

const progress = entity({
  name: 'reconciliation',
  schema: z.object({
    /** Unix seconds of the provider: every older event has been applied. */
    eventsUntil: z.int(),
  }),
  key: () => ({ pk: 'reconciliation', sk: 'reconciliation' }),
});

/** How far back the first run asks, in seconds. */
const firstRunReach = (3 * day) / second;
/** Events may be listed a little after their time: each run starts this many seconds before the last one ended. */
const overlap = hour / second;

/** Fetches recent events from the provider and applies those whose delivery was lost. */
export async function applyMissedEvents(deps: PaymentDeps): Promise<{ applied: number; failed: number }> {
  const { table, payments, now, log } = deps;
  const began = Math.floor(Date.parse(now()) / second);
  const known = await table.get(progress.key());
  const since = known ? known.eventsUntil - overlap : began - firstRunReach;
  const done = { applied: 0, failed: 0 };
  let until = began;

  for (const event of await unseen(deps, await eventsSince(await payments.stripe(), since))) {
    try {
      await applyEvent(deps, event);
      done.applied += 1;
    } catch (error) {
      done.failed += 1;
      until = Math.min(until, event.created);
      log.error('eventFailed', { event: event.id, type: event.type, ...errorFields(error) });
    }
  }
  await table.write(Step.put(progress.key(), { eventsUntil: until }));
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

async function unseen({ table }: PaymentDeps, events: Stripe.Event[]): Promise<Stripe.Event[]> {
  const seen = await table.batchGet(...events.map(({ id }) => processedEvents.key(id)));
  return events.filter((_, place) => !seen[place]);
}
