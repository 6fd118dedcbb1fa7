import { day, hour, minute, second } from '#shared/time.ts';
import type { Delivery } from './records.ts';
import { sendEvent } from './sendEvent.ts';
import type { Store } from './store.ts';

/** Delivers events to the webhook at least once, retrying until a 2xx response. Tests can drop, delay, hold and reorder them. */
export interface Deliveries {
  add: (eventId: string) => void;
  /** Newest last. */
  list: () => Delivery[];
  /** Sends an event again, whatever its state. */
  resend: (eventId: string) => void;
  /** The next `count` events are never sent unless resent. */
  drop: (count: number) => void;
  /** Delays the first attempt of the next `count` events, in seconds of the simulated clock. */
  delay: (count: number, seconds: number) => void;
  /** Holds every new event until `release`. */
  hold: () => void;
  /** Sends the held events: the given ids first, in their order; or newest first with `reverse`. */
  release: (order?: string[] | 'reverse') => void;
  /** Resolves when nothing is being sent and nothing is due now; later retries may remain. */
  idle: () => Promise<void>;
  setUrl: (url: string | undefined) => void;
  url: () => string | undefined;
  /** Sends the events that are due. Must be called when the clock has advanced. */
  wake: () => void;
  isHolding: () => boolean;
  stop: () => Promise<void>;
}

/** Delay before each further attempt: about three days in all, after which Stripe gives up. */
const retryAfterSeconds = [
  second,
  2 * second,
  5 * second,
  15 * second,
  minute,
  5 * minute,
  hour,
  6 * hour,
  12 * hour,
  day,
  day,
].map(delay => delay / second);

interface DeliveryParts {
  store: Store;
  now: () => number;
  secret: string;
  url: string | undefined;
}

/** Starts delivering, beginning with events left pending by an earlier run, once the webhook URL is set. */
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
    timer = setTimeout(wake, Math.min(Math.max(soonest - now(), 1) * second, minute));
    timer.unref();
  }

  async function sendDue() {
    for (;;) {
      const due = pending().find(delivery => delivery.nextAt <= now());
      if (!due) return;

      const event = store.events.get(due.id);
      const outcome =
        event && url ? await sendEvent(event, { url, secret, now: now(), stopped: stopping.signal }) : 'gone';
      if (stopping.signal.aborted) return;
      recordAttempt(store, due.id, { outcome, at: now() });
    }
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
    url: () => url,
    wake,
    isHolding: () => holding,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await sending;
    },
  };
}

/** Records an attempt to send an event: delivered, to be retried, or failed when no retry is left or the event is gone. */
function recordAttempt(
  store: Store,
  id: string,
  { outcome, at }: { outcome: number | string; at: number },
): void {
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
  store.deliveries.update(id, { attempts, nextAt: at + wait });
}
