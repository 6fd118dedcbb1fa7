import { useEffect } from 'react';
import { PaymentID } from '#shared/ids.ts';
import type { PaymentState } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { forgetOrder } from '#web/domain/money/pay/orderKey.ts';
import { useOrderPolling } from '#web/domain/money/pay/useOrderPolling.ts';
import { stageOf } from './orderStage.ts';

const ENDED: readonly PaymentState[] = ['failed', 'cancelled', 'expired', 'refunded'];

/** Parses the return URL of the provider: `?PaymentID=…&session_id=…`, or `&cancelled=1`. */
export function readArrival(search: URLSearchParams) {
  const query = readQuery('payment-status', search);
  return {
    id: PaymentID.safeParse(query.PaymentID).data,
    hasPaid: query.session_id !== undefined,
    hasLeft: query.cancelled === '1',
  };
}

/** An order with its stage. An undecided order is polled with growing pauses for a minute, and again on focus. */
export function useOrder({ id, hasPaid, hasLeft }: ReturnType<typeof readArrival>) {
  const {
    data: order,
    error,
    mutate,
  } = useQuery('getOrder', id ? { body: { PaymentID: id } } : null, {
    dedupingInterval: 0,
    focusThrottleInterval: 1000,
  });
  const cancellation = useMutation('cancelPayment', [], { quiet: true });
  const isUnknown = isRefusal(error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED');
  const hasAnswer = order !== undefined || error !== undefined;
  const isUndecided = stageOf(order, { hasPaid, hasLeft, isOver: false }) === 'checking' && !isUnknown;
  const polling = useOrderPolling(isUndecided && hasAnswer, mutate);
  const stage = stageOf(order, { hasPaid, hasLeft, isOver: polling.isOver });

  async function cancelOrder() {
    if (!id) return;
    const { data } = await cancellation.run({ body: { PaymentID: id } });
    await mutate(data, { revalidate: !data });
  }

  const shouldCancel = stage === 'cancelling' && !cancellation.isBusy && !cancellation.error;
  useEffect(() => {
    if (shouldCancel) void cancelOrder();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the condition becomes true, not when `cancelOrder` changes
  }, [shouldCancel]);

  // A paid order is kept, so that the donor is asked before paying for the same again.
  const isEnded = order !== undefined && ENDED.includes(order.status);
  useEffect(() => {
    if (isEnded) forgetOrder(id);
  }, [isEnded, id]);

  return {
    order,
    error,
    isUnknown,
    stage,
    ...polling,
    cancel: () => void cancelOrder(),
    isCancelling: cancellation.isBusy,
    cancelError: cancellation.error,
  };
}
