import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { emailFromLink } from './emailFromLink.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** Requests a link to choose a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  return (
    <RequestLinkForm
      kind="requestPasswordReset"
      email={emailFromLink(state)}
      seed="page:reset"
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      action={t('forgot.submit')}
      back={t('forgot.back')}
    />
  );
}
