import { useRef, useState } from 'react';
import type { BillingInterval, PlanTypeId } from '#shared/plans.ts';
import type { Currency } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { type Outcome, useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { redirectTo } from '#web/domain/money/redirectTo.ts';
import { usePageRestored } from '#web/domain/money/usePageRestored.ts';

interface Choice {
  planTypeId: PlanTypeId;
  interval: BillingInterval;
  currency: Currency;
}

/** Orders a plan and leaves for the payment page; repeated clicks have no effect while it runs. */
export function useSubscribe() {
  const prepare = useMutation('prepareSubscriptionPayment', [], { quiet: true });
  const pay = useMutation('subscribe', [], { quiet: true });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isRunning = useRef(false);

  function finish(why: ApiError | undefined) {
    isRunning.current = false;
    setBusy(false);
    setError(why);
  }

  usePageRestored(() => finish(undefined));

  /** Resolves to the address of the payment page. */
  async function order(choice: Choice): Promise<Outcome<'subscribe'>> {
    const prepared = await prepare.run({ body: choice });
    if (!prepared.data) return prepared;
    const { PaymentID, total, dueNow, currency } = prepared.data;
    return await pay.run({ body: { PaymentID, total, dueNow, currency } });
  }

  async function subscribe(choice: Choice) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    const ordered = await order(choice);
    if (ordered.data) return redirectTo(ordered.data.url);
    await invalidate('getMySubscription');
    finish(ordered.error);
  }

  return { isBusy, error, subscribe };
}
