import { useState } from 'react';
import type { SubscriptionId } from '#shared/ids.ts';
import { useMutation } from '#web/api/hooks.ts';
import { redirectTo } from '#web/domain/money/redirectTo.ts';
import { usePageRestored } from '#web/domain/money/usePageRestored.ts';

/** Leaves for the provider's page on which the card is changed. */
export function useCardChange(subscriptionId: SubscriptionId) {
  const portal = useMutation('openBillingPortal', [], { quiet: true });
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(() => setLeaving(false));

  async function changeCard() {
    setLeaving(true);
    const { data } = await portal.run({ subscriptionId });
    if (data) return redirectTo(data.url);
    setLeaving(false);
  }

  return { changeCard: () => void changeCard(), isLeaving, error: portal.error };
}
