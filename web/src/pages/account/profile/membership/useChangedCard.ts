import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { SubscriptionId } from '#shared/ids.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/**
 * Fetches the plan from the payment provider when a person comes back from changing their card, because the provider's event
 * may still be on its way. If the provider does not answer, the stored plan is shown with a toast, until the event arrives.
 */
export function useChangedCard(subscriptionId: SubscriptionId | undefined): { isRefreshing: boolean } {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const refresh = useMutation('refreshSubscription', ['getMySubscription'], { quiet: true });
  const { t } = useTranslation('plans');
  const toast = useToast();
  const isBack = params.get('card') === 'changed';

  const ask = useEffectEvent(async (id: SubscriptionId) => {
    const { error } = await refresh.run({ subscriptionId: id });
    if (error) toast.show({ kind: 'info', title: t('member.cardNotChecked') });
    void navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isBack && subscriptionId) void ask(subscriptionId);
  }, [isBack, subscriptionId]);

  return { isRefreshing: isBack && subscriptionId !== undefined };
}
