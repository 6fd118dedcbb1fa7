import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import type { RequestFacts } from '#functions/platform/middleware/request.ts';
import { hashOfSecret, newSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { secretTokenPattern } from '#shared/idPatterns.ts';
import { day, second } from '#shared/time.ts';

/**
 * Browsers that have signed in with an email address or a username. Their attempts are counted apart from those of
 * others, so that other people cannot use them up. Neither the secret nor the name is stored, only their hashes.
 */
const devices = entity({
  name: 'device',
  schema: z.object({ ttl: z.int() }),
  key: ({ secret, name }: { secret: string; name: string }) => ({
    pk: `device#${hashOfSecret(secret)}`,
    sk: hashOfSecret(name.toLowerCase()),
  }),
  ttl: ({ ttl }) => ttl,
});

const cookie = 'cairn_device';
/** For which a device is known after its last sign-in. */
const lifetime = 180 * day;

const secretOf = ({ cookies }: Pick<RequestFacts, 'cookies'>): string | undefined => {
  const secret = cookies[cookie];
  return secret && secretTokenPattern.test(secret) ? secret : undefined;
};

/** Identifies the device of a request if it has signed in with this name before. Cost: 1 DynamoDB request with a cookie. */
export async function findDevice(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  name: string,
  request: Pick<RequestFacts, 'cookies'>,
): Promise<string | undefined> {
  const secret = secretOf(request);
  const known = secret && (await table.get(devices.key({ secret, name })));
  return known && known.ttl * second > Date.parse(now()) ? hashOfSecret(secret) : undefined;
}

/** Remembers the device that has signed in to an account with these names. Returns its cookie. */
export async function rememberDevice(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  names: readonly string[],
  request: Pick<RequestFacts, 'cookies'>,
): Promise<string> {
  const secret = secretOf(request) ?? newSecret();
  const ttl = ttlAfter(now(), lifetime);
  await Promise.all(names.map(name => table.write(Step.put(devices.key({ secret, name }), { ttl }))));
  return `${cookie}=${secret}; HttpOnly; Secure; SameSite=Strict; Path=/api/auth; Max-Age=${lifetime / second}`;
}
