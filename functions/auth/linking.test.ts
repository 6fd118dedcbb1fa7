import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { providerSignIn } from './testing/providerSignIn.ts';
import { twoFactorUsers } from './testing/twoFactorUsers.ts';

/** Linking a user of an identity provider to an account that has a second factor. */
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const { arrive, sessionOf } = providerSignIn(() => world);
const { enrolled, nextCode } = twoFactorUsers(() => world);

/** Arrives from the provider, and returns the secret that links its user after signing in. */
async function refusedTo(email: string): Promise<string> {
  const refused = await arrive(email);
  expect(refused).toMatchObject({
    status: 409,
    code: 'ACCOUNT_LINK_REQUIRED',
    cookies: [],
    envelope: { data: { email, linkToken: expect.any(String) } },
  });
  const { linkToken = '' } = { ...(refused.envelope?.data as { linkToken?: string } | undefined) };
  return linkToken;
}

test('a provider does not replace the password and the second factor', async () => {
  const { email } = await enrolled('guarded');
  await refusedTo(email);
  await refusedTo(email);
  expect(await world.personOf(email)).not.toHaveProperty('providerUsernames');
});

test('whoever signs in with both links the provider, and from then on it is enough', async () => {
  const { email, UserID, secret, signIn } = await enrolled('linker');
  const linkToken = await refusedTo(email);

  expect((await signIn('000000', { linkToken })).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  await refusedTo(email);
  expect((await signIn(nextCode(secret), { linkToken })).status).toBe(200);
  expect(sessionOf(await arrive(email))).toMatchObject({ UserID, isNew: false });
});

test('the secret links nobody else, works for a quarter of an hour, and once', async () => {
  const owner = await enrolled('rightful');
  const other = await enrolled('somebody');
  const linkToken = await refusedTo(owner.email);

  expect((await other.signIn(nextCode(other.secret), { linkToken })).status).toBe(200);
  await refusedTo(owner.email);
  world.clock.add({ minutes: 15 });
  expect((await owner.signIn(nextCode(owner.secret), { linkToken })).status).toBe(200);
  await refusedTo(owner.email);
  expect((await owner.signIn(nextCode(owner.secret), { linkToken: 'u'.repeat(43) })).status).toBe(200);
  await refusedTo(owner.email);
});

test('an account without a second factor is linked immediately, because the provider has verified its address', async () => {
  const email = await world.join('unguarded');
  const { UserID } = await world.personOf(email);
  expect(sessionOf(await arrive(email))).toMatchObject({ UserID, isNew: false });
});
