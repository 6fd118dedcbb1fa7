import { useEffect, useState } from 'react';
import { PaymentID } from '#shared/ids.ts';
import type { PaymentState } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { forgetOrder } from './orderKey.ts';
import { pauses, stageOf } from './orderStage.ts';

const ENDED: readonly PaymentState[] = ['failed', 'cancelled', 'expired', 'refunded'];

/** How somebody came to the page of an order: `?PaymentID=…&session_id=…`, or `&cancelled=1`. */
export function readArrival(search: URLSearchParams) {
  const query = readQuery('payment-status', search);
  return {
    id: PaymentID.safeParse(query.PaymentID).data,
    hasPaid: query.session_id !== undefined,
    hasLeft: query.cancelled === '1',
  };
}

/** An order and how it comes on: it is asked about with growing pauses, for a minute, and whenever the page is looked at again. */
export function useOrder({ id, hasPaid, hasLeft }: ReturnType<typeof readArrival>) {
  const {
    data: order,
    error,
    mutate,
  } = useQuery('getOrder', id ? { body: { PaymentID: id } } : null, {
    dedupingInterval: 0,
    focusThrottleInterval: 1000,
  });
  const [asked, setAsked] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation('cancelPayment', [], { quiet: true });
  const stage = stageOf(order, { hasPaid, hasLeft, isOver: asked >= pauses.length });
  const isUnknown = isRefusal(error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED');

  async function ask() {
    setAsking(true);
    await mutate().catch(() => undefined); // the error is among what is read
    setAsking(false);
  }

  const pause = stage === 'checking' && !isUnknown && (order || error) ? pauses[asked] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      void mutate()
        .catch(() => undefined)
        .then(() => setAsked(count => count + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [pause, asked, mutate]);

  async function giveUp() {
    if (!id) return;
    const { data } = await cancel.run({ body: { PaymentID: id } });
    await mutate(data, { revalidate: !data });
  }

  const shouldCancel = stage === 'cancelling' && !cancel.isBusy && !cancel.error;
  useEffect(() => {
    if (shouldCancel) void giveUp();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it becomes due
  }, [shouldCancel]);

  // A paid order is kept, so that whoever comes back to the button is asked before they pay the same once more.
  const isEnded = order !== undefined && ENDED.includes(order.status);
  useEffect(() => {
    if (isEnded) forgetOrder(id);
  }, [isEnded, id]);

  return {
    order,
    error,
    isUnknown,
    stage,
    asked,
    isAsking,
    ask: () => {
      setAsked(0);
      void ask();
    },
    giveUp: () => void giveUp(),
    isCancelling: cancel.isBusy,
    cancelError: cancel.error,
  };
}
