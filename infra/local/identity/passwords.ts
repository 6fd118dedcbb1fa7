import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { fail } from './failure.ts';

const cost = { N: 2 ** 12, r: 8, p: 1 };
const length = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Hashes a password with a random salt: `salt:key`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);

  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

const nobody = `${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(length).toString('base64')}`;

/** Whether a password matches a hash; takes the same time without a hash. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? nobody).split(':');
  const equal = timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64')),
    Buffer.from(key, 'base64'),
  );

  return equal && hash !== undefined;
}

/** The pool's password policy: 8 to 256 characters without leading or trailing spaces. */
export function checkPasswordPolicy(password: string): void {
  const refuse = (reason: string) =>
    fail('InvalidPasswordException', `Password did not conform with policy: ${reason}`);

  if (password.length < 8) refuse('Password not long enough');
  if (password.length > 256) refuse('Password too long');
  if (password !== password.trim()) refuse('Password must not begin or end with a space');
}
