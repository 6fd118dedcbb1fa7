import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** Email that the sign-in page passes on. */
const LinkState = z.object({ email: z.string() });

/** Requests a link to choose a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  return (
    <RequestLinkForm
      kind="requestPasswordReset"
      email={LinkState.safeParse(state).data?.email ?? ''}
      seed="page:reset"
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      action={t('forgot.submit')}
      back={t('forgot.back')}
    />
  );
}
