import './Account.css';
import { useState } from 'react';
import { LinkSent } from './LinkSent.tsx';
import { rememberReturnPath } from './returnPath.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useRedirectAfterSignIn, useReturnPath } from './useRedirectAfterSignIn.ts';

/** Creates an account. The form stays mounted behind the confirmation, so that a wrong address can be corrected. */
export default function SignUpPage() {
  const [sentTo, setSentTo] = useState<string>();
  const next = useReturnPath();
  useRedirectAfterSignIn();

  function sent(email: string) {
    rememberReturnPath(next);
    setSentTo(email);
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div hidden={sentTo !== undefined}>
        <SignUpForm onSent={sent} />
      </div>
      {sentTo !== undefined && (
        <LinkSent email={sentTo} kind="requestConfirmation" onBack={() => setSentTo(undefined)} />
      )}
    </>
  );
}
