import { randomBytes, randomUUID } from 'node:crypto';
import { sessions } from '#shared/settings.ts';
import { day, hour, minute, second } from '#shared/time.ts';
import { fail } from './failure.ts';
import { hashOf, type Pool } from './pool.ts';
import type { Session, User } from './state.ts';
import { readAccessToken, signToken } from './tokens.ts';

const accessSeconds = hour / second;
const refreshMilliseconds = 30 * day;
const challengeMilliseconds = 3 * minute;
const graceMilliseconds = sessions.rotationGraceSeconds * second;

/** Scope of access tokens from sign-in by the API. */
export const apiScope = 'aws.cognito.signin.user.admin';

/** Tokens as Cognito returns them. */
export interface Tokens {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Signs a user in: a session of 30 days with a refresh token, and tokens valid for an hour. */
export function startSession(
  pool: Pool,
  user: User,
  { scope, nonce }: { scope: string; nonce?: string | undefined },
): Tokens & { RefreshToken: string } {
  const RefreshToken = randomBytes(48).toString('base64url');
  const at = pool.now().getTime();
  const session: Session = {
    id: randomUUID(),
    username: user.username,
    scope,
    signedInAt: at,
    expiresAt: at + refreshMilliseconds,
    revoked: false,
  };
  pool.state.sessions[hashOf(RefreshToken)] = session;

  return { ...issue(pool, { user, session, nonce }), RefreshToken };
}

/** Starts a sign-in that waits for a second factor for three minutes. Returns its session. */
export function startChallenge(pool: Pool, { username }: User): string {
  const session = randomBytes(48).toString('base64url');
  const expiresAt = pool.now().getTime() + challengeMilliseconds;
  pool.state.challenges[hashOf(session)] = { username, attempts: 0, expiresAt };

  return session;
}

/**
 * Exchanges a refresh token that is neither revoked nor expired for new tokens, including a refresh token. The old one is
 * valid for a minute more; afterwards its use throws RefreshTokenReuseException.
 */
export function refreshSession(pool: Pool, refreshToken: string): Tokens & { RefreshToken: string } {
  const session = pool.state.sessions[hashOf(refreshToken)];
  const user = session && pool.state.users[session.username];
  if (!session || !user) return fail('NotAuthorizedException', 'Invalid Refresh Token');
  if (!user.enabled) return fail('NotAuthorizedException', 'User is disabled.');
  if (session.revoked) return fail('NotAuthorizedException', 'Refresh Token has been revoked');
  const at = pool.now().getTime();
  if (session.expiresAt <= at) return fail('NotAuthorizedException', 'Refresh Token has expired');
  if (session.rotatedAt !== undefined && session.rotatedAt + graceMilliseconds < at)
    return fail('RefreshTokenReuseException', 'Refresh Token has been used before');

  const RefreshToken = randomBytes(48).toString('base64url');
  pool.state.sessions[hashOf(RefreshToken)] = { ...session, rotatedAt: undefined };
  session.rotatedAt ??= at;

  return { ...issue(pool, { user, session }), RefreshToken };
}

/** Ends the session of a refresh token. Unknown tokens are ignored. */
export function revokeSession({ state }: Pool, refreshToken: string): void {
  const revoked = state.sessions[hashOf(refreshToken)];
  for (const session of Object.values(state.sessions)) if (session.id === revoked?.id) session.revoked = true;
}

/** Ends all sessions of a user. */
export function revokeAllSessions({ state }: Pool, { username }: User): void {
  for (const session of Object.values(state.sessions)) {
    if (session.username === username) session.revoked = true;
  }
}

/** The user of an access token with the given scope. Throws NotAuthorizedException if the token is no longer valid. */
export function userOfToken(pool: Pool, accessToken: string, scope: string): User {
  const claims = readAccessToken(pool.key, accessToken);
  if (!claims || claims.iss !== pool.issuer) return fail('NotAuthorizedException', 'Invalid Access Token');
  if (claims.exp * 1000 <= pool.now().getTime()) {
    return fail('NotAuthorizedException', 'Access Token has expired');
  }
  const user = pool.state.users[claims.username];
  if (!user) return fail('UserNotFoundException', 'User does not exist.');
  const session = Object.values(pool.state.sessions).find(({ id }) => id === claims.origin_jti);
  if (!session || session.revoked) return fail('NotAuthorizedException', 'Access Token has been revoked');
  if (!user.enabled) return fail('NotAuthorizedException', 'User is disabled.');
  if (!claims.scope.split(' ').includes(scope)) {
    return fail('NotAuthorizedException', 'Access Token does not have required scopes');
  }

  return user;
}

function issue(
  pool: Pool,
  { user, session, nonce }: { user: User; session: Session; nonce?: string | undefined },
): Tokens {
  const at = Math.floor(pool.now().getTime() / 1000);
  const { sub, identities, email_verified, ...others } = user.attributes;
  const common = {
    sub,
    iss: pool.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: Math.floor(session.signedInAt / 1000),
    iat: at,
    exp: at + accessSeconds,
    ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
  };

  return {
    AccessToken: signToken(pool.key, {
      ...common,
      jti: randomUUID(),
      token_use: 'access',
      client_id: pool.clientId,
      scope: session.scope,
      username: user.username,
    }),
    IdToken: signToken(pool.key, {
      ...common,
      jti: randomUUID(),
      token_use: 'id',
      aud: pool.clientId,
      'cognito:username': user.username,
      ...others,
      ...(email_verified !== undefined && { email_verified: email_verified === 'true' }),
      ...(identities !== undefined && { identities: JSON.parse(identities) }),
      ...(nonce !== undefined && { nonce }),
    }),
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer',
  };
}
