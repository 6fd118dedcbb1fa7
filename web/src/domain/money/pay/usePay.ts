import { useRef, useState } from 'react';
import type { Payment } from '#shared/entities/payment.ts';
import { ApiError } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { redirectTo } from '#web/domain/money/redirectTo.ts';
import { usePageRestored } from '#web/domain/money/usePageRestored.ts';
import { type OrderInput, type PlacedOrder, placeOrder } from './placeOrder.ts';

/** Reason why the checkout did not open. */
export type PayProblem = { error: ApiError; paid?: undefined } | { paid: Payment; error?: undefined };

/** Places the order and redirects to the checkout; repeated clicks have no effect while it runs. */
export function usePay() {
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
    const placed = await attempt(() => placeOrder(input));

    if ('url' in placed) return redirectTo(placed.url);
    if ('error' in placed) await invalidate('getProject', 'getProjectFee');
    finish(placed);
  }

  return { isBusy, problem, pay };
}

async function attempt(place: () => Promise<PlacedOrder>): Promise<PlacedOrder | { error: ApiError }> {
  try {
    return await place();
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { error: thrown };
  }
}
