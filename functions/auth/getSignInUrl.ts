import { signInUrls } from '#functions/platform/identity/signInUrl.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { isSiteUrl } from './isSiteUrl.ts';

/** Returns the URL at which sign-in with an identity provider starts. The redirect must lead back to our own site. */
export const getSignInUrl = operation(auth.getSignInUrl, {
  uses: [signInUrls],
  run: ({ identityProvider, query }, { signInUrl }) =>
    isSiteUrl(query.redirectUri)
      ? { url: signInUrl({ provider: identityProvider, ...query }) }
      : refuse('ORIGIN_NOT_ALLOWED'),
});
