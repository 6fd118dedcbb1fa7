import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { parseSecretToken } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { type Confirmation, confirmOnce } from './confirmOnce.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/**
 * Target of the link in the confirmation email: confirms the address, or offers a new link. Where the tab in which the account was
 * created is still open, it signs in, and this page leads on to what the user came for.
 */
export default function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [search] = useSearchParams();
  const token = parseSecretToken(readQuery('confirm-email', search).token);
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState<{ attempt: number; answer: Confirmation; wasSignedIn: boolean }>();
  const answer = received?.attempt === attempt ? received.answer : undefined;

  const { status } = useIdentity();
  const receive = useEffectEvent((attempt: number, answer: Confirmation) =>
    setReceived({ attempt, answer, wasSignedIn: status === 'signedIn' }),
  );
  useEffect(() => {
    if (token) void confirmOnce(token).then(answer => receive(attempt, answer));
  }, [token, attempt]);

  const leadOn = useEffectEvent(() => {
    toast.show({ kind: 'success', title: t('signIn.done'), duration: timings.signInSuccess });
    void navigate(answer?.next ?? paths.index({ lang }), { replace: true });
  });
  const hasSignedIn = received?.wasSignedIn === false && status === 'signedIn';
  useEffect(() => {
    if (hasSignedIn) leadOn(); // by the tab in which the account was created
  }, [hasSignedIn]);

  if (!token || answer?.error?.code === 'CONFIRMATION_LINK_INVALID') return <RequestNewLink />;

  if (!answer)
    return (
      <AccountFrame seed="page:confirm" title={t('confirm.checking')}>
        <Skeleton />
      </AccountFrame>
    );

  if (answer.error)
    return (
      <AccountFrame seed="page:confirm" title={t('confirm.failed')} lead={refusal(answer.error)}>
        <Button kind="moss" onClick={() => setAttempt(attempt + 1)}>
          {t('confirm.retry')}
        </Button>
      </AccountFrame>
    );

  return (
    <AccountFrame seed="page:confirm" title={t('confirm.title')} lead={t('confirm.text')}>
      <LinkButton
        kind="moss"
        to={paths.signin({ lang, query: { next: answer.next } })}
        state={{ email: answer.email }}
      >
        {t('signIn.link')}
      </LinkButton>
    </AccountFrame>
  );
}

/** The link is used, expired or incomplete: requests a new one. */
function RequestNewLink() {
  const { t } = useTranslation('account');
  return (
    <RequestLinkForm
      kind="requestConfirmation"
      seed="page:confirm"
      title={t('confirm.spent.title')}
      lead={t('confirm.spent.text')}
      action={t('confirm.spent.action')}
      back={t('signIn.link')}
    />
  );
}
