import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { SecretToken } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useIdentity, useMutation } from '#web/api/hooks.ts';
import { startSession } from '#web/api/token.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { confirmations } from './confirmations.ts';
import { NewPassword } from './NewPassword.tsx';
import { takeReturnPath } from './returnPath.ts';
import { signUpBrowser } from './signUpBrowser.ts';
import { useReturnPath } from './useRedirectAfterSignIn.ts';

/** Result of the confirmation of an address. */
export interface Confirmed {
  email?: string;
  /** The page for which the user has signed up: by the link, or as this browser remembers it. */
  next?: string | undefined;
  /** Whether this browser was signed in before, perhaps to another account. */
  wasSignedIn: boolean;
}

export interface ConfirmFormProps {
  seed: string;
  token: SecretToken;
  username: string;
  onDone: (confirmed: Confirmed) => void;
  /** The link has ceased to be valid. */
  onSpent: () => void;
}

/**
 * Means of confirming an address: a click in the browser that signed up; in other browsers, the password chosen at sign-up or a
 * new one.
 */
type Way = 'click' | 'password' | 'newPassword';

/** Asks whether to confirm the address, and for a password where another person may have signed up with it. */
export function ConfirmForm({ seed, token, username, onDone, onSpent }: ConfirmFormProps) {
  const { t } = useTranslation('account');
  const { status } = useIdentity();
  const mailed = useReturnPath();
  const signIn = useMutation('signIn', [], { quiet: true });
  const [browserSecret] = useState(signUpBrowser.read);
  const [way, setWay] = useState<Way>(browserSecret ? 'click' : 'password');

  const form = useContractForm('confirmEmail', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.confirmEmail.spec.body,
    initial: { password: '', newPassword: '' },
    draftOf: null,
    toInput: values => ({
      token,
      ...(way === 'click' ? { browserSecret } : { [way]: values[way] }),
    }),
    toCall: body => ({ body }),
    refusalsAt: { WRONG_PASSWORD: 'password', PASSWORD_TOO_COMMON: 'newPassword' },
    onRefused: refused => {
      if (isRefusal(refused, 'CONFIRMATION_LINK_INVALID')) onSpent();
      if (isRefusal(refused, 'CONFIRMATION_NEEDS_PASSWORD')) setWay('password');
    },
    onDone: ({ email }) => {
      const remembered = takeReturnPath(location.origin); // before the other tab takes it
      const wasSignedIn = status === 'signedIn';
      signUpBrowser.forget();
      confirmations.announce(email);
      onDone({ email, next: mailed ?? remembered, wasSignedIn });
      if (way !== 'click' && !wasSignedIn) void startSessionWith({ email, password: values[way] });
    },
  });
  const { values, bind, refusal, engine } = form;

  /** Signs in with the password that was just sent. If that fails, the page offers to sign in. */
  async function startSessionWith(account: { email: string; password: string }) {
    const { data } = await signIn.run({ body: account });
    if (data) startSession(data);
  }

  function change(to: Way) {
    engine.reset();
    setWay(to);
  }

  const labels = { password: t('confirm.password'), newPassword: t('fields.newPassword') };
  return (
    <AccountFrame
      seed={seed}
      title={t('confirm.ask')}
      lead={
        <Trans
          t={t}
          i18nKey={way === 'click' ? 'confirm.own' : 'confirm.other'}
          values={{ username }}
          components={{ b: <b className="strong" translate="no" /> }}
        />
      }
    >
      <Form
        form={form}
        className="sform"
        labels={labels}
        refused={isRefusal(refusal, 'CONFIRMATION_NEEDS_PASSWORD') ? null : undefined}
      >
        {way === 'password' && (
          <PasswordField {...bind('password')} label={labels.password} autoComplete="current-password" />
        )}
        {way === 'newPassword' && (
          <NewPassword
            {...bind('newPassword')}
            value={values.newPassword}
            label={labels.newPassword}
            personal={[username]}
          />
        )}
        <SubmitButton busy={form.isBusy && t('confirm.busy')}>{t('confirm.submit')}</SubmitButton>
        {way !== 'click' && (
          <Button kind="quiet" onClick={() => change(way === 'password' ? 'newPassword' : 'password')}>
            {t(way === 'password' ? 'confirm.chooseNew' : 'confirm.useChosen')}
          </Button>
        )}
        <p className="fine muted">{t('confirm.notMe', { count: sessions.unconfirmedDays })}</p>
      </Form>
    </AccountFrame>
  );
}
