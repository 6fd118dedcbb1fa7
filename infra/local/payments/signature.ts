import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a payload sent at a Unix time. */
export function signatureOf(payload: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}
