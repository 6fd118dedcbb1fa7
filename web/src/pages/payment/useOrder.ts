import { useEffect, useState } from 'react';
import { PaymentID } from '#shared/ids.ts';
import type { PaymentState } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { forgetOrder } from '#web/domain/money/pay/orderKey.ts';
import { POLL_PAUSES, stageOf } from './orderStage.ts';

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
  const [polls, setPolls] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const cancellation = useMutation('cancelPayment', [], { quiet: true });
  const stage = stageOf(order, { hasPaid, hasLeft, isOver: polls >= POLL_PAUSES.length });
  const isUnknown = isRefusal(error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED');

  async function check() {
    setChecking(true);
    await mutate().catch(() => undefined); // `useQuery` returns the error
    setChecking(false);
  }

  const pause = stage === 'checking' && !isUnknown && (order || error) ? POLL_PAUSES[polls] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      void mutate()
        .catch(() => undefined)
        .then(() => setPolls(count => count + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [pause, polls, mutate]);

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
    polls,
    isChecking,
    checkAgain: () => {
      setPolls(0);
      void check();
    },
    cancel: () => void cancelOrder(),
    isCancelling: cancellation.isBusy,
    cancelError: cancellation.error,
  };
}
