import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestConfirmation } from './requestConfirmation.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

describe('signing up again before confirming', () => {
  test('only the latest password and link are valid', async () => {
    const email = 'again@example.com';
    await world.signUp({ email, username: 'again', password: 'first password' });
    await world.runStream();
    const former = world.lastSecret(email);
    const sent = await world.signUp({ email, username: 'again-renamed', password: 'second password' });
    await world.runStream();

    expect(sent.status).toBe(202);
    expect(await world.confirm(former)).toMatchObject({ status: 400, code: 'CONFIRMATION_LINK_INVALID' });
    expect((await world.confirm(world.lastSecret(email))).status).toBe(200);
    expect((await world.signIn(email, 'second password')).status).toBe(200);
    expect(await world.signIn(email, 'first password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await world.signUp({ email: 'third@example.com', username: 'again' })).status).toBe(202);
  });
});

describe('confirming an email address', () => {
  test('activates the account; a second click gets the same response', async () => {
    const email = 'clicks@example.com';
    await world.signUp({ email, username: 'clicks' });
    await world.runStream();
    const secret = world.lastSecret(email);
    const [first, second] = [await world.confirm(secret), await world.confirm(secret)];

    expect(first).toMatchObject({ status: 200, data: { email } });
    expect(second).toMatchObject({ status: 200, data: { email } });
    expect(await world.signIn(email)).toMatchObject({ status: 200 });
  });

  test('succeeds for two simultaneous clicks', async () => {
    const email = 'double@example.com';
    await world.signUp({ email, username: 'double' });
    await world.runStream();
    const both = await Promise.all([
      world.confirm(world.lastSecret(email)),
      world.confirm(world.lastSecret(email)),
    ]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is possible for 48 hours, even if the token has not been deleted since', async () => {
    const email = 'late@example.com';
    await world.signUp({ email, username: 'late' });
    await world.runStream();
    world.clock.add({ minutes: 48 * 60 + 1 });

    expect(await world.confirm(world.lastSecret(email))).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
    const sent = await world.callWith(requestConfirmation, { body: { email } });
    await world.runStream();
    expect(sent.status).toBe(202);
    expect((await world.confirm(world.lastSecret(email))).status).toBe(200);
  });

  test('refuses an unknown or malformed token', async () => {
    expect(await world.confirm('x'.repeat(43))).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
    expect(await world.confirm('short')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('does not reactivate a user who has been banned in the meantime', async () => {
    const email = 'banned.early@example.com';
    await world.signUp({ email, username: 'bannedearly' });
    await world.runStream();
    const person = await world.findPerson(email);
    await world.user({ ...person, status: 'banned' });

    expect(await world.confirm(world.lastSecret(email))).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
  });
});

describe('requesting another confirmation link', () => {
  test('gets the same response for every address; only unconfirmed users are sent an email', async () => {
    const confirmed = await world.join('confirmed');
    const before = world.mails.length;
    const answers = [];
    for (const email of ['nobody.here@example.com', confirmed])
      answers.push(await world.callWith(requestConfirmation, { body: { email } }));
    await world.runStream();

    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.envelope?.message).toBe(answers[1]?.envelope?.message);
    expect(world.mails.length).toBe(before);
  });
});
