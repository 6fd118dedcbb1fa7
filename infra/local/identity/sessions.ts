import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { sessions } from '#shared/settings.ts';
import { day, hour, minute, second } from '#shared/time.ts';
import { fail } from './failure.ts';
import { hashOf, type Pool, type TokenEvent } from './pool.ts';
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

/** Client through which a user signs in, and the scope and nonce that it asks for. */
interface SignIn {
  clientId: string;
  scope: string;
  nonce?: string | undefined;
  /** Whether the user signs in on the hosted pages. */
  isHosted?: boolean;
}

/** Signs a user in: a session of 30 days with a refresh token, and tokens valid for an hour. */
export async function startSession(
  pool: Pool,
  user: User,
  { clientId, scope, nonce, isHosted = false }: SignIn,
): Promise<Tokens & { RefreshToken: string }> {
  const RefreshToken = randomBytes(48).toString('base64url');
  const at = pool.now().getTime();
  const session: Session = {
    id: randomUUID(),
    username: user.username,
    clientId,
    scope,
    signedInAt: at,
    expiresAt: at + refreshMilliseconds,
    revoked: false,
  };
  pool.state.sessions[hashOf(RefreshToken)] = session;

  const source = isHosted ? 'TokenGeneration_HostedAuth' : 'TokenGeneration_Authentication';
  return { ...(await issue(pool, { user, session, nonce, source })), RefreshToken };
}

/** Starts a sign-in that waits for a second factor for three minutes. Returns its session. */
export function startChallenge(pool: Pool, { username }: User, clientId: string): string {
  const session = randomBytes(48).toString('base64url');
  const expiresAt = pool.now().getTime() + challengeMilliseconds;
  pool.state.challenges[hashOf(session)] = { username, clientId, attempts: 0, expiresAt };

  return session;
}

/**
 * Exchanges a refresh token that is neither revoked nor expired for new tokens, including a refresh token. The old one is
 * valid for a minute more; afterwards its use throws RefreshTokenReuseException.
 */
export async function refreshSession(
  pool: Pool,
  refreshToken: string,
  clientId: string,
): Promise<Tokens & { RefreshToken: string }> {
  const session = pool.state.sessions[hashOf(refreshToken)];
  const user = session && pool.state.users[session.username];
  if (!session || !user || clientOf(pool, session) !== clientId)
    return fail('NotAuthorizedException', 'Invalid Refresh Token');
  if (!user.enabled) return fail('NotAuthorizedException', 'User is disabled.');
  if (session.revoked) return fail('NotAuthorizedException', 'Refresh Token has been revoked');
  const at = pool.now().getTime();
  if (session.expiresAt <= at) return fail('NotAuthorizedException', 'Refresh Token has expired');
  if (session.rotatedAt !== undefined && session.rotatedAt + graceMilliseconds < at)
    return fail('RefreshTokenReuseException', 'Refresh Token has been used before');

  const RefreshToken = randomBytes(48).toString('base64url');
  pool.state.sessions[hashOf(RefreshToken)] = { ...session, rotatedAt: undefined };
  session.rotatedAt ??= at;

  const source = 'TokenGeneration_RefreshTokens';
  return { ...(await issue(pool, { user, session, source })), RefreshToken };
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

const clientOf = ({ clientId }: Pool, session: Session): string => session.clientId ?? clientId;

interface Issue {
  user: User;
  session: Session;
  nonce?: string | undefined;
  source: TokenEvent['triggerSource'];
}

async function issue(pool: Pool, { user, session, nonce, source }: Issue): Promise<Tokens> {
  const client = clientOf(pool, session);
  const scope = await scopeOf(pool, session, source);
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
      client_id: client,
      ...(scope !== '' && { scope }),
      username: user.username,
    }),
    IdToken: signToken(pool.key, {
      ...common,
      jti: randomUUID(),
      token_use: 'id',
      aud: client,
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

/** Emulated part of the trigger's response. */
const Answer = z.object({
  response: z.object({
    claimsAndScopeOverrideDetails: z
      .object({ accessTokenGeneration: z.object({ scopesToSuppress: z.array(z.string()).default([]) }) })
      .optional(),
  }),
});

/** Scopes of an access token: those of the sign-in, without those that the trigger withholds. Its failure fails the sign-in. */
async function scopeOf(pool: Pool, session: Session, triggerSource: TokenEvent['triggerSource']) {
  const scopes = session.scope.split(' ');
  if (!pool.beforeTokens) return session.scope;
  const event: TokenEvent = {
    version: '2',
    triggerSource,
    userPoolId: pool.userPoolId,
    userName: session.username,
    callerContext: { clientId: clientOf(pool, session) },
    request: { scopes },
    response: {},
  };
  const answer = await pool.beforeTokens(event).catch((error: unknown) => {
    fail('UserLambdaValidationException', `PreTokenGeneration failed with error ${String(error)}.`);
  });
  const { response } = Answer.parse(answer);
  const withheld = response.claimsAndScopeOverrideDetails?.accessTokenGeneration.scopesToSuppress ?? [];
  return scopes.filter(scope => !withheld.includes(scope)).join(' ');
}
