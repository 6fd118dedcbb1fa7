import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { Language } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

const State = z.object({
  UserID,
  language: Language,
  /** Milliseconds since 1970. */
  expires: z.int(),
});
export type ConnectState = z.output<typeof State>;

/** Onboarding may take its time; after a day the person begins it again from their payout page. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Who is sent to onboarding, signed, so that whoever comes back with it need not be signed in. */
export function signState(state: Omit<ConnectState, 'expires'>, at: string): string {
  const text = JSON.stringify({ ...state, expires: Date.parse(at) + lifetimeMs });
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${signatureOf(body)}`;
}

/** The person, if the signature is ours and not too old. */
export function readState(signed: string, at: string): ConnectState | undefined {
  const [body = '', signature = ''] = signed.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(body))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;

  const state = State.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return state.success && state.data.expires > Date.parse(at) ? state.data : undefined;
}

const signatureOf = (body: string): string =>
  createHmac('sha256', environment('STATE_SECRET')).update(`connect ${body}`).digest('base64url');
