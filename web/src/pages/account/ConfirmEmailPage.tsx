import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auth } from '#shared/contracts/auth.ts';
import { SecretToken } from '#shared/ids.ts';
import { useAction } from '../../api/hooks.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useTranslation } from '../../i18n/react.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { paths } from '../../routes/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { type Confirmation, confirmOnce } from './confirmOnce.ts';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { useForm } from './form/useForm.ts';
import { LinkSent } from './LinkSent.tsx';

/** Where the link of the confirmation mail leads: confirms at once, or offers another link. */
export default function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { refusal } = useWords();
  const lang = useLanguage();
  const [search] = useSearchParams();
  const token = SecretToken.safeParse(search.get('token')).data;
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ attempt: number; answer: Confirmation }>();
  const answer = told?.attempt === attempt ? told.answer : undefined;

  useEffect(() => {
    if (token) void confirmOnce(token).then(answer => setTold({ attempt, answer }));
  }, [token, attempt]);

  if (!token || answer?.error?.code === 'CONFIRMATION_LINK_INVALID') return <AskAgain />;

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

/** The link was used already, is too old, or was cut off on its way. */
function AskAgain() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const [sentTo, setSentTo] = useState<string>();
  const { run, isBusy } = useAction('requestConfirmation', [], { quiet: true });
  const { bind, submit, summary, form } = useForm({
    schema: auth.requestConfirmation.terms.body,
    initial: { email: '' },
  });
  const labels = { email: t('fields.email') };

  if (sentTo !== undefined)
    return <LinkSent email={sentTo} kind="requestConfirmation" onBack={() => setSentTo(undefined)} />;

  const send = submit(async body => {
    const outcome = await run({ body });
    if (outcome.data) setSentTo(outcome.data.email);
    return outcome;
  });

  return (
    <AccountFrame seed="page:confirm" title={t('confirm.spent.title')} lead={t('confirm.spent.text')}>
      <form className="sform" noValidate ref={form} onSubmit={event => void send(event)}>
        <ErrorSummary {...summary} labels={labels} />
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          label={labels.email}
          autoComplete="email"
        />
        <div className="row wrapx">
          <Button type="submit" kind="moss" busy={isBusy && t('sent.sending')}>
            {t('confirm.spent.action')}
          </Button>
          <LinkButton kind="quiet" to={paths.signin({ lang })}>
            {t('signIn.link')}
          </LinkButton>
        </div>
      </form>
    </AccountFrame>
  );
}
