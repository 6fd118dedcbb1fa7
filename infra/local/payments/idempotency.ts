import { createHash } from 'node:crypto';
import { day, second } from '#shared/time.ts';
import { StripeFailure } from './errors.ts';
import type { StoredResponse } from './records.ts';
import type { Store } from './store.ts';

/** Keys expire after a day, as at Stripe. */
const keptSeconds = day / second;
const maxKeyLength = 255;

/** A request with an idempotency key. A repetition must have the same method, path and body. */
export interface KeyedRequest {
  account: string;
  key: string;
  method: string;
  path: string;
  body: string;
}

/** Refuses a key that is longer than Stripe accepts. */
export function checkKey(key: string): void {
  if (key.length > maxKeyLength)
    throw new StripeFailure(400, `Idempotency keys must be ${maxKeyLength} characters or less.`, {
      type: 'idempotency_error',
    });
}

/** The refusal of a key whose first request is still being executed. */
export const keyInUse = ({ key }: KeyedRequest): StripeFailure =>
  new StripeFailure(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. If the request fails, please try again later.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );

/**
 * The stored response to the same request, 500s included, or undefined if the key is new. Refuses a key that was used
 * for another request.
 */
export function findStoredResponse(
  store: Store,
  request: KeyedRequest,
  now: number,
): StoredResponse | undefined {
  const found = store.answers.get(nameOf(request));
  if (!found) return undefined;
  if (found.created + keptSeconds <= now) {
    store.answers.remove(found.id);
    return undefined;
  }
  if (found.fingerprint === fingerprintOf(request)) return found;

  throw new StripeFailure(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

/** Stores the response for repetitions of the request. */
export function storeResponse(
  store: Store,
  request: KeyedRequest,
  { status, body, now }: { status: number; body: string; now: number },
): void {
  store.answers.insert({
    id: nameOf(request),
    fingerprint: fingerprintOf(request),
    status,
    body,
    created: now,
  });
}

/** Deletes expired keys. */
export function pruneResponses(store: Store, now: number): void {
  for (const { id, created } of store.answers.each()) {
    if (created + keptSeconds > now) return; // oldest first
    store.answers.remove(id);
  }
}

/** Identifies the key of an account. */
export function nameOf({ account, key }: KeyedRequest): string {
  return `${account}/${key}`;
}

function fingerprintOf({ method, path, body }: KeyedRequest): string {
  return createHash('sha256').update(`${method}\n${path}\n${body}`).digest('hex');
}
