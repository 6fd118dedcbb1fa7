import { useEffect, useEffectEvent } from 'react';
import { useMutation } from '#web/api/hooks.ts';
import { startSession } from '#web/api/token.ts';
import { confirmations } from './confirmations.ts';

/** A new account whose email address waits to be confirmed. */
export interface NewAccount {
  email: string;
  /** Kept in the memory of this tab only. */
  password: string;
  /** Whether an earlier link to the address has come back. */
  hasBounced?: boolean | undefined;
}

/**
 * Signs in to a new account as soon as the link in its email has been opened in another tab of this browser. If that fails, the other
 * tab still offers to sign in.
 */
export function useSignInOnceConfirmed(account: NewAccount | undefined): void {
  const { run } = useMutation('signIn', [], { quiet: true });

  const confirmed = useEffectEvent(async (email: unknown) => {
    if (!account || email !== account.email) return;
    const { data } = await run({ body: { email: account.email, password: account.password } });
    if (data) startSession(data);
  });
  const isWaiting = account !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    return confirmations.listen(email => void confirmed(email));
  }, [isWaiting]);
}
