import './Account.css';
import { useState } from 'react';
import { LinkSent } from './LinkSent.tsx';
import { rememberReturnPath } from './returnPath.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useRedirectAfterSignIn, useReturnPath } from './useRedirectAfterSignIn.ts';
import { type NewAccount, useSignInOnceConfirmed } from './useSignInOnceConfirmed.ts';

/** Creates an account. The form stays mounted behind the confirmation, so that a wrong address can be corrected. */
export default function SignUpPage() {
  const [account, setAccount] = useState<NewAccount>();
  const next = useReturnPath();
  useRedirectAfterSignIn();
  useSignInOnceConfirmed(account);

  function sent(created: NewAccount) {
    rememberReturnPath(next);
    setAccount(created);
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div hidden={account !== undefined}>
        <SignUpForm onSent={sent} />
      </div>
      {account !== undefined && (
        <LinkSent
          email={account.email}
          hasBounced={account.hasBounced}
          kind="requestConfirmation"
          onBack={() => setAccount(undefined)}
        />
      )}
    </>
  );
}
