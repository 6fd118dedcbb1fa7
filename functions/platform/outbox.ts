import * as z from 'zod/mini';
import { day } from '#shared/time.ts';
import type { Deps } from './deps.ts';
import type { DomainEventType } from './domainEvent.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';
import { ttlAfter } from './ttl.ts';

const OutboxMessage = z.object({
  id: z.string(),
  /** Type of the event. */
  kind: z.string(),
  payload: z.unknown(),
  ttl: z.int(),
});

/** Transactional outbox: written in the same transaction as the change, relayed to the event handlers by the stream. */
export const outboxMessages = entity({
  name: 'outbox',
  schema: OutboxMessage,
  key: (id: string) => ({ pk: `outbox#${id}`, sk: 'outbox' }),
  ttl: ({ ttl }) => ttl,
});

/** Time for which messages and idempotency records are kept, in milliseconds: longer than any redelivery or replay. */
export const retention = 30 * day;

export const outbox = {
  /**
   * Publishes a domain event. An event with an explicit id (`order-paid-${PaymentID}`) is handled at most once, however
   * often it is published.
   */
  publish<Payload>(
    { now, newId }: Pick<Deps, 'now' | 'newId'>,
    { type, schema }: DomainEventType<Payload>,
    payload: NoInfer<Payload>,
    id: string = newId(),
  ): Step<z.output<typeof OutboxMessage>> {
    const message = { id, kind: type, payload: schema.parse(payload), ttl: ttlAfter(now(), retention) };
    return Step.put(outboxMessages.key(id), message);
  },
};
