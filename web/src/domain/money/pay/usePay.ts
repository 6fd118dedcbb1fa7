import { useRef, useState } from 'react';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { redirectTo } from '#web/domain/money/redirectTo.ts';
import { usePageRestored } from '#web/domain/money/usePageRestored.ts';
import { type OrderInput, type PlacedOrder, placeOrder } from './placeOrder.ts';

/** Reason why the checkout did not open. */
export type PayProblem = Extract<PlacedOrder, { url?: undefined }>;

/** Places the order and redirects to the checkout; repeated clicks have no effect while it runs. */
export function usePay() {
  const initiate = useMutation('initiatePayment', [], { quiet: true });
  const open = useMutation('payWithStripe', [], { quiet: true });
  const read = useMutation('getOrder', [], { quiet: true });
  const cancel = useMutation('cancelPayment', [], { quiet: true });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  const isRunning = useRef(false);

  function finish(why: PayProblem | undefined) {
    isRunning.current = false;
    setBusy(false);
    setProblem(why);
  }

  usePageRestored(() => finish(undefined));

  async function pay(input: OrderInput) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    const calls = { initiate: initiate.run, open: open.run, read: read.run, cancel: cancel.run };
    const placed = await placeOrder(calls, input);

    if (placed.url !== undefined) return redirectTo(placed.url);
    if (placed.error) await invalidate('getProject', 'getProjectFee');
    finish(placed);
  }

  return { isBusy, problem, pay };
}
