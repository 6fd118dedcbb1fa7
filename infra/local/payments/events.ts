import type { Deliveries } from './deliveries.ts';
import { newId } from './ids.ts';
import type { EventRecord } from './records.ts';
import type { Store } from './store.ts';

/** API version of the events: the version of the SDK. */
export const apiVersion = '2026-10-28.endive';

/** The request that causes the current events. Both are null for scheduled changes. */
export interface RequestInfo {
  id: string | null;
  idempotency_key: string | null;
}

interface DomainEvent {
  type: string;
  object: object;
  previous?: object;
  account?: string;
}

/** Records an event and queues it for the webhook. */
export function recordEvent(
  { store, now, deliveries }: { store: Store; now: () => number; deliveries: Deliveries },
  request: RequestInfo,
  { type, object, previous, account }: DomainEvent,
): EventRecord {
  const event = store.events.insert({
    id: newId('evt'),
    object: 'event',
    ...(account && { account }),
    api_version: apiVersion,
    created: now(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  });
  deliveries.add(event.id);
  return event;
}
