import './SignedOutNotice.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Notice above a page that stays after the end of its session because of its typed text. */
export function SignedOutNotice() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { dismiss } = useToast();
  useEffect(() => dismiss('session'), [dismiss]); // it repeats this notice and covers the button

  return (
    <div className="wrap signed-out">
      <Alert
        kind="warning"
        title={t('signedOut.title')}
        announce
        action={
          <a className="btn btn--moss btn--s" href={paths.signin({ lang })} target="_blank" rel="noopener">
            {t('signedOut.signIn')}
          </a>
        }
      >
        {t('signedOut.text')}
      </Alert>
    </div>
  );
}
