import { useTranslation } from 'react-i18next';
import type { Subscription } from '#shared/entities/subscription.ts';
import { useMutation } from '#web/api/hooks.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Consequences of a failed renewal, and the button that charges the card again. */
export function FailedPayment({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const { refusal } = useServerMessages();
  const format = usePlanFormat();
  const retry = useMutation(
    'retrySubscriptionPayment',
    ['getMySubscription', 'getMe', 'listSubscriptionPayments'],
    { quiet: true },
  );
  const { subscriptionId, price = 0, unpaid = price, currency = 'GBP', nextAttemptAt } = subscription;
  const values = { price: format.amount(unpaid, currency) };

  return (
    <Alert
      kind="warning"
      title={t('member.failed.title')}
      action={
        <Button
          size="s"
          busy={retry.isBusy && t('member.paying')}
          onClick={() => void retry.run({ subscriptionId })}
        >
          {t('member.pay')}
        </Button>
      }
    >
      {retry.error
        ? refusal(retry.error)
        : nextAttemptAt
          ? t('member.failed.text', { ...values, date: format.utcDate(nextAttemptAt) })
          : t('member.failed.last', values)}
    </Alert>
  );
}
