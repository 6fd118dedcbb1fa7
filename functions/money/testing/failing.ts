import { Stripe } from 'stripe';
import { Outage } from '#functions/platform/outage.ts';
import type { Payments } from '#functions/provider/payments.ts';
import type { MoneyWorld } from './moneyWorld.ts';

/**
 * Ways in which an effect fails. `killed…`: the process ends before or after the effect, and has no further effect.
 * Otherwise the process learns of the failure: the response was lost (or came too late) after the effect, or there was no
 * effect because the service could not be reached, responded with an error, or throttled.
 */
export const failures = [
  'killedBefore',
  'killedAfter',
  'lost',
  'unreachable',
  'unavailable',
  'throttled',
] as const;
export type Failure = (typeof failures)[number];

/** A failure that has been arranged. */
export interface Arranged {
  /** Whether there were so many effects. */
  reached: () => boolean;
  /** Ends the failure; the next calls are those of another process. */
  end: () => void;
}

/** Methods of the provider's client that change nothing. */
const reads = new Set([
  'list',
  'retrieve',
  'retrieveCurrent',
  'search',
  'createPreview',
  'constructEventAsync',
]);

/**
 * Makes the `at`-th effect from now on fail: a write to the table, a call that changes something at the provider, or a
 * message to the payout queue. Calls that the test itself makes to the provider do not count.
 */
export function failAt({ deps }: Pick<MoneyWorld, 'deps'>, at: number, failure: Failure): Arranged {
  let effects = 0;
  let isDead = false;

  async function effect<T>(act: () => Promise<T>, error: () => Error): Promise<T> {
    if (isDead) throw new Error('The process has ended.');
    effects += 1;
    if (effects !== at) return await act();
    if (failure === 'killedAfter' || failure === 'lost') await act();
    if (failure === 'killedBefore' || failure === 'killedAfter') isDead = true;
    throw isDead ? new Error('The process has ended.') : error();
  }

  const { table, payments, payoutQueue } = deps;
  const outage = () => new Outage(tableCodes[failure], new Error(failure));
  const failingTable: typeof table = {
    ...table,
    write: step => effect(() => table.write(step), outage),
    transact: (...steps) => effect(() => table.transact(...steps), outage),
  };
  const provider = failingClient(payments.stripe(), act => effect(act, () => providerError(failure)));
  const failingPayments: Payments = { ...payments, stripe: () => provider, paced: () => failingPayments };
  const failingQueue: typeof payoutQueue = {
    ...payoutQueue,
    send: (...sent) => effect(() => payoutQueue.send(...sent), outage),
  };
  Object.assign(deps, { table: failingTable, payments: failingPayments, payoutQueue: failingQueue });

  return {
    reached: () => effects >= at,
    end: () => void Object.assign(deps, { table, payments, payoutQueue }),
  };
}

const tableCodes: Record<Failure, Outage['code']> = {
  killedBefore: 'DEPENDENCY_UNAVAILABLE',
  killedAfter: 'DEPENDENCY_UNAVAILABLE',
  lost: 'DB_UNREACHABLE',
  unreachable: 'DB_UNREACHABLE',
  unavailable: 'DEPENDENCY_UNAVAILABLE',
  throttled: 'DEPENDENCY_UNAVAILABLE',
};

function providerError(failure: Failure): Error {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (failure === 'unavailable') return new StripeAPIError({ type: 'api_error', statusCode: 500 } as never);
  if (failure === 'throttled')
    return new StripeRateLimitError({ type: 'rate_limit_error', statusCode: 429 } as never);
  return new StripeConnectionError({ type: 'api_error', message: failure } as never);
}

type Around = <T>(act: () => Promise<T>) => Promise<T>;

/** The client, with `around` each of its calls that change something. */
async function failingClient(client: Promise<Stripe>, around: Around): Promise<Stripe> {
  return wrap(await client, around);
}

function wrap<T extends object>(target: T, around: Around): T {
  return new Proxy(target, {
    get(of, name) {
      const found: unknown = Reflect.get(of, name);
      if (typeof found === 'function') {
        const call = (...input: unknown[]): unknown => Reflect.apply(found, of, input);
        if (typeof name !== 'string' || reads.has(name) || !/^[a-z]/.test(name)) return call;
        return (...input: unknown[]) => around(async () => await call(...input));
      }
      return typeof found === 'object' && found !== null && typeof name === 'string' && /^[a-z]/.test(name)
        ? wrap(found, around)
        : found;
    },
  });
}
