import { useState } from 'react';
import type { Payment } from '#shared/entities/payment.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { redirectTo } from '#web/domain/money/redirectTo.ts';
import { usePageRestored } from '#web/domain/money/usePageRestored.ts';

/** Opens a new checkout session for the same order. */
export function useRetryPayment() {
  const open = useMutation('payWithStripe', [], { quiet: true });
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(() => setLeaving(false));

  async function pay({ PaymentID, total, currency }: Payment) {
    const { data, error } = await open.run({ body: { PaymentID, total, currency } });
    if (data) {
      setLeaving(true);
      return redirectTo(data.url);
    }
    if (isRefusal(error, 'ORDER_EXPIRED', 'ORDER_ALREADY_PROCESSED')) await invalidate('getOrder');
  }

  return { pay: (order: Payment) => void pay(order), isBusy: open.isBusy || isLeaving, error: open.error };
}
