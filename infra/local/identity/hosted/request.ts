import type { Pool } from '../pool.ts';

/** Allowed redirect URLs: a list of exact ones, or a predicate. */
export type AllowedUrls = readonly (string | ((url: string) => boolean))[];

/** Any port of localhost. */
export const localUrls: AllowedUrls = [
  url => URL.canParse(url) && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(new URL(url).origin),
];

/** Whether a redirect URL is allowed. */
export function isAllowed(allowed: AllowedUrls, url: string): boolean {
  return allowed.some(one => (typeof one === 'string' ? one === url : one(url)));
}

/** Parameters of a request to `/oauth2/authorize`. */
export interface AuthorizeRequest {
  provider: string;
  redirectUri: string;
  scope: string;
  state: string | undefined;
  challenge: string | undefined;
  nonce: string | undefined;
}

/** A request that cannot be redirected back because its client or redirect URL is unknown. */
export interface InvalidRequest {
  reason: string;
}

/** An error that is sent to the redirect URL. */
export interface RedirectError {
  redirectUri: string;
  state: string | undefined;
  error: string;
  description: string;
}

const knownScopes = ['openid', 'email', 'profile', 'phone', 'aws.cognito.signin.user.admin'];

/** Parses and validates the query of `/oauth2/authorize`. */
export function readAuthorize(
  pool: Pool,
  query: URLSearchParams,
  callbackUrls: AllowedUrls,
): AuthorizeRequest | InvalidRequest | RedirectError {
  const value = (name: string) => query.get(name) ?? undefined;
  const redirectUri = value('redirect_uri') ?? '';
  const state = value('state');
  if (value('client_id') !== pool.clientId) return { reason: 'This client does not exist.' };
  if (!isAllowed(callbackUrls, redirectUri))
    return { reason: 'redirect_mismatch: this redirect URI is not registered.' };

  const refuse = (error: string, description: string): RedirectError => ({
    redirectUri,
    state,
    error,
    description,
  });
  if (value('response_type') !== 'code') return refuse('unauthorized_client', 'Only response_type=code.');
  const provider = value('identity_provider') ?? '';
  if (!pool.providers.includes(provider))
    return refuse('invalid_request', 'There is no such identity_provider.');
  const scope = value('scope') ?? 'openid email profile';
  if (!scope.split(' ').every(one => knownScopes.includes(one)))
    return refuse('invalid_scope', 'Unknown scope.');
  const challenge = value('code_challenge');
  const isS256 = value('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(challenge ?? '');
  if (challenge !== undefined && !isS256)
    return refuse('invalid_request', 'Only code_challenge_method=S256.');

  return { provider, redirectUri, scope, state, challenge, nonce: value('nonce') };
}
