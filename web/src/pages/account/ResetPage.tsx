import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { auth } from '#shared/contracts/auth.ts';
import { SecretToken } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { SubmitButton } from './form/SubmitButton.tsx';
import { useForm } from './form/useForm.ts';
import { NewPassword } from './NewPassword.tsx';

const schema = auth.resetPassword.spec.body;

/** Takes a new password with the token of the mail's link (`?t=`). */
export default function ResetPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = SecretToken.safeParse(readQuery('reset', search).t).data;
  const [isSpent, setSpent] = useState(false);

  if (!token || isSpent) return <Spent />;
  return (
    <AccountFrame seed="page:reset" title={t('reset.title')} lead={t('reset.lead')}>
      <ResetForm resetToken={token} onSpent={() => setSpent(true)} />
    </AccountFrame>
  );
}

function ResetForm({ resetToken, onSpent }: { resetToken: SecretToken; onSpent: () => void }) {
  const { t } = useTranslation('account');
  const { say } = useServerMessages();
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const { run, isBusy } = useMutation('resetPassword', [], { quiet: true });
  const { values, bind, submit, summary, form } = useForm({
    schema,
    initial: { password: '' },
    refusalsAt: { PASSWORD_TOO_COMMON: 'password' },
  });
  const labels = { password: t('fields.newPassword') };

  const send = submit(async body => {
    const outcome = await run({ resetToken, body });
    if (isRefusal(outcome.error, 'RESET_LINK_INVALID')) onSpent();
    if (!outcome.data) return outcome;

    toast.show({
      kind: 'success',
      title: say('success.resetPassword', {}, t('reset.done')),
      duration: timings.formSuccess,
    });
    void navigate(paths.signin({ lang }), { replace: true, state: { email: outcome.data.email } });
    return outcome;
  });

  return (
    <form className="sform" noValidate ref={form} onSubmit={event => void send(event)}>
      <ErrorSummary {...summary} labels={labels} />
      <NewPassword {...bind('password')} value={values.password} label={labels.password} />
      <SubmitButton busy={isBusy && t('reset.busy')}>{t('reset.submit')}</SubmitButton>
    </form>
  );
}

function Spent() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  return (
    <AccountFrame seed="page:reset" title={t('reset.spent.title')} lead={t('reset.spent.text')}>
      <LinkButton kind="moss" to={paths['forgot-password']({ lang })}>
        {t('reset.spent.action')}
      </LinkButton>
    </AccountFrame>
  );
}
