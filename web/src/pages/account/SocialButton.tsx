import { useTranslation } from 'react-i18next';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { identityProvider } from './identityProvider.ts';
import { providerLogos } from './providerLogos.ts';
import { useSocialStart } from './useSocialSignIn.ts';

/** Starts a sign-in with the identity provider, which returns to `next`. */
export function SocialButton({ next }: { next: string | undefined }) {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const { start, isBusy, error } = useSocialStart(next);
  return (
    <>
      <Button
        kind="line"
        block
        icon={providerLogos[identityProvider.id]}
        busy={isBusy && t('social.busy')}
        onClick={() => void start()}
      >
        {t('social.continue', identityProvider.named)}
      </Button>
      {error && (
        <Alert kind="error" announce title={t('social.unavailable', identityProvider.named)}>
          {refusal(error)}
        </Alert>
      )}
      <p className="or">
        <span>{t('social.or')}</span>
      </p>
    </>
  );
}
