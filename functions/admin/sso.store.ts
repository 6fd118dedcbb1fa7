import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

const StoredSsoToken = z.object({
  UserID,
  /** Origin of the portal that the token was issued for. */
  origin: z.string(),
  /** The administrator's access token, which only the secret opens. */
  sealed: z.string(),
  expiresAt: Instant,
});
export type StoredSsoToken = z.infer<typeof StoredSsoToken>;

/** Tokens of single sign-on, by the SHA-256 of their secret. The secret itself is not stored. */
const items = entity({
  name: 'ssoToken',
  schema: StoredSsoToken,
  key: (hash: string) => ({ pk: `sso#${hash}`, sk: 'sso' }),
  ttl: ({ expiresAt }) => Math.ceil(Date.parse(expiresAt) / 1000),
});

export const ssoTokens = {
  key: (secret: string) => items.key(hashOfSecret(secret)),

  create: (secret: string, token: StoredSsoToken) => Step.create(items.key(hashOfSecret(secret)), token),

  /** Consumes a token. Refused if it has been used or has expired. */
  use: (secret: string, now: string) =>
    Step.remove(items.key(hashOfSecret(secret)))
      .when('expiresAt', '>', now)
      .otherwise('SSO_TOKEN_INVALID'),
};

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** A key that cannot be derived from the stored hash of the secret. */
const keyOf = (secret: string): Buffer => createHash('sha256').update(`sso-session:${secret}`).digest();

/** Encrypts a session with the secret of a token, so that the table alone opens no session. */
export function sealSession(session: string, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const text = Buffer.concat([cipher.update(session, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts a session that `sealSession` encrypted with the same secret. */
export function openSession(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const text = [decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}
