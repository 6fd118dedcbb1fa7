import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { affiliateCodes } from '#functions/authors/affiliateCode.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { rebuildAffiliateCodes } from '#functions/authors/rebuildAffiliateCodes.ts';
import { deleteAccount } from '#functions/deletion/deleteAccount.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { providerSignIn } from './testing/providerSignIn.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const { arrive, sessionOf, meBy } = providerSignIn(() => world);

let people = 0;
/** A user, and the code of their invitation link. */
async function inviter() {
  const email = await world.join(`inviter${++people}`);
  const { affiliateCode, UserID } = await world.personOf(email);
  return { email, code: affiliateCode, UserID };
}

/** Signs up with the code of a link; confirms if not told otherwise. */
async function signUpWith(code: string, { confirms = true } = {}) {
  const username = `invited${++people}`;
  const email = `${username}@example.com`;
  const sent = await world.signUp({ email, username, code });
  await world.runStream();
  const secret = world.lastSecret(email);
  if (confirms) await world.confirm(secret);
  await world.runStream();
  return { email, sent, secret };
}

const joinedBy = async (email: string) => (await world.meBy((await world.signIn(email)).data?.token)).data;

describe('an invitation link', () => {
  test('counts a person once, when they confirm their address', async () => {
    const { email, code } = await inviter();
    const guest = await signUpWith(code, { confirms: false });
    expect(await joinedBy(email)).toMatchObject({ affiliateCode: code, invited: 0 });

    await Promise.all([world.confirm(guest.secret), world.confirm(guest.secret)]);
    await world.runStream();
    await world.confirm(guest.secret);
    await world.runStream();
    expect((await joinedBy(email))?.invited).toBe(1);
    expect((await world.personOf(guest.email)).referredBy).toBe(code);

    await signUpWith(code);
    expect((await joinedBy(email))?.invited).toBe(2);
  });

  test('counts those who sign up with an identity provider, and nobody who has an account', async () => {
    const { email, code } = await inviter();
    const { token, UserID } = sessionOf(
      await arrive('by.provider@example.com', 'Pro Vider', { affiliateCode: code }),
    );
    await world.runStream();
    expect((await world.table.get(authors.key(UserID as never)))?.referredBy).toBe(code);
    expect((await meBy(token)).data).toMatchObject({ invited: 0 });

    await arrive('by.provider@example.com', 'Pro Vider', { affiliateCode: code });
    await world.runStream();
    expect((await joinedBy(email))?.invited).toBe(1);
    await arrive('stranger.code@example.com', 'Stran Ger', { affiliateCode: 'nobodys' });
    expect(await world.personOf('stranger.code@example.com')).not.toHaveProperty('referredBy');
  });

  test.each(['nobodys', '', 'ß/#..%00'])('with the unknown code %j does not stop a sign-up', async code => {
    const guest = await signUpWith(code);
    expect(guest.sent.status).toBe(202);
    const person = await world.personOf(guest.email);
    expect(person.status).toBe('active');
    expect(person).not.toHaveProperty('referredBy');
  });

  test('is valid only while its account is active', async () => {
    const pending = await signUpWith('', { confirms: false });
    const { affiliateCode } = await world.personOf(pending.email);
    const early = await signUpWith(affiliateCode);
    expect(await world.personOf(early.email)).not.toHaveProperty('referredBy');

    await world.confirm(pending.secret);
    const later = await signUpWith(affiliateCode);
    expect((await world.personOf(later.email)).referredBy).toBe(affiliateCode);
  });

  test('cannot refer its own account, even if the sign-up is repeated with it', async () => {
    const first = await signUpWith('', { confirms: false });
    const { affiliateCode, username } = await world.personOf(first.email);
    await world.signUp({ email: first.email, username, code: affiliateCode });
    await world.runStream();
    await world.confirm(world.lastSecret(first.email));
    expect(await world.personOf(first.email)).not.toHaveProperty('referredBy');
  });
});

describe('after the deletion', () => {
  test('of the inviter, the code is free and the number is gone', async () => {
    const { code, UserID } = await inviter();
    const guest = await signUpWith(code);
    const waiting = await signUpWith(code, { confirms: false });
    await world.call(deleteAccount, { body: { password: 'correct horse' } }, { as: UserID });
    await world.runStream();
    expect(await world.table.get(affiliateCodes.key(code))).toBeUndefined();
    expect((await world.table.get(personCounts.key(UserID)))?.invited).toBe(0);

    expect((await world.confirm(waiting.secret)).status).toBe(200);
    await world.runStream();
    expect((await world.table.get(personCounts.key(UserID)))?.invited).toBe(0);
    expect((await world.signIn(guest.email)).status).toBe(200);
  });

  test('of the invited person, the inviter keeps the number and nothing else', async () => {
    const { email, code } = await inviter();
    const guest = await signUpWith(code);
    const { UserID } = await world.personOf(guest.email);
    await world.call(deleteAccount, { body: { password: 'correct horse' } }, { as: UserID });
    await world.runStream();
    expect((await joinedBy(email))?.invited).toBe(1);
    expect(await world.table.get(authors.key(UserID))).not.toHaveProperty('referredBy');
  });
});

test('rebuilding makes the codes of earlier accounts valid, once', async () => {
  const { code, UserID } = await inviter();
  await world.table.write(Step.remove(affiliateCodes.key(code)));
  expect(await rebuildAffiliateCodes(world.table)).toBe(1);
  expect(await world.table.get(affiliateCodes.key(code))).toEqual({ UserID });
  expect(await rebuildAffiliateCodes(world.table)).toBe(0);
});
