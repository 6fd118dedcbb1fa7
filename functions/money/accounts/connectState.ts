import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { Language } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const State = z.object({
  UserID,
  language: Language,
  /** Milliseconds since the epoch. */
  expires: z.int(),
});
export type ConnectState = z.output<typeof State>;

/** Lifetime of an onboarding link; afterwards the user starts again from the payout page. */
const lifetime = day;

const secret = environment('STATE_SECRET');

/** Signs the user and the language, so that the browser can return from onboarding without a session. */
export function signState(state: Omit<ConnectState, 'expires'>, at: string): string {
  const text = JSON.stringify({ ...state, expires: Date.parse(at) + lifetime });
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${signatureOf(body)}`;
}

/** The signed state, or undefined if its signature is invalid or it has expired. */
export function readState(signed: string, at: string): ConnectState | undefined {
  const [body = '', signature = ''] = signed.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(body))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;

  const state = State.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return state.success && state.data.expires > Date.parse(at) ? state.data : undefined;
}

const signatureOf = (body: string): string =>
  createHmac('sha256', secret).update(`connect ${body}`).digest('base64url');
