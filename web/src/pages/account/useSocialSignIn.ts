import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { affiliation } from '#web/api/affiliation.ts';
import { useMutation } from '#web/api/hooks.ts';
import { startSession } from '#web/api/token.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { identityProvider } from './identityProvider.ts';
import { rememberReturnPath } from './returnPath.ts';
import { signUpBrowser } from './signUpBrowser.ts';
import type { SignInReturn } from './socialSignIn.ts';

/** Loaded only by those who use it. */
const loadSignIn = () => import('./socialSignIn.ts');

export type SocialProblem = Exclude<SignInReturn['kind'], 'none' | 'code'>;

/** Redirects the user to the identity provider. */
export function useSocialStart(next: string | undefined) {
  const lang = useLanguage();
  const { run, isBusy, error } = useMutation('getSignInUrl', [], { quiet: true });
  const [isLeaving, setLeaving] = useState(false);

  async function start() {
    const redirectUri = window.location.origin + paths.signin({ lang });
    const { startSignIn } = await loadSignIn();
    const query = await startSignIn({ provider: identityProvider.id, redirectUri, next });
    const { data } = await run({ identityProvider: identityProvider.id, query });
    if (!data) return;
    setLeaving(true);
    window.location.assign(data.url);
  }
  return { start, isBusy: isBusy || isLeaving, error };
}

/** Completes the sign-in when the provider redirects back, then goes to the page to return to. */
export function useSocialReturn() {
  const { run, isBusy, error } = useMutation('verifyIdentity', [], { quiet: true });
  const [problem, setProblem] = useState<SocialProblem>();
  const [isReturning, setReturning] = useState(false);

  const complete = useEffectEvent(async (query: URLSearchParams) => {
    const { completeSignIn } = await loadSignIn();
    const returned = completeSignIn(query);
    if ('next' in returned) rememberReturnPath(returned.next);
    if (returned.kind === 'cancelled' || returned.kind === 'failed' || returned.kind === 'stranger')
      setProblem(returned.kind);
    if (returned.kind !== 'code') return;

    const { code, pending } = returned;
    const body = {
      code,
      codeVerifier: pending.verifier,
      redirectUri: pending.redirectUri,
      browserSecret: signUpBrowser.read(),
      affiliateCode: affiliation(),
    };
    const { data } = await run({ identityProvider: pending.provider, body });
    if (!data) return;
    rememberReturnPath(pending.next);
    signUpBrowser.forget();
    startSession(data);
  });

  useEffect(() => {
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    if (!query.has('state')) return;
    // a code can be used only once: a reload or going back must not submit it again
    window.history.replaceState(window.history.state, '', pathname);
    // oxlint-disable-next-line react/set-state-in-effect -- known only in the browser, and only once
    setReturning(true);
    complete(query)
      .catch(() => setProblem('failed'))
      .finally(() => setReturning(false));
  }, []);

  return { problem, error, isBusy: isBusy || isReturning };
}
