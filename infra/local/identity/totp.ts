import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A secret of 160 bits in base32 (RFC 4648), without padding. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map(byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map(five => alphabet[Number.parseInt(five, 2)]).join('');
}

/** Number of the 30-second step of an instant (in milliseconds). */
export const stepOf = (at: number): number => Math.floor(at / 1000 / stepSeconds);

/** The six-digit code of a step (RFC 6238 with SHA-1, as authenticator apps expect). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step that a code belongs to, if it is the current one or one of its neighbours. */
export function matchingStep(secret: string, code: string, at: number): number | undefined {
  const current = stepOf(at);
  return [current, current - 1, current + 1].find(step => totpCode(secret, step) === code);
}

function fromBase32(secret: string): Buffer {
  const bits = Array.from(secret, letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)));
}
