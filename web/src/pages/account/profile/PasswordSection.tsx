import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/entities/author.ts';
import { paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { endSession, startSession } from '#web/api/token.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { identityProvider } from '#web/pages/account/identityProvider.ts';
import { NewPassword } from '#web/pages/account/NewPassword.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Changes the password; users of an identity provider can request a link to set their first one. */
export function PasswordSection({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  return (
    <ProfileSection
      anchor="password"
      title={t('profile.password.title')}
      lead={me.hasPassword ? t('profile.password.lead') : t('profile.password.none', identityProvider.named)}
    >
      {me.hasPassword ? <ChangeForm me={me} /> : <SetByEmail email={me.email} />}
    </ProfileSection>
  );
}

function ChangeForm({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const { messageFor } = useServerMessages();
  const toast = useToast();
  const lang = useLanguage();
  const navigate = useNavigate();

  function signInAgain() {
    endSession({ leadsOn: true });
    void navigate(paths.signin({ lang }), { state: { email: me.email } });
  }

  const form = useContractForm('changePassword', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.changePassword.spec.body,
    initial: { currentPassword: '', password: '' },
    draftOf: null,
    toCall: body => ({ body }),
    refusalsAt: { WRONG_PASSWORD: 'currentPassword', PASSWORD_TOO_COMMON: 'password' },
    onDone: ({ UserID, token, expiresIn }) => {
      engine.reset();
      if (token && expiresIn) startSession({ UserID, token, expiresIn });
      else signInAgain();
      toast.show({
        kind: 'success',
        title: messageFor('success.changePassword', {}, t('profile.saved')),
        duration: timings.formSuccess,
      });
    },
  });
  const { values, bind, engine } = form;
  const labels = { currentPassword: t('fields.currentPassword'), password: t('fields.newPassword') };

  return (
    <Form form={form} labels={labels} className="narrow">
      <input
        className="sr"
        type="email"
        autoComplete="username"
        value={me.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        {...bind('currentPassword')}
        label={labels.currentPassword}
        autoComplete="current-password"
      />
      <NewPassword
        {...bind('password')}
        value={values.password}
        label={labels.password}
        personal={[me.username, me.firstName ?? '', me.lastName ?? '', me.email.split('@')[0] ?? '']}
      />
      <div className="save-bar">
        <Button type="submit" kind="moss" busy={form.isBusy && t('profile.saving')}>
          {t('profile.password.change')}
        </Button>
      </div>
    </Form>
  );
}

function SetByEmail({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const [isSent, setSent] = useState(false);
  const { run, isBusy, error } = useMutation('requestPasswordReset', [], { quiet: true });

  async function send() {
    const { data } = await run({ body: { email, lang } });
    setSent(data !== undefined);
  }

  if (isSent)
    return (
      <Alert kind="success" announce title={t('profile.password.sent')}>
        {t('sent.reset')}
      </Alert>
    );
  return (
    <>
      {error && <Alert kind="error" announce title={refusal(error)} />}
      <div className="save-bar">
        <Button busy={isBusy && t('sent.sending')} onClick={() => void send()}>
          {t('profile.password.set')}
        </Button>
      </div>
    </>
  );
}
