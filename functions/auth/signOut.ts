import { answer } from '#functions/platform/answer.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import { errorFields } from '#functions/platform/log.ts';
import { noRefreshCookie, refreshTokenOf } from './session.ts';

/** Ends this session. Whoever asks is signed out, also where the pool cannot be told. */
export async function signOut(
  { identity, log }: Deps & { identity: Identity },
  cookies: Record<string, string>,
) {
  const refreshToken = refreshTokenOf(cookies);
  try {
    if (refreshToken) await identity.revoke(refreshToken);
  } catch (error) {
    log.error('session not revoked', errorFields(error));
  }
  return answer(undefined, { cookies: [noRefreshCookie] });
}
