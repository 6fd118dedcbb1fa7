import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { type Claims, readClaims } from '../caller.ts';

/** Claims of an access token received directly from the user pool over TLS, which needs no verification. */
export function readAccessToken(token: string): Claims {
  const claims = readClaims(decomposeUnverifiedJwt(token).payload);
  if (!claims) throw new Error('Access token without a username');
  return claims;
}
