import { useEffect, useEffectEvent, useState } from 'react';
import { second } from '#shared/time.ts';

/** Pauses between polls in milliseconds: one minute in total. */
export const POLL_PAUSES: readonly number[] = [1, 2, 3, 5, 8, 11, 14, 16].map(seconds => seconds * second);

export interface OrderPolling {
  /** Number of polls so far. */
  polls: number;
  /** Share of the polls that are over, from 0 to 1. */
  progress: number;
  /** Whether a minute has passed without a decision. */
  isOver: boolean;
  /** Whether a poll is under way. */
  isAsking: boolean;
  /** Polls now, and then for another minute. */
  askAgain: () => void;
}

/**
 * Polls an order that the provider has not decided yet, with growing pauses for a minute. A pause begins when the answer before
 * it has arrived, so that there is one request at a time.
 * @param isUndecided Whether the order has arrived, or failed to, and another answer can be expected.
 * @param ask Reads the order again. A failure is shown by the component that reads the order.
 */
export function useOrderPolling(isUndecided: boolean, ask: () => Promise<unknown>): OrderPolling {
  const [polls, setPolls] = useState(0);
  const [isAsking, setAsking] = useState(false);

  async function poll(count: number) {
    setAsking(true);
    await ask().catch(() => undefined);
    setAsking(false);
    setPolls(count);
  }

  const pause = isUndecided && !isAsking ? POLL_PAUSES[polls] : undefined;
  const pollNext = useEffectEvent(() => void poll(polls + 1));
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => pollNext(), pause);
    return () => clearTimeout(timer);
  }, [pause]);

  return {
    polls,
    progress: (polls + 1) / (POLL_PAUSES.length + 1),
    isOver: polls >= POLL_PAUSES.length,
    isAsking,
    askAgain: () => {
      if (!isAsking) void poll(0);
    },
  };
}
