import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#infra/local/wire/body.ts';
import { sameSecret } from '#infra/local/wire/constantTime.ts';
import { CognitoFailure } from '../failure.ts';
import { hashOf, type Pool } from '../pool.ts';
import { refreshSession, startSession, type Tokens, userOfToken } from '../sessions.ts';

type Refused = { error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' };

const send = (res: ServerResponse, status: number, answer: object) =>
  res
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(answer));

/** `/oauth2/token`: exchanges an authorization code with its verifier, or a refresh token, for tokens. */
export async function handleToken(req: IncomingMessage, res: ServerResponse, pool: Pool): Promise<void> {
  const form = new URLSearchParams((await readBody(req, 20_000)).toString('utf8'));
  const granted = await grant(pool, form);
  await pool.save();
  if ('error' in granted) {
    send(res, 400, granted);
    return;
  }

  send(res, 200, {
    access_token: granted.AccessToken,
    id_token: granted.IdToken,
    ...(granted.RefreshToken && { refresh_token: granted.RefreshToken }),
    token_type: granted.TokenType,
    expires_in: granted.ExpiresIn,
  });
}

async function grant(
  pool: Pool,
  form: URLSearchParams,
): Promise<(Tokens & { RefreshToken?: string }) | Refused> {
  const value = (name: string) => form.get(name) ?? '';
  if (value('client_id') !== pool.clientId) return { error: 'invalid_client' };
  const kind = value('grant_type');
  if (kind === 'refresh_token') return await refresh(pool, value('refresh_token'));
  if (kind !== 'authorization_code') return { error: 'unsupported_grant_type' };
  if (value('code') === '' || value('redirect_uri') === '') return { error: 'invalid_request' };

  const hash = hashOf(value('code'));
  const code = pool.state.codes[hash];
  delete pool.state.codes[hash];
  const user = code && pool.state.users[code.username];
  if (!code || !user?.enabled) return { error: 'invalid_grant' };
  const valid =
    code.expiresAt > pool.now().getTime() &&
    code.redirectUri === value('redirect_uri') &&
    isVerifier(form.get('code_verifier'), code.challenge);
  if (!valid) return { error: 'invalid_grant' };

  const { clientId } = pool;
  return await startSession(pool, user, { clientId, scope: code.scope, nonce: code.nonce, isHosted: true });
}

function isVerifier(verifier: string | null, challenge: string | undefined): boolean {
  if (verifier === null || challenge === undefined) return verifier === null && challenge === undefined;

  return sameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

async function refresh(pool: Pool, token: string): Promise<(Tokens & { RefreshToken: string }) | Refused> {
  try {
    return await refreshSession(pool, token, pool.clientId);
  } catch (error) {
    if (error instanceof CognitoFailure) return { error: 'invalid_grant' };
    throw error;
  }
}

/** `/oauth2/userInfo`: the attributes of the bearer token's user. */
export function handleUserInfo(req: IncomingMessage, res: ServerResponse, pool: Pool): void {
  const [, token = ''] = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '') ?? [];

  try {
    const { username, attributes } = userOfToken(pool, token, 'openid');
    send(res, 200, { ...attributes, username });
  } catch (error) {
    if (!(error instanceof CognitoFailure)) throw error;
    res.setHeader('www-authenticate', 'Bearer error="invalid_token"');
    send(res, 401, { error: 'invalid_token', error_description: error.message });
  }
}
