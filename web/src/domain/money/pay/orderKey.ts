import type { PaymentID } from '#shared/ids.ts';
import { parseId } from '#web/api/parseId.ts';
import { readJson, storeJson } from '#web/api/storage.ts';

/** The order that the last click created. */
interface Kept {
  content: string;
  key: string;
  PaymentID?: PaymentID | undefined;
}

const place = 'cairn.order';
/** Fallback for browsers without storage. */
let inPage: Kept | undefined;

function read(): Kept | undefined {
  const { content, key, PaymentID } = Object(readJson('session', place) ?? inPage) as Record<string, unknown>;
  if (typeof content !== 'string' || typeof key !== 'string') return undefined;
  return {
    content,
    key,
    PaymentID: typeof PaymentID === 'string' ? parseId<PaymentID>(PaymentID) : undefined,
  };
}

function keep(kept: Kept | undefined): void {
  inPage = kept;
  storeJson('session', place, kept);
}

/**
 * Idempotency key for an order with this content. It stays the same until the order has ended, so that a double click, a
 * reload or a lost response creates one order; other content has another key.
 */
export function orderKeyFor(content: string): string {
  const kept = read();
  if (kept?.content === content) return kept.key;

  const key = crypto.randomUUID();
  keep({ content, key });
  return key;
}

/** Records the order that a key has created. */
export function rememberOrder(key: string, made: PaymentID): void {
  const kept = read();
  if (kept?.key === key) keep({ ...kept, PaymentID: made });
}

/** Unpaid order of this session with other content, which can be cancelled. */
export function previousOrder(content: string): PaymentID | undefined {
  const kept = read();
  return kept && kept.content !== content ? kept.PaymentID : undefined;
}

/** Forgets an order that has ended, so that the next click creates a new one. Without an id, forgets any order. */
export function forgetOrder(ended?: PaymentID): void {
  if (ended === undefined || read()?.PaymentID === ended) keep(undefined);
}
