import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Me } from '#shared/entities/author.ts';
import { readQuery } from '#shared/paths.ts';
import { profile } from '#shared/settings.ts';
import { parseSecretToken } from '#web/api/parseId.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { ConfirmNewAddress } from './ConfirmNewAddress.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Changes the email address by a link to the new one, or confirms the present one again after a problem with it. */
export function EmailSection({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = parseSecretToken(readQuery('edit-profile', search).address);
  const { email, emailProblem } = me;
  return (
    <ProfileSection
      anchor="email"
      title={t('profile.email.title')}
      lead={
        <Trans
          t={t}
          i18nKey="profile.email.lead"
          values={{ email }}
          components={{ b: <b className="strong" translate="no" /> }}
        />
      }
    >
      {token ? (
        <ConfirmNewAddress key={token} token={token} />
      ) : (
        <>
          {emailProblem && (
            <Alert
              kind={emailProblem === 'bounced' ? 'warning' : 'info'}
              title={t(`profile.email.${emailProblem}.title`, { email })}
            >
              {t(`profile.email.${emailProblem}.text`, { email })}
            </Alert>
          )}
          <RequestForm key={email} me={me} />
        </>
      )}
    </ProfileSection>
  );
}

function RequestForm({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm('requestEmailChange', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.requestEmailChange.spec.body,
    // Users whose address has a problem may want to confirm the same one again.
    initial: { email: me.emailProblem ? me.email : '', password: '' },
    draftOf: '',
    toCall: body => ({ body }),
    refusalsAt: { WRONG_PASSWORD: 'password' },
    onDone: ({ email }) => {
      engine.reset();
      setSentTo(email);
    },
  });
  const { bind, engine } = form;
  const labels = {
    email: t(me.emailProblem ? 'profile.email.again' : 'profile.email.field'),
    password: t('fields.currentPassword'),
  };

  return (
    <Form form={form} labels={labels} className="narrow">
      {sentTo !== undefined && (
        <Alert kind="success" announce title={t('profile.email.sent', { email: sentTo })}>
          {t('profile.email.sentText')}
        </Alert>
      )}
      <TextField
        {...bind('email')}
        type="email"
        inputMode="email"
        label={labels.email}
        hint={t('profile.email.hint')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={profile.email.max}
      />
      {me.hasPassword && (
        <PasswordField {...bind('password')} label={labels.password} autoComplete="current-password" />
      )}
      <div className="save-bar">
        <Button type="submit" kind="moss" busy={form.isBusy && t('sent.sending')}>
          {t('profile.email.send')}
        </Button>
      </div>
    </Form>
  );
}
