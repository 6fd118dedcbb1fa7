import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { grant } from '#functions/platform/uses.ts';
import { Language } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { connectStateMinutes } from '#shared/settings.ts';
import { minute, second } from '#shared/time.ts';

const State = z.object({
  /** Of the link: two that begin at the same time differ. */
  id: z.string(),
  UserID,
  language: Language,
  /** Of the browser in which the onboarding began (`browserOf`). */
  browser: z.string(),
  /** Milliseconds since the epoch. */
  expires: z.int(),
});
export type ConnectState = z.output<typeof State>;

/** Afterwards the user continues from the payout page. */
const lifetime = connectStateMinutes * minute;

/** Signs the user, the language and the browser, so that the browser can return from onboarding without a session. */
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
  createHmac('sha256', environment('STATE_SECRET')).update(`connect ${body}`).digest('base64url');

/** States with which a person has returned from onboarding; each works once. */
export const usedStates = entity({
  name: 'usedConnectState',
  schema: z.object({ ttl: z.int() }),
  key: (signed: string) => ({ pk: `connectState#${hashOfSecret(signed)}`, sk: 'used' }),
  ttl: ({ ttl }) => ttl,
});

/** Notes that a state has been used; refused if it was noted already. */
export const noteUsedState = (signed: string, { expires }: ConnectState) =>
  Step.create(usedStates.key(signed), { ttl: Math.ceil(expires / second) });

/** Signing and checking the state of the provider's onboarding. */
export const onboardingState = grant({ onboarding: true }, ['STATE_SECRET']);
