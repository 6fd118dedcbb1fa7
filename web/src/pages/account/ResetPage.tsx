import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SecretToken } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { parseSecretToken } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useReturnPath } from './useRedirectAfterSignIn.ts';

/** Sets a new password with the token of the emailed link (`?t=`). */
export default function ResetPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = parseSecretToken(readQuery('reset', search).t);
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
  const { messageFor } = useServerMessages();
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const next = useReturnPath();
  const form = useContractForm('resetPassword', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.resetPassword.spec.body,
    initial: { password: '' },
    draftOf: null,
    toCall: body => ({ resetToken, body }),
    refusalsAt: { PASSWORD_TOO_COMMON: 'password' },
    onRefused: refusal => isRefusal(refusal, 'RESET_LINK_INVALID') && onSpent(),
    onDone: ({ email }) => {
      toast.show({
        kind: 'success',
        title: messageFor('success.resetPassword', {}, t('reset.done')),
        duration: timings.formSuccess,
      });
      void navigate(paths.signin({ lang, query: { next } }), { replace: true, state: { email } });
    },
  });
  const { values, bind } = form;
  const labels = { password: t('fields.newPassword') };

  return (
    <Form form={form} labels={labels} className="sform">
      <NewPassword {...bind('password')} value={values.password} label={labels.password} />
      <SubmitButton busy={form.isBusy && t('reset.busy')}>{t('reset.submit')}</SubmitButton>
    </Form>
  );
}

function Spent() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  return (
    <AccountFrame seed="page:reset" title={t('reset.spent.title')} lead={t('reset.spent.text')}>
      <LinkButton kind="moss" to={paths['forgot-password']({ lang, query: { next: useReturnPath() } })}>
        {t('reset.spent.action')}
      </LinkButton>
    </AccountFrame>
  );
}
