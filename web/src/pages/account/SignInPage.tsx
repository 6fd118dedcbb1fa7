import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { SecretToken } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { parseSecretToken } from '#web/api/parseId.ts';
import { startSession } from '#web/api/token.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { emailFromLink } from './emailFromLink.ts';
import { identityProvider } from './identityProvider.ts';
import { LinkSent } from './LinkSent.tsx';
import { SocialButton } from './SocialButton.tsx';
import { CodeField } from './twoFactor/CodeField.tsx';
import { UnconfirmedHelp } from './UnconfirmedHelp.tsx';
import { usePurpose } from './usePurpose.ts';
import { useRedirectAfterSignIn, useReturnPath } from './useRedirectAfterSignIn.ts';
import { useSocialReturn } from './useSocialSignIn.ts';

/** Signs in by password or identity provider, then returns to the page the user came from. */
export default function SignInPage() {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const next = useReturnPath();
  const purpose = usePurpose();
  const { state } = useLocation();
  const { status } = useIdentity();
  const social = useSocialReturn();
  const [sentTo, setSentTo] = useState<string>();
  const [step, setStep] = useState<Step>('password');
  const isCode = step === 'code';
  const link = requiredLink(social.error);
  useRedirectAfterSignIn();

  if (status === 'signedIn') return <PagePlaceholder />;
  if (sentTo !== undefined)
    return <LinkSent email={sentTo} kind="requestConfirmation" onBack={() => setSentTo(undefined)} />;

  return (
    <AccountFrame
      seed="page:signin"
      title={t(isCode ? 'signIn.code.title' : 'signIn.title')}
      lead={
        !isCode && (
          <>
            {t('signIn.new')}{' '}
            <Link className="link" to={paths.signup({ lang, query: { next } })}>
              {t('signUp.link')}
            </Link>
            {purpose && (
              <>
                <br />
                {t(`then.${purpose}`)}
              </>
            )}
          </>
        )
      }
    >
      <SocialProblem {...social} />
      {social.isBusy ? (
        <Alert kind="neutral" announce title={t('social.finishing')} />
      ) : (
        !isCode && <SocialButton next={next} />
      )}
      <SignInForm
        key={link?.email}
        email={link?.email ?? emailFromLink(state)}
        linkToken={link?.linkToken}
        step={step}
        onStep={setStep}
        onUnconfirmed={setSentTo}
      />
    </AccountFrame>
  );
}

/** The account that the provider's user is to be linked to, by signing in once with its second factor. */
function requiredLink(error: ApiError | undefined) {
  if (error?.code !== 'ACCOUNT_LINK_REQUIRED') return undefined;
  const { email, linkToken } = error.values;
  if (typeof email !== 'string' || typeof linkToken !== 'string') return undefined;
  return { email, linkToken: parseSecretToken(linkToken) };
}

function SocialProblem({ problem, error }: Pick<ReturnType<typeof useSocialReturn>, 'problem' | 'error'>) {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  if (problem === 'cancelled')
    return (
      <Alert kind="info" announce title={t('social.cancelled.title')}>
        {t('social.cancelled.text')}
      </Alert>
    );
  if (problem)
    return (
      <Alert kind="error" announce title={t(`social.${problem}.title`, identityProvider.named)}>
        {t(`social.${problem}.text`, identityProvider.named)}
      </Alert>
    );
  if (error?.code === 'ACCOUNT_LINK_REQUIRED')
    return (
      <Alert kind="info" announce title={t('social.link.title', identityProvider.named)}>
        {t('social.link.text', identityProvider.named)}
      </Alert>
    );
  return (
    error && (
      <Alert kind="error" announce title={t('social.failed.title', identityProvider.named)}>
        {refusal(error)}
      </Alert>
    )
  );
}

/** Step of the sign-in: the password, or the second factor after it. */
type Step = 'password' | 'code';

interface SignInFormProps {
  email: string;
  /** Links the identity provider's user who was refused before. */
  linkToken: SecretToken | undefined;
  step: Step;
  onStep: (step: Step) => void;
  onUnconfirmed: (email: string) => void;
}

function SignInForm({ email, linkToken, step, onStep: setStep, onUnconfirmed }: SignInFormProps) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const next = useReturnPath();
  const toast = useToast();
  const { messageFor } = useServerMessages();
  const form = useContractForm('signIn', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.signIn.spec.body,
    initial: { email, password: '', code: '' },
    draftOf: null,
    toCall: body => ({ body: { ...body, linkToken } }),
    refusalsAt: { TWO_FACTOR_CODE_INCORRECT: 'code' },
    onRefused: refused => {
      if (isRefusal(refused, 'TWO_FACTOR_CODE_REQUIRED')) setStep('code');
      if (isRefusal(refused, 'INVALID_CREDENTIALS')) setStep('password');
    },
    onDone: session => {
      toast.show({
        kind: 'success',
        title: messageFor('success.signIn', {}, t('signIn.done')),
        duration: timings.signInSuccess,
      });
      startSession(session);
    },
  });
  const { values, bind, refusal, engine } = form;
  const labels = {
    email: t('fields.emailOrUsername'),
    password: t('fields.password'),
    code: t('signIn.code.label'),
  };

  function startAgain() {
    engine.reset();
    setStep('password');
  }

  return (
    <Form
      form={form}
      className="sform"
      labels={labels}
      help={
        isRefusal(refusal, 'INVALID_CREDENTIALS') && (
          <UnconfirmedHelp name={values.email} onSent={onUnconfirmed} />
        )
      }
      refused={isRefusal(refusal, 'TWO_FACTOR_CODE_REQUIRED') ? null : undefined}
    >
      {step === 'code' ? (
        <CodeStep field={{ ...bind('code'), label: labels.code }} onBack={startAgain} />
      ) : (
        <>
          <TextField
            {...bind('email')}
            inputMode="email"
            label={labels.email}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <PasswordField {...bind('password')} label={labels.password} autoComplete="current-password">
            <p className="small">
              <Link
                className="target link"
                to={paths['forgot-password']({ lang, query: { next } })}
                state={{ email: emailOf(values.email) }}
              >
                {t('signIn.forgot')}
              </Link>
            </p>
          </PasswordField>
        </>
      )}
      <SubmitButton busy={form.isBusy && t('signIn.busy')}>{t('signIn.submit')}</SubmitButton>
    </Form>
  );
}

/** Email address entered to sign in; empty if a username was entered. */
const emailOf = (name: string): string => (name.includes('@') ? name : '');

/** Second step of a sign-in with two-factor authentication. */
function CodeStep({ field, onBack }: { field: ComponentProps<typeof CodeField>; onBack: () => void }) {
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  return (
    <>
      <p>{t('signIn.code.enter')}</p>
      <CodeField {...field} ref={input} allowsRecovery />
      <p className="small">
        {t('signIn.code.lost')}{' '}
        <button type="button" className="link" onClick={onBack}>
          {t('signIn.code.back')}
        </button>
      </p>
    </>
  );
}
