import { auth } from '#shared/contracts/auth.ts';
import { signInUrl } from '../platform/identity/signInUrl.ts';
import { lambda } from '../platform/lambda.ts';
import { refuse } from '../platform/refusal.ts';
import { isOurs } from './origin.ts';

export const handler = lambda(auth.getSignInUrl, ({ identityProvider, query }) =>
  isOurs(query.redirectUri)
    ? { url: signInUrl({ provider: identityProvider, ...query }) }
    : refuse('WRONG_ORIGIN'),
);
