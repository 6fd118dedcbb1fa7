import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { signUpBrowser } from './signUpBrowser.ts';
import { useCountdown } from './useCountdown.ts';
import { usePurpose } from './usePurpose.ts';
import { useMailedPath } from './useRedirectAfterSignIn.ts';

const RESEND_DELAY_S = 30;

export interface LinkSentProps {
  email: string;
  /** Whether the link before has come back. */
  hasBounced?: boolean | undefined;
  /** The kind of link that is resent. */
  kind: 'requestConfirmation' | 'requestPasswordReset';
  onBack: () => void;
}

/** Confirms that a link has been sent; it does not reveal whether the address has an account. */
export function LinkSent({ email, hasBounced = false, kind, onBack }: LinkSentProps) {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation(kind, [], { quiet: true });
  const { left, restart } = useCountdown(RESEND_DELAY_S);
  const lang = useLanguage();
  const next = useMailedPath();
  const purpose = usePurpose();
  const [isReturned, setReturned] = useState(hasBounced);

  async function again() {
    const { data } = await run({
      body: {
        email,
        next,
        ...(kind === 'requestPasswordReset' ? { lang } : { browserSecret: signUpBrowser.read() }),
      },
    });
    if (!data) return;
    setReturned('hasBounced' in data && data.hasBounced === true);
    restart();
  }

  return (
    <AccountFrame
      isAnswer
      seed="page:sent"
      title={t('sent.title')}
      lead={
        <Trans
          t={t}
          i18nKey={kind === 'requestConfirmation' ? 'sent.text' : 'sent.textReset'}
          values={{ email }}
          components={{ b: <b className="strong" translate="no" /> }}
        />
      }
    >
      <p className="soft">
        {t(kind === 'requestConfirmation' ? 'sent.confirm' : 'sent.reset')}
        {purpose && <> {t(`then.${purpose}`)}</>}
      </p>
      {isReturned && (
        <Alert kind="warning" announce title={t('sent.bounced.title', { email })}>
          {t('sent.bounced.text')}
        </Alert>
      )}
      {error && <Alert kind="error" announce title={refusal(error)} />}
      <div className="row wrapx">
        <Button busy={isBusy && t('sent.sending')} disabled={left > 0} onClick={() => void again()}>
          {left > 0 ? t('sent.againIn', { count: left }) : t('sent.again')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('sent.wrongAddress')}
        </Button>
      </div>
      <p className="fine muted">{t('sent.spam')}</p>
    </AccountFrame>
  );
}
