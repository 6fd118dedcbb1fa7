import type { Deps } from '#functions/platform/deps.ts';
import { enforceRateLimit, type Limit } from '#functions/platform/rateLimit.ts';
import type { Refusal } from '#functions/platform/refusal.ts';

/** Limits per email address and, more generously because many users may share one, per IP address. */
const limits = {
  signUp: { email: { count: 5, minutes: 60 }, ip: { count: 100, minutes: 60 } },
  signIn: { email: { count: 10, minutes: 15 }, ip: { count: 300, minutes: 15 } },
  confirmation: { email: { count: 5, minutes: 60 }, ip: { count: 100, minutes: 60 } },
  reset: { email: { count: 5, minutes: 60 }, ip: { count: 100, minutes: 60 } },
} as const satisfies Record<string, { email: Limit; ip: Limit }>;

/** Counts an attempt against both limits. Refused if either has been reached. */
export async function limitAuthAttempts(
  deps: Deps,
  what: keyof typeof limits,
  { email, sourceIp }: { email: string; sourceIp: string },
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> {
  const refused = await Promise.all([
    enforceRateLimit(deps, `${what}#email`, email, limits[what].email),
    enforceRateLimit(deps, `${what}#ip`, sourceIp, limits[what].ip),
  ]);
  return refused.find(Boolean);
}
