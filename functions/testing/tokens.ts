import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An issuer of tokens like Cognito's, with its keys at a URL. */
export async function createTokenIssuer() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = 'test';
  const keys = JSON.stringify({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
  });
  const server = createServer((_, response) => response.end(keys)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // an address of TCP
  const issuer = `http://127.0.0.1:${port}/pool`;

  return {
    issuer,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    clientId: 'client',
    /** An access token for ada, valid for an hour, with the given claims and fields of its header. */
    token(claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}): string {
      const now = Math.floor(Date.now() / 1000);
      const known = {
        iss: issuer,
        username: 'ada',
        client_id: 'client',
        token_use: 'access',
        iat: now,
        exp: now + 3600,
      };
      const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const signed = `${encode({ alg: 'RS256', kid, ...header })}.${encode({ ...known, ...claims })}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
