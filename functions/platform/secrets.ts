import { createHash, randomBytes } from 'node:crypto';
import { SecretToken } from '#shared/ids.ts';

/** A random secret of 256 bits, for an emailed link. */
export const newSecret = (): SecretToken => SecretToken.parse(randomBytes(32).toString('base64url'));

/** Short form of a text that tells it apart from others and does not reveal it: 22 characters of its SHA-256. */
export const shortHashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Stored form of a secret: its SHA-256 in hex. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
