import { JwtVerifier } from 'aws-jwt-verify';
import { JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';

/** Authorizer result for a token: its claims as strings, or the reason for rejecting it. */
export type Verified = { claims: Record<string, string> } | { refused: 'expired' | 'invalid' };

export type VerifyToken = (token: string) => Promise<Verified>;

/** Creates the JWT authorizer for the local user pool. */
export function makeVerifyToken({
  issuer,
  jwksUrl,
  clientId,
}: {
  issuer: string;
  jwksUrl: string;
  clientId: string;
}): VerifyToken {
  const fetchKeys = async (): Promise<ArrayBuffer> => await (await fetch(jwksUrl)).arrayBuffer();
  const verifier = JwtVerifier.create(
    { issuer, audience: null, jwksUri: jwksUrl },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );

  return async token => {
    try {
      const claims = await verifier.verify(token);
      if (claims['client_id'] !== clientId || claims['token_use'] !== 'access') return { refused: 'invalid' };
      return {
        claims: Object.fromEntries(Object.entries(claims).map(([name, claim]) => [name, inWords(claim)])),
      };
    } catch (error) {
      return { refused: error instanceof JwtExpiredError ? 'expired' : 'invalid' };
    }
  };
}

/** API Gateway encodes every claim as text, and lists as `[a b]`. */
const inWords = (claim: unknown): string => {
  if (Array.isArray(claim)) return `[${claim.join(' ')}]`;
  return typeof claim === 'string' ? claim : JSON.stringify(claim);
};
