import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AuthWorld, authWorld } from '#functions/testing/authWorld.ts';
import { UserID } from '#shared/ids.ts';
import { handler as confirmEmail } from './confirmEmail.lambda.ts';
import { handler as requestConfirmation } from './requestConfirmation.lambda.ts';
import { handler as signIn } from './signIn.lambda.ts';
import { handler as signUp } from './signUp.lambda.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
});
afterAll(() => world.end());

const confirm = (token: string) => world.callWith(confirmEmail, { query: { token } });
const personOf = async (email: string) => {
  const address = await world.table.get(emails.key(email));
  return address && (await world.table.get(authors.key(address.UserID)));
};

describe('signing up', () => {
  test('opens an account that waits for its confirmation, and sends a link in the language of the person', async () => {
    const sent = await world.signUp({ email: 'Jo.First@example.com', username: 'Jo', language: 'fr' });
    await world.runStream();

    expect(sent).toMatchObject({ status: 202, data: { email: 'jo.first@example.com' } });
    expect(await personOf('jo.first@example.com')).toMatchObject({
      username: 'Jo',
      status: 'unconfirmed',
      language: 'fr',
      hasPassword: true,
      planTypeId: 'free',
    });
    const [mail] = world.mailsTo('jo.first@example.com');
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail');
    expect(mail?.text).toContain('http://localhost:4000/fr/confirm-email?token=');
    expect(await world.signIn('jo.first@example.com')).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
    expect(await world.signIn('jo.first@example.com', 'wrong password')).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  test('stores the secret of no link', async () => {
    await world.signUp({ email: 'secret@example.com', username: 'secret' });
    await world.runStream();
    const secret = world.lastSecret('secret@example.com');

    expect(secret).toHaveLength(43);
    expect(JSON.stringify(world.sent)).not.toContain(secret);
    expect(world.logged.join()).not.toContain(secret);
  });

  test('takes the avatar as JSON text, as a form carries it', async () => {
    const body = {
      email: 'form.person@example.com',
      username: 'formperson',
      password: 'correct horse',
      avatar: JSON.stringify({ kind: 'ready', name: 'avatar-12' }),
    };
    const rawBody = new URLSearchParams(body).toString();
    const sent = await world.callWith(
      signUp,
      {},
      { rawBody, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    );

    expect(sent.status).toBe(202);
    expect((await personOf('form.person@example.com'))?.avatar).toEqual({ kind: 'ready', name: 'avatar-12' });
  });

  test.each([
    ['too short', { password: 'short' }],
    ['too long', { password: 'x'.repeat(129) }],
    ['a space at the end', { password: 'correct horse ' }],
    ['no address', { email: 'nobody' }],
    ['a username of one letter', { username: 'x' }],
    ['a username with a space', { username: 'two words' }],
  ])('refuses %s', async (_, wrong) => {
    const sent = await world.signUp({ email: 'valid@example.com', username: 'valid', ...wrong });
    expect(sent).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test.each(['password1', 'PassWord1', 'iloveyou', 'aaaaaaaaaa', 'guessme99', 'guess.me@example.com'])(
    'refuses %s as a password',
    async password => {
      const sent = await world.signUp({
        email: 'guess.me@example.com',
        username: 'guessme99',
        password,
      });
      expect(sent).toMatchObject({ status: 400, code: 'PASSWORD_TOO_COMMON' });
      world.clock.add({ days: 1 });
    },
  );

  test('refuses a username that somebody has, without regard to case', async () => {
    await world.join('Margot');
    const sent = await world.signUp({ email: 'other.margot@example.com', username: 'mARGOT' });

    expect(sent).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    expect(await personOf('other.margot@example.com')).toBeUndefined();
  });

  test('says the same for an address that is known, and writes to its owner instead', async () => {
    const email = await world.join('known');
    const before = await personOf(email);
    const unknown = await world.signUp({ email: 'unknown@example.com', username: 'unknown' });
    const known = await world.signUp({ email, username: 'known2', password: 'another password' });
    await world.runStream();

    expect({ ...known.envelope, data: undefined, hash: undefined }).toEqual({
      ...unknown.envelope,
      data: undefined,
      hash: undefined,
    });
    expect(known.data).toEqual({ email });
    expect(world.mailsTo(email).at(-1)?.subject).toBe('You already have an account');
    expect(await personOf(email)).toEqual(before);
    expect((await world.signIn(email)).status).toBe(200);
    expect(await world.signIn(email, 'another password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('does not tell by the username either whether an address was known', async () => {
    const email = await world.join('reserved');
    await world.signUp({ email, username: 'probe-name' });
    const probe = await world.signUp({ email: 'probe1@example.com', username: 'probe-name' });
    world.clock.add({ days: 3 });
    const later = await world.signUp({ email: 'probe1@example.com', username: 'probe-name' });

    expect(probe.code).toBe('USERNAME_TAKEN');
    expect(later.status).toBe(202);
  });

  test('of two who want one name at once, one gets it', async () => {
    const all = await Promise.all(
      ['race1@example.com', 'race2@example.com', 'race3@example.com'].map(email =>
        world.signUp({ email, username: 'Racer' }),
      ),
    );

    expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'USERNAME_TAKEN')).toHaveLength(2);
  });

  test('a form that is sent twice at once opens one account', async () => {
    const twice = { email: 'twice@example.com', username: 'twice' };
    const all = await Promise.all([world.signUp(twice), world.signUp(twice)]);
    await world.runStream();

    expect(all.map(({ status }) => status)).toEqual([202, 202]);
    expect(await confirm(world.lastSecret('twice@example.com'))).toMatchObject({ status: 200 });
    expect((await world.signIn('twice@example.com')).status).toBe(200);
  });

  test('a pool that fails leaves nothing behind, and the person can try again', async () => {
    const person = { email: 'unlucky@example.com', username: 'unlucky' };
    world.faults.setPassword = () =>
      Promise.reject(Object.assign(new Error('no'), { name: 'ServiceUnavailable' }));
    const failed = await world.signUp(person);
    delete world.faults.setPassword;
    const again = await world.signUp(person);

    expect(failed).toMatchObject({ status: 503, code: 'DEPENDENCY_UNAVAILABLE' });
    expect(again.status).toBe(202);
  });

  test('an address that belongs to an account without a record is refused, and the username stays free', async () => {
    const id = UserID.parse(world.deps.newId());
    await world.table.write(Step.create(emails.key('orphan@example.com'), { UserID: id }));

    expect(await world.signUp({ email: 'orphan@example.com', username: 'orphan' })).toMatchObject({
      status: 400,
      code: 'SIGN_UP_FAILED',
    });
    expect((await world.signUp({ email: 'sibling@example.com', username: 'orphan' })).status).toBe(202);
  });

  test('too many for one address are refused', async () => {
    const tries = [];
    for (let tried = 0; tried < 6; tried++)
      tries.push(await world.signUp({ email: 'eager.one@example.com', username: 'eager' }));

    expect(tries.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(tries.at(-1)?.code).toBe('TOO_MANY_ATTEMPTS');
    world.clock.add({ minutes: 61 });
    expect((await world.signUp({ email: 'eager.one@example.com', username: 'eager' })).status).toBe(202);
  });
});

describe('signing up again before confirming', () => {
  test('the latest password and link count, those of before do not', async () => {
    const email = 'again@example.com';
    await world.signUp({ email, username: 'again', password: 'first password' });
    await world.runStream();
    const former = world.lastSecret(email);
    const sent = await world.signUp({ email, username: 'again-renamed', password: 'second password' });
    await world.runStream();

    expect(sent.status).toBe(202);
    expect(await confirm(former)).toMatchObject({ status: 400, code: 'CONFIRMATION_LINK_INVALID' });
    expect((await confirm(world.lastSecret(email))).status).toBe(200);
    expect((await world.signIn(email, 'second password')).status).toBe(200);
    expect(await world.signIn(email, 'first password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await world.signUp({ email: 'third@example.com', username: 'again' })).status).toBe(202);
  });
});

describe('confirming an address', () => {
  test('opens the account; a second click is answered alike', async () => {
    const email = 'clicks@example.com';
    await world.signUp({ email, username: 'clicks' });
    await world.runStream();
    const secret = world.lastSecret(email);
    const [first, second] = [await confirm(secret), await confirm(secret)];

    expect(first).toMatchObject({ status: 200, data: { email } });
    expect(second).toMatchObject({ status: 200, data: { email } });
    expect(await world.signIn(email)).toMatchObject({ status: 200 });
  });

  test('two clicks at the same moment both succeed', async () => {
    const email = 'double@example.com';
    await world.signUp({ email, username: 'double' });
    await world.runStream();
    const both = await Promise.all([confirm(world.lastSecret(email)), confirm(world.lastSecret(email))]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a link is valid for 48 hours, whatever is still in the table', async () => {
    const email = 'late@example.com';
    await world.signUp({ email, username: 'late' });
    await world.runStream();
    world.clock.add({ minutes: 48 * 60 + 1 });

    expect(await confirm(world.lastSecret(email))).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
    const sent = await world.callWith(requestConfirmation, { body: { email } });
    await world.runStream();
    expect(sent.status).toBe(202);
    expect((await confirm(world.lastSecret(email))).status).toBe(200);
  });

  test('an unknown or malformed token is refused', async () => {
    expect(await confirm('x'.repeat(43))).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
    expect(await confirm('short')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a link does not bring back who was banned meanwhile', async () => {
    const email = 'banned.early@example.com';
    await world.signUp({ email, username: 'bannedearly' });
    await world.runStream();
    const person = await personOf(email);
    await world.user({ ...person, status: 'banned' });

    expect(await confirm(world.lastSecret(email))).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
  });
});

describe('asking for the link again', () => {
  test('says the same whoever asks, and writes only to who waits', async () => {
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

  test('too often is refused, for unknown addresses too', async () => {
    const ask = () => world.callWith(requestConfirmation, { body: { email: 'again.nobody@example.com' } });
    for (let tried = 0; tried < 5; tried++) await ask();
    expect(await ask()).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  });
});
