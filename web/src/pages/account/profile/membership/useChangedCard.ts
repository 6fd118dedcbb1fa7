import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { SubscriptionId } from '#shared/ids.ts';
import { useMutation } from '#web/api/hooks.ts';

/**
 * Gets the plan as the payment provider knows it when somebody comes back from changing their card: the provider's event
 * may still be on its way. If the provider does not answer, the plan is shown as it is known, and the event follows.
 */
export function useChangedCard(subscriptionId: SubscriptionId | undefined): { isRefreshing: boolean } {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const refresh = useMutation('refreshSubscription', ['getMySubscription'], { quiet: true });
  const isBack = params.get('card') === 'changed';

  const ask = useEffectEvent(async (id: SubscriptionId) => {
    await refresh.run({ subscriptionId: id });
    void navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isBack && subscriptionId) void ask(subscriptionId);
  }, [isBack, subscriptionId]);

  return { isRefreshing: isBack && subscriptionId !== undefined };
}
