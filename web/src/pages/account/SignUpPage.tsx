import './Account.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkSent } from './LinkSent.tsx';
import { rememberNext } from './next.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useLeadOn, useNext } from './useLeadOn.ts';

/** Opens an account. The form stays behind the answer, so that a wrong address can be mended. */
export default function SignUpPage() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string>();
  const next = useNext();
  useLeadOn();

  function sent(email: string) {
    rememberNext(next);
    setSentTo(email);
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div hidden={sentTo !== undefined}>
        <SignUpForm onSent={sent} />
      </div>
      {sentTo !== undefined && (
        <div className="wrap band">
          <LinkSent
            email={sentTo}
            kind="requestConfirmation"
            title={t('sent.title')}
            onBack={() => setSentTo(undefined)}
          >
            {t('sent.confirm')}
          </LinkSent>
        </div>
      )}
    </>
  );
}
