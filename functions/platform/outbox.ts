import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { type DomainEventType, domainEvents, type Payload } from './domainEvents.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';

const OutboxMessage = z.object({
  id: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  ttl: z.int(),
});

/** What happened, written in the transaction that made it happen; the stream hands it to the reactions. */
export const outboxMessages = entity({
  name: 'outbox',
  schema: OutboxMessage,
  key: (id: string) => ({ pk: `outbox#${id}`, sk: 'outbox' }),
  ttl: ({ ttl }) => ttl,
});

const thirtyDays = 30 * 24 * 60 * 60;

/** Seconds since 1970, thirty days on by the machine's own clock: the table deletes by it. */
export const inThirtyDays = (): number => Math.floor(Date.now() / 1000) + thirtyDays;

export const outbox = {
  /**
   * A step that notes what happened. With an id of its own (`order-paid-${PaymentID}`) a happening is noted
   * once at most: a second note with the same id changes nothing.
   */
  enqueue<Kind extends DomainEventType>(
    kind: Kind,
    payload: Payload<Kind>,
    id: string = v7(),
  ): Step<z.output<typeof OutboxMessage>> {
    const known = domainEvents[kind].parse(payload);
    return Step.put(outboxMessages.key(id), { id, kind, payload: known, ttl: inThirtyDays() });
  },
};
