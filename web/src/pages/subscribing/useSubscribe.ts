import { useRef, useState } from 'react';
import type { BillingInterval, PlanTypeId } from '#shared/plans.ts';
import type { Currency } from '#shared/settings.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isRunning = useRef(false);

  function finish(why: ApiError | undefined) {
    isRunning.current = false;
    setBusy(false);
    setError(why);
  }

  usePageRestored(() => finish(undefined));

  async function subscribe(choice: Choice) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const order = await call('prepareSubscriptionPayment', { body: choice });
      const { PaymentID, total, dueNow, currency } = order;
      const { url } = await call('subscribe', { body: { PaymentID, total, dueNow, currency } });
      redirectTo(url);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      await invalidate('getMySubscription');
      finish(thrown);
    }
  }

  return { isBusy, error, subscribe };
}
