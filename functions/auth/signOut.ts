import { answer } from '#functions/platform/answer.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { noRefreshCookie, refreshTokenOf } from './session.ts';

/** Signs the caller out. Clears the cookie even if the token cannot be revoked. */
export async function signOut(
  { request: { cookies } }: Input<typeof auth.signOut>,
  { identity, log }: Deps & { identity: Identity },
) {
  const refreshToken = refreshTokenOf(cookies);
  try {
    if (refreshToken) await identity.revoke(refreshToken);
  } catch (error) {
    log.error('session not revoked', errorFields(error));
  }
  return answer(undefined, { cookies: [noRefreshCookie] });
}
