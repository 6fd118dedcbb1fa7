import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DrawnAvatar } from '#shared/entities/avatar.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { countryCodes, profile } from '#shared/settings.ts';
import { affiliation } from '#web/api/affiliation.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { browserZone } from '#web/api/browserZone.ts';
import { requestMetadata } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { ReputationMark } from '#web/ui/Badge.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FormElement, FormHead } from '#web/ui/forms/Form.tsx';
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { AvatarEditor } from './avatar/AvatarEditor.tsx';
import { choicesOf, INITIAL_AVATAR } from './avatar/avatars.ts';
import { NewPassword } from './NewPassword.tsx';
import { NameFields, TermsField, UsernameField } from './SignUpFields.tsx';
import { SocialButton } from './SocialButton.tsx';
import { signUpBrowser } from './signUpBrowser.ts';
import { suggestUsername } from './suggestUsername.ts';
import { usePurpose } from './usePurpose.ts';
import { useMailedPath, useReturnPath } from './useRedirectAfterSignIn.ts';
import type { NewAccount } from './useSignInOnceConfirmed.ts';

const initial: Record<'firstName' | 'lastName' | 'username' | 'email' | 'password', string> & {
  terms: boolean;
  avatar: DrawnAvatar;
} = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  terms: false,
  avatar: INITIAL_AVATAR,
};

/** Account fields on the left, avatar editor on the right. */
export function SignUpForm({ onSent }: { onSent: (account: NewAccount) => void }) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const next = useReturnPath();
  const mailed = useMailedPath();
  const purpose = usePurpose();

  const form = useContractForm('signUp', {
    schema: async () => (await import('./signUpSchemas.ts')).signUpSchema,
    initial,
    draftOf: '',
    parseDraft: async stored => (await import('./signUpSchemas.ts')).parseSignUpDraft(stored),
    toCall: ({ terms: _terms, ...account }) => ({
      body: {
        ...account,
        country: countryCodes.find(code => code === requestMetadata().country_code),
        timeZone: browserZone(),
        code: affiliation(),
        browserSecret: signUpBrowser.recognise(),
        next: mailed,
      },
    }),
    refusalsAt: {
      USERNAME_TAKEN: 'username',
      NAME_NOT_ALLOWED: 'firstName',
      PASSWORD_TOO_COMMON: 'password',
    },
    onDone: ({ email, hasBounced }) => {
      onSent({ email, password: form.values.password, hasBounced });
    },
  });
  const { values, set, bind, refusal } = form;
  const { username, email, password, firstName, lastName, avatar } = values;
  const suggestion = isRefusal(refusal, 'USERNAME_TAKEN')
    ? suggestUsername(username, { lastName, given: refusal.values['suggestion'] })
    : undefined;

  const labels = {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    username: t('fields.username'),
    email: t('fields.email'),
    password: t('fields.password'),
    terms: t('signUp.termsShort'),
  };
  const shownName = fullNameOf({ firstName, lastName }) || username || t('signUp.you');

  return (
    <FormElement form={form} className="wrap sgrid">
      <section className="sform">
        <h1 className="h1">{t('signUp.title')}</h1>
        <p className="soft">
          {t('signUp.already')}{' '}
          <Link className="link" to={paths.signin({ lang, query: { next } })}>
            {t('signIn.link')}
          </Link>
          {purpose && (
            <>
              <br />
              {t(`then.${purpose}`)}
            </>
          )}
        </p>
        <SocialButton next={next} />
        <FormHead form={form} labels={labels} />
        <NameFields form={form} labels={labels} />
        <UsernameField form={form} label={labels.username} suggestion={suggestion} />
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          label={labels.email}
          hint={t('signUp.emailHint')}
          autoComplete="email"
          maxLength={profile.email.max}
        />
        <NewPassword
          {...bind('password')}
          value={password}
          label={labels.password}
          personal={[username, firstName, lastName, email.split('@')[0] ?? '']}
        />
        <TermsField form={form} />
        <SubmitButton busy={form.isBusy && t('signUp.busy')}>{t('signUp.submit')}</SubmitButton>
      </section>
      <AvatarEditor
        value={avatar}
        onChange={face => set('avatar', face)}
        title={
          <>
            <h2 className="h2">{t('face.title')}</h2>
            <p className="small soft">{t('face.lead')}</p>
          </>
        }
        preview={
          <Person
            of={avatar.kind === 'drawn' ? choicesOf(avatar) : avatar.name}
            size={48}
            name={shownName}
            detail={<ReputationMark>{t('signUp.noPoints')}</ReputationMark>}
          />
        }
      />
    </FormElement>
  );
}
