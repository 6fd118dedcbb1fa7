import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { auth } from '#shared/contracts/auth.ts';
import { useAction } from '../../api/hooks.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useTranslation } from '../../i18n/react.tsx';
import { paths } from '../../routes/paths.ts';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { SubmitButton } from './form/SubmitButton.tsx';
import { useForm } from './form/useForm.ts';
import { LinkSent } from './LinkSent.tsx';

const schema = auth.requestPasswordReset.terms.body;
const Handed = z.object({ email: z.string() });

/** Asks for a link to choose a new password; the answer does not tell whether the address is known. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const { run, isBusy } = useAction('requestPasswordReset', [], { quiet: true });
  const { bind, submit, summary, form } = useForm({
    schema,
    initial: { email: Handed.safeParse(state).data?.email ?? '' },
  });
  const labels = { email: t('fields.email') };

  if (sentTo !== undefined)
    return <LinkSent email={sentTo} kind="requestPasswordReset" onBack={() => setSentTo(undefined)} />;

  const send = submit(async ({ email }) => {
    const outcome = await run({ body: { email, lang } });
    if (outcome.data) setSentTo(outcome.data.email);
    return outcome;
  });

  return (
    <AccountFrame seed="page:reset" title={t('forgot.title')} lead={t('forgot.lead')}>
      <form className="sform" noValidate ref={form} onSubmit={event => void send(event)}>
        <ErrorSummary {...summary} labels={labels} />
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
        />
        <SubmitButton busy={isBusy && t('sent.sending')}>{t('forgot.submit')}</SubmitButton>
        <p className="small">
          <Link className="link" to={paths.signin({ lang })}>
            {t('forgot.back')}
          </Link>
        </p>
      </form>
    </AccountFrame>
  );
}
