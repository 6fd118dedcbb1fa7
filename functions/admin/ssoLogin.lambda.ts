import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { admin } from '#shared/contracts/admin.ts';
import { ssoTokens } from './sso.store.ts';
import { ssoLogin } from './ssoLogin.ts';

export const handler = lambda(
  admin.ssoLogin,
  { load: ({ query: { token } }) => [ssoTokens.key(token)], run: ssoLogin },
  { identity: makeIdentity, verifyToken: makeTokenVerifier },
);
