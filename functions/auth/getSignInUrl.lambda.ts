import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { refuse } from '../platform/refusal.ts';
import { isOurs } from './origin.ts';

export const handler = lambda(
  auth.getSignInUrl,
  ({ identityProvider, query }, { identity }) =>
    isOurs(query.redirectUri)
      ? { url: identity.signInUrl({ provider: identityProvider, ...query }) }
      : refuse('WRONG_ORIGIN'),
  { identity: makeIdentity },
);
