import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { day, second } from '#shared/time.ts';

/** Age at which records of processed events expire, in seconds. */
export const keptSeconds = (40 * day) / second;

/** Events of the provider that have been applied, kept for 40 days; the provider redelivers no event after that. */
export const processedEvents = entity({
  name: 'providerEvent',
  schema: z.object({ type: z.string(), ttl: z.int() }),
  key: (id: string) => ({ pk: `providerEvent#${id}`, sk: 'providerEvent' }),
  ttl: ({ ttl }) => ttl,
});

/** Marks an event as processed, in the transaction of its effect. Refused if it is already marked. */
export const markProcessed = ({ id, type, created }: { id: string; type: string; created: number }) =>
  Step.create(processedEvents.key(id), { type, ttl: created + keptSeconds });
