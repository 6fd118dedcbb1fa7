import { randomUUID } from 'node:crypto';

/** A message as the queue keeps it. Times in milliseconds. */
export interface QueueMessage {
  id: string;
  body: string;
  sentAt: number;
  receiveCount: number;
}

export interface QueueStateOptions {
  /** Deliveries after which a message becomes a dead letter. */
  maxReceiveCount: number;
  /** Time for which a received message is not received again. */
  visibilityTimeoutMs: number;
  /** Chooses the order of messages and which of them are delivered twice; default: in order, and none. */
  random?: () => number;
  /** Probability that a message is delivered once more after it was deleted, as SQS may do. */
  duplicates?: number;
}

/** The messages of an SQS standard queue: visible ones in no order, received ones, and dead letters. */
export interface QueueState {
  /** Adds messages, which are not received before a time. */
  add(messages: readonly QueueMessage[], visibleAt?: number): void;
  /** Up to `max` visible messages, each with its receive count. `dead` were received too often and moved. */
  receive(now: number, max: number): { received: QueueMessage[]; dead: QueueMessage[] };
  /** Deletes a message. Returns whether it is gone: SQS may deliver it once more. */
  remove(id: string): boolean;
  /** Makes a received message visible again at a time. */
  release(id: string, visibleAt: number): void;
  /** Time at which the next received message becomes visible again, `now` if one is, or undefined if none is left. */
  nextVisible(now: number): number | undefined;
  /** Whether nothing is left but messages that were added with a delay which has not passed. */
  isIdle(now: number): boolean;
  deadLetters(): QueueMessage[];
  /** Makes all dead letters visible and returns them. */
  redrive(): QueueMessage[];
}

/** Creates an empty queue. */
export function createQueueState({
  maxReceiveCount,
  visibilityTimeoutMs,
  random,
  duplicates = 0,
}: QueueStateOptions): QueueState {
  const visible: QueueMessage[] = [];
  const received = new Map<string, { message: QueueMessage; visibleAt: number; isDelayed?: boolean }>();
  const repeated = new Set<string>();
  let dead: QueueMessage[] = [];
  /** Lower bound, in milliseconds, of the time at which a received message becomes visible again. */
  let earliest = Number.POSITIVE_INFINITY;

  function hide(hidden: { message: QueueMessage; visibleAt: number; isDelayed?: boolean }) {
    received.set(hidden.message.id, hidden);
    earliest = Math.min(earliest, hidden.visibleAt);
  }

  const earliestOf = () =>
    [...received.values()].reduce(
      (time, { visibleAt }) => Math.min(time, visibleAt),
      Number.POSITIVE_INFINITY,
    );

  function makeVisible(now: number) {
    if (now < earliest) return;
    for (const [id, { message, visibleAt }] of received) {
      if (visibleAt > now) continue;
      received.delete(id);
      visible.push(message);
    }
    earliest = earliestOf();
  }

  function takeOne(): QueueMessage | undefined {
    if (!random) return visible.shift();
    const place = Math.floor(random() * visible.length);
    const [last, chosen] = [visible.pop(), visible[place]];
    if (!last || !chosen) return last;
    visible[place] = last;
    return chosen;
  }

  return {
    add(messages, visibleAt) {
      if (visibleAt === undefined) visible.push(...messages);
      else for (const message of messages) hide({ message, visibleAt, isDelayed: true });
    },

    receive(now, max) {
      makeVisible(now);
      const found = { received: [] as QueueMessage[], dead: [] as QueueMessage[] };
      while (found.received.length < max) {
        const message = takeOne();
        if (!message) break;
        if (message.receiveCount >= maxReceiveCount) {
          dead.push(message);
          found.dead.push(message);
          continue;
        }
        const next = { ...message, receiveCount: message.receiveCount + 1 };
        hide({ message: next, visibleAt: now + visibilityTimeoutMs });
        found.received.push(next);
      }
      return found;
    },

    remove(id) {
      const found = received.get(id);
      if (found && random && !repeated.has(id) && random() < duplicates) {
        repeated.add(id);
        hide({ ...found, visibleAt: 0 });
        return false;
      }
      repeated.delete(id);
      received.delete(id);
      return true;
    },

    release(id, visibleAt) {
      const found = received.get(id);
      if (found) hide({ ...found, visibleAt });
    },

    nextVisible(now) {
      if (visible.length > 0) return now;
      return received.size > 0 ? earliestOf() : undefined;
    },

    isIdle: now =>
      visible.length === 0 &&
      [...received.values()].every(({ visibleAt, isDelayed }) => isDelayed && visibleAt > now),

    deadLetters: () => dead,

    redrive() {
      const renewed = dead.map(message => ({ ...message, receiveCount: 0 }));
      dead = [];
      visible.push(...renewed);
      return renewed;
    },
  };
}

let count = 0;

/** A message that has not been received. Ids sort by creation. */
export const newMessage = (body: string, now: number): QueueMessage => ({
  id: `${now}-${String(++count).padStart(6, '0')}-${randomUUID()}`,
  body,
  sentAt: now,
  receiveCount: 0,
});
