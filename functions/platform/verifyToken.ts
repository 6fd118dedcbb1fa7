import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier';
import { type Claims, readClaims } from './caller.ts';
import { environment } from './environment.ts';
import { provide } from './uses.ts';

/** Returns the claims of a bearer token, or undefined if it is invalid. */
export type TokenVerifier = (authorization: string | undefined) => Promise<Claims | undefined>;

/** Verifies access tokens with the user pool's keys, for endpoints without an authorizer. */
export function makeTokenVerifier(): TokenVerifier {
  const issuer = environment('TOKEN_ISSUER');
  const clientId = environment('TOKEN_CLIENT_ID');
  const verifier = JwtVerifier.create(
    {
      issuer,
      audience: null, // Cognito's access tokens carry client_id instead
      jwksUri: environment('TOKEN_JWKS_URL') ?? `${issuer}/.well-known/jwks.json`,
      customJwtCheck: ({ header, payload }) => {
        if (payload.exp === undefined) throw new Error('Token that never expires');
        if ('crit' in header) throw new Error('Token with extensions that are not understood'); // RFC 7515, 4.1.11
        if (payload['token_use'] !== 'access') throw new Error('Not an access token');
        if (payload['client_id'] !== clientId) throw new Error('Token of another client');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );

  return async authorization => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    try {
      return readClaims(await verifier.verify(token));
    } catch {
      return undefined;
    }
  };
}

/** Fetches the signing keys of the user pool. */
export async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const answer = await fetch(uri, { signal: AbortSignal.timeout(3_000) });
  if (!answer.ok) throw new Error(`Signing keys of the user pool unavailable: HTTP ${answer.status}`);
  return await answer.arrayBuffer();
}

/** The verifier of access tokens. */
export const tokenVerifier = provide('verifyToken', makeTokenVerifier);
