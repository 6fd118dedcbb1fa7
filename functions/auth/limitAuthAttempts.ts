import type { Deps } from '#functions/platform/deps.ts';
import type { RequestFacts } from '#functions/platform/middleware/request.ts';
import { networkOf } from '#functions/platform/networkOf.ts';
import { enforceRateLimit, type Limit } from '#functions/platform/rateLimit.ts';
import type { Refusal } from '#functions/platform/refusal.ts';
import { findDevice } from './device.store.ts';

interface Limits {
  /** Of an email address or username from one known device, or from one network. */
  own: Limit;
  /** Of an email address or username from all networks together, known devices excepted. */
  address: Limit;
  /** Of a network, for all email addresses: more, because many users may share one. */
  network: Limit;
}

export const authLimits = {
  signUp: {
    own: { count: 5, minutes: 60 },
    address: { count: 10, minutes: 60 },
    // A day: the user pool is paid by the person.
    network: { count: 150, minutes: 1440 },
  },
  signIn: {
    own: { count: 10, minutes: 15 },
    address: { count: 40, minutes: 60 },
    network: { count: 300, minutes: 15 },
  },
  confirmation: {
    own: { count: 5, minutes: 60 },
    address: { count: 20, minutes: 60 },
    network: { count: 60, minutes: 60 },
  },
  reset: {
    own: { count: 5, minutes: 60 },
    address: { count: 20, minutes: 60 },
    network: { count: 60, minutes: 60 },
  },
} as const satisfies Record<string, Limits>;

/**
 * Counts an attempt for an email address, or for the username at sign-in, and refuses it if a limit is reached. A device
 * that has signed in with the name has a limit of its own, so that other people cannot lock its owner out; a network uses up
 * no more of the limit of a name than its own part.
 */
export async function limitAuthAttempts(
  deps: Deps,
  what: keyof typeof authLimits,
  { name, request }: { name: string; request: Pick<RequestFacts, 'cookies' | 'sourceIp'> },
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> {
  const { own, address, network } = authLimits[what];
  const device = await findDevice(deps, name, request);
  if (device) return await enforceRateLimit(deps, `${what}#device`, `${device} ${name}`, own);

  const from = networkOf(request.sourceIp);
  const refused = await Promise.all([
    enforceRateLimit(deps, `${what}#own`, `${from} ${name}`, own),
    enforceRateLimit(deps, `${what}#network`, from, network),
  ]);
  return refused.find(Boolean) ?? (await enforceRateLimit(deps, `${what}#address`, name, address));
}
