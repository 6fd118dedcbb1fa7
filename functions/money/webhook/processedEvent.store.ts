import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';

const fortyDays = 40 * 24 * 60 * 60;

/** Events of the provider that have had their effect; it repeats none after forty days. */
export const processedEvents = entity({
  name: 'providerEvent',
  schema: z.object({ type: z.string(), ttl: z.int() }),
  key: (id: string) => ({ pk: `providerEvent#${id}`, sk: 'providerEvent' }),
  ttl: ({ ttl }) => ttl,
});

/** Marks an event as done, in the transaction of its effect; refused when it is marked already. */
export const markProcessed = ({ id, type, created }: { id: string; type: string; created: number }) =>
  Step.create(processedEvents.key(id), { type, ttl: created + fortyDays });
