import { signInUrl } from '#functions/platform/identity/signInUrl.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { isSiteUrl } from './isSiteUrl.ts';

export const handler = lambda(auth.getSignInUrl, ({ identityProvider, query }) =>
  isSiteUrl(query.redirectUri)
    ? { url: signInUrl({ provider: identityProvider, ...query }) }
    : refuse('ORIGIN_NOT_ALLOWED'),
);
