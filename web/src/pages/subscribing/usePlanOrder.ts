import { useEffect, useState } from 'react';
import { PaymentID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { second } from '#shared/time.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';

/** Pauses between questions about an order in milliseconds: one minute in total. */
export const POLL_PAUSES: readonly number[] = [1, 2, 3, 5, 8, 11, 14, 16].map(seconds => seconds * second);

/** Parses the return address of the provider: `?PaymentID=…&session_id=…`, or `&cancelled=1`. */
export function readArrival(search: URLSearchParams) {
  const query = readQuery('subscribe-payment', search);
  return {
    id: PaymentID.safeParse(query.PaymentID).data,
    hasPaid: query.session_id !== undefined,
  };
}

export interface Arrival {
  id: PaymentID;
  /** Whether the person came back after paying. */
  hasPaid: boolean;
}

/** An order for a plan. A paid one is asked about with growing pauses until the plan has begun. */
export function usePlanOrder({ id, hasPaid }: Arrival) {
  const {
    data: order,
    error,
    mutate,
  } = useQuery('fetchSubscriptionOrderDetails', { body: { PaymentID: id } }, { dedupingInterval: 0 });
  const [polls, setPolls] = useState(0);
  const isUndecided = hasPaid && (order === undefined || order.status === 'pending') && !isRefusal(error);
  const isAsking = isUndecided && (order !== undefined || error !== undefined);

  useEffect(() => {
    const pause = isAsking ? POLL_PAUSES[polls] : undefined;
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      void mutate()
        .catch(() => undefined) // `useQuery` returns the error
        .then(() => setPolls(count => count + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [isAsking, polls, mutate]);

  const hasBegun = order?.status === 'success';
  useEffect(() => {
    if (hasBegun) void invalidate('getMe', 'getMySubscription', 'listSubscriptionPayments');
  }, [hasBegun]);

  return {
    order,
    error,
    polls,
    isUnknown: isRefusal(error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED'),
    isWaiting: isUndecided && polls >= POLL_PAUSES.length,
    isUndecided,
    checkAgain: () => setPolls(0),
  };
}
