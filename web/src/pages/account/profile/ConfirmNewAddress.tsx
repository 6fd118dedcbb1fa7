import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SecretToken } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Asks whether to use the address whose link has been opened: opening it confirms nothing, because scanners do that too. */
export function ConfirmNewAddress({ token }: { token: SecretToken }) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const { refusal, messageFor } = useServerMessages();
  const { run, isBusy, error } = useMutation('confirmEmailChange', ['getMe'], { quiet: true });
  const isSpent = isRefusal(error, 'CONFIRMATION_LINK_INVALID');

  const leave = () =>
    void navigate(paths['edit-profile']({ lang, hash: 'email' }), {
      replace: true,
      preventScrollReset: true,
    });

  async function confirm() {
    const { data } = await run({ body: { token } });
    if (!data) return;
    toast.show({
      kind: 'success',
      title: messageFor('success.confirmEmailChange', {}, t('profile.saved')),
      duration: timings.formSuccess,
    });
    leave();
  }

  if (isSpent)
    return (
      <Alert
        kind="error"
        announce
        title={refusal(error)}
        action={
          <Button size="s" onClick={leave}>
            {t('confirm.spent.action')}
          </Button>
        }
      />
    );
  return (
    <>
      <Alert kind="info" title={t('profile.email.confirm.title')}>
        {t('profile.email.confirm.text')}
      </Alert>
      {error && (
        <Alert kind="error" announce title={t('profile.email.confirm.failed')}>
          {refusal(error)}
        </Alert>
      )}
      <div className="save-bar">
        <Button kind="moss" busy={isBusy && t('profile.email.confirm.busy')} onClick={() => void confirm()}>
          {t('profile.email.confirm.submit')}
        </Button>
      </div>
    </>
  );
}
