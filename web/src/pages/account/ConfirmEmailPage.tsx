import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { parseSecretToken } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { type Confirmation, confirmOnce } from './confirmOnce.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** Target of the link in the confirmation email: confirms the address, or offers a new link. */
export default function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const [search] = useSearchParams();
  const token = parseSecretToken(readQuery('confirm-email', search).token);
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState<{ attempt: number; answer: Confirmation }>();
  const answer = received?.attempt === attempt ? received.answer : undefined;

  useEffect(() => {
    if (token) void confirmOnce(token).then(answer => setReceived({ attempt, answer }));
  }, [token, attempt]);

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
      <LinkButton kind="moss" to={paths.signin({ lang })} state={{ email: answer.email }}>
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
