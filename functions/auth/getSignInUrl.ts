import type { SignInUrl } from '#functions/platform/identity/signInUrl.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { isSiteUrl } from './isSiteUrl.ts';

/** Returns the URL at which sign-in with an identity provider starts. The redirect must lead back to our own site. */
export const getSignInUrl = (
  { identityProvider, query }: Input<typeof auth.getSignInUrl>,
  { signInUrl }: { signInUrl: SignInUrl },
) =>
  isSiteUrl(query.redirectUri)
    ? { url: signInUrl({ provider: identityProvider, ...query }) }
    : refuse('ORIGIN_NOT_ALLOWED');
