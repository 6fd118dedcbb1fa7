import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts and authenticates pagination cursors and binds each to its list. */
export class Cursors {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHash('sha256').update(`cursor ${secret}`).digest();
  }

  seal(list: string, place: Record<string, string>): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(list));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(place), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a cursor. Returns undefined if it is malformed, modified or of another list. */
  open(list: string, cursor: string): Record<string, string> | undefined {
    const bytes = Buffer.from(cursor, 'base64url');
    if (bytes.length < 29) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(list))
        .setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(
        Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'),
      );
    } catch {
      return undefined;
    }
  }
}
