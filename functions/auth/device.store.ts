import * as z from 'zod/mini';
import type { StoredUser } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { RequestFacts } from '#functions/platform/middleware/request.ts';
import { hashOfSecret, newSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { secretTokenPattern } from '#shared/idPatterns.ts';
import { day, second } from '#shared/time.ts';

/**
 * Browsers that have signed in, each with an email address or a username, and to an account, whose id is a name here. Their attempts are
 * counted apart from those of others, so that other people cannot use them up, and a person is told of a browser that is new to their
 * account. Neither the secret nor the name is stored, only their hashes.
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

const isKept = (known: { ttl: number } | undefined, now: string): boolean =>
  known !== undefined && known.ttl * second > Date.parse(now);

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
  return known && isKept(known, now()) ? hashOfSecret(secret) : undefined;
}

/**
 * Whether the device of a request has signed in to an account before. Marks of a version before those of accounts have its email address.
 * Cost: 1 DynamoDB request with a cookie.
 */
export async function isDeviceOf(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  { UserID, email }: Pick<StoredUser, 'UserID' | 'email'>,
  request: Pick<RequestFacts, 'cookies'>,
): Promise<boolean> {
  const secret = secretOf(request);
  if (!secret) return false;
  const known = await table.batchGet(...[UserID, email].map(name => devices.key({ secret, name })));
  return known.some(one => isKept(one, now()));
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
