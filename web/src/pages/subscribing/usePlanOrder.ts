import { useEffect } from 'react';
import { PaymentID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useOrderPolling } from '#web/domain/money/pay/useOrderPolling.ts';

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
  const isUndecided = hasPaid && (order === undefined || order.status === 'pending') && !isRefusal(error);
  const hasAnswer = order !== undefined || error !== undefined;
  const { progress, isOver, askAgain } = useOrderPolling(isUndecided && hasAnswer, mutate);

  const hasBegun = order?.status === 'success';
  useEffect(() => {
    if (hasBegun) void invalidate('getMe', 'getMySubscription', 'listSubscriptionPayments');
  }, [hasBegun]);

  return {
    order,
    error,
    progress,
    isUnknown: isRefusal(error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED'),
    isWaiting: isUndecided && isOver,
    isUndecided,
    askAgain,
  };
}
