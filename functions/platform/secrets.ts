import { createHash, randomBytes } from 'node:crypto';
import { SecretToken } from '#shared/ids.ts';

/** A secret that nobody guesses: 256 random bits, for a link in a mail. */
export const newSecret = (): SecretToken => SecretToken.parse(randomBytes(32).toString('base64url'));

/** What is stored of a secret: its SHA-256, in hex. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
