import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { type Claims, readClaims } from '../caller.ts';

/** The claims of an access token that came straight from the user pool over TLS, and so needs no verifying. */
export function readAccessToken(token: string): Claims {
  const claims = readClaims(decomposeUnverifiedJwt(token).payload);
  if (!claims) throw new Error('The user pool gave an access token without a username.');
  return claims;
}
