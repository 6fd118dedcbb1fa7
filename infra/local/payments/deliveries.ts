import type { Delivery } from './records.ts';
import { signatureOf } from './signature.ts';
import type { Store } from './store.ts';

/** The way of events to the webhook: at least once, retried until a 2xx answer, and open to mischief. */
export interface Deliveries {
  add: (eventId: string) => void;
  /** Newest last. */
  list: () => Delivery[];
  /** Sends an event once more, whatever became of it before. */
  resend: (eventId: string) => void;
  /** The next `count` events are never sent (until resent by hand). */
  drop: (count: number) => void;
  /** The next `count` events are first sent so many seconds of the provider's clock later. */
  delay: (count: number, seconds: number) => void;
  /** Keeps every new event back until `release`. */
  hold: () => void;
  /** Sends what is held: in the order of the given ids, then the rest; or newest first. */
  release: (order?: string[] | 'reverse') => void;
  /** Resolves when nothing is being sent and nothing is due; retries that wait for their time do not count. */
  idle: () => Promise<void>;
  setUrl: (url: string | undefined) => void;
  /** Sends what is due now: called when the clock has moved. */
  wake: () => void;
  isHolding: () => boolean;
  stop: () => Promise<void>;
}

/** Seconds before each further attempt: about three days in all, as Stripe gives up then. */
const retryAfterSeconds = [1, 2, 5, 15, 60, 300, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];
const answerWithinMs = 20_000;

interface DeliveryParts {
  store: Store;
  now: () => number;
  secret: string;
  url: string | undefined;
}

/** Goes on with what an earlier run left pending as soon as it knows a webhook address. */
export function startDeliveries({ store, now, secret, url }: DeliveryParts): Deliveries {
  let holding = false;
  let toDrop = 0;
  let delayed = { count: 0, seconds: 0 };
  let turn = Math.max(0, ...store.deliveries.all().map(delivery => delivery.turn));
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  function pending(): Delivery[] {
    if (!url || stopping.signal.aborted) return [];
    return store.deliveries
      .all()
      .filter(delivery => delivery.state === 'pending')
      .sort((a, b) => a.turn - b.turn);
  }

  function wake() {
    if (sending) return;
    clearTimeout(timer);
    if (pending().some(delivery => delivery.nextAt <= now())) {
      sending = sendDue().finally(() => {
        sending = undefined;
        wake();
      });
      return;
    }

    const soonest = Math.min(...pending().map(delivery => delivery.nextAt));
    if (!Number.isFinite(soonest)) return;
    timer = setTimeout(wake, Math.min(Math.max(soonest - now(), 1) * 1000, 60_000));
    timer.unref();
  }

  async function sendDue() {
    for (;;) {
      const due = pending().find(delivery => delivery.nextAt <= now());
      if (!due) return;

      const outcome = await attempt(due);
      if (stopping.signal.aborted) return;
      settle(due.id, outcome);
    }
  }

  async function attempt(delivery: Delivery): Promise<number | string> {
    const event = store.events.get(delivery.id);
    if (!event || !url) return 'gone';

    const body = JSON.stringify(event, null, 2);
    // Signed with the real time: receivers refuse signatures that are not of the last minutes.
    const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000));
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'unreachable';
    }
  }

  function settle(id: string, outcome: number | string) {
    const delivery = store.deliveries.get(id);
    if (!delivery) return;

    const attempts = [...delivery.attempts, outcome];
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) {
      store.deliveries.update(id, { state: 'delivered', attempts });
      if (store.events.get(id)) store.events.update(id, { pending_webhooks: 0 });
      return;
    }

    const wait = retryAfterSeconds[attempts.length - 1];
    if (wait === undefined || outcome === 'gone') {
      store.deliveries.update(id, { state: 'failed', attempts });
      return;
    }
    store.deliveries.update(id, { attempts, nextAt: now() + wait });
  }

  async function idle(): Promise<void> {
    wake();
    if (!sending) return;
    await sending;
    await idle();
  }

  function firstState(): { state: Delivery['state']; nextAt: number } {
    if (toDrop > 0) {
      toDrop -= 1;
      return { state: 'dropped', nextAt: now() };
    }
    const wait = delayed.count > 0 ? delayed.seconds : 0;
    delayed = { ...delayed, count: Math.max(0, delayed.count - 1) };
    return { state: holding ? 'held' : 'pending', nextAt: now() + wait };
  }

  return {
    add(id) {
      turn += 1;
      const type = store.events.get(id)?.type ?? '';
      store.deliveries.insert({ id, type, turn, attempts: [], ...firstState() });
      wake();
    },
    list: () => store.deliveries.all(),
    resend(id) {
      turn += 1;
      store.deliveries.update(id, { state: 'pending', nextAt: now(), turn });
      wake();
    },
    drop(count) {
      toDrop += count;
    },
    delay(count, seconds) {
      delayed = { count, seconds };
    },
    hold() {
      holding = true;
    },
    release(order = []) {
      holding = false;
      const held = store.deliveries.all().filter(delivery => delivery.state === 'held');
      const ids = held.map(delivery => delivery.id);
      const wanted = order === 'reverse' ? ids.toReversed() : order.filter(id => ids.includes(id));
      for (const id of [...wanted, ...ids.filter(id => !wanted.includes(id))]) {
        turn += 1;
        store.deliveries.update(id, { state: 'pending', turn, nextAt: now() });
      }
      wake();
    },
    idle,
    setUrl(next) {
      url = next;
      wake();
    },
    wake,
    isHolding: () => holding,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await sending;
    },
  };
}
