import { useTranslation } from 'react-i18next';
import type { AccountStatus } from '#shared/entities/payout.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';

export interface OnboardingNoticeProps {
  /** Value of `?onboarding=` in the URL. */
  result: string | undefined;
  account: AccountStatus | undefined;
}

/** Outcome of the visit to the provider's onboarding. */
export function OnboardingAlert({ result, account }: OnboardingNoticeProps) {
  const { t } = useTranslation('payout');
  const [, choose] = useAddressQuery();

  const dismiss = () => choose({ onboarding: undefined });

  if (result === 'error')
    return (
      <Alert kind="error" announce title={t('onboarding.error.title')} onDismiss={dismiss}>
        {t('onboarding.error.text')}
      </Alert>
    );
  if (result !== 'success' && result !== 'incomplete') return null;
  if (!account) return null;

  // The current account status takes precedence over the one in the URL.
  const { status } = account;
  if (status === 'ready' || status === 'pending-verification')
    return (
      <Alert kind="success" announce title={t(`onboarding.${status}.title`)} onDismiss={dismiss}>
        {t(`onboarding.${status}.text`)}
      </Alert>
    );
  if (status === 'closed' || status === 'rejected')
    return (
      <Alert kind="error" announce title={t(`account.states.${status}`)} onDismiss={dismiss}>
        {t(`account.about.${status}`)}
      </Alert>
    );
  return (
    <Alert kind="warning" announce title={t('onboarding.incomplete.title')} onDismiss={dismiss}>
      {t('onboarding.incomplete.text')}
    </Alert>
  );
}
