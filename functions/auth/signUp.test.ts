import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emails } from '#functions/authors/name.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import { signUp } from './signUp.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

describe('signing up', () => {
  test("creates an unconfirmed account and emails a link in the user's language", async () => {
    const sent = await world.signUp({ email: 'Jo.First@example.com', username: 'Jo', language: 'fr' });
    await world.runStream();

    expect(sent).toMatchObject({ status: 202, data: { email: 'jo.first@example.com' } });
    expect(await world.findPerson('jo.first@example.com')).toMatchObject({
      username: 'Jo',
      status: 'unconfirmed',
      language: 'fr',
      hasPassword: true,
      planTypeId: 'free',
    });
    const [mail] = world.mailsTo('jo.first@example.com');
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail');
    expect(mail?.text).toContain('https://cairn.example/fr/confirm-email?token=');
  });

  test('keeps the time zone of the browser, and does without one that is not known here', async () => {
    await world.signUp({ email: 'kolkata@example.com', username: 'kolkata', timeZone: 'Asia/Calcutta' });
    expect(await world.findPerson('kolkata@example.com')).toMatchObject({ timeZone: 'Asia/Calcutta' });
    const sent = await world.signUp({
      email: 'mars@example.com',
      username: 'mars',
      timeZone: 'Mars/Olympus',
    });
    expect(sent.status).toBe(202);
    expect((await world.findPerson('mars@example.com'))?.timeZone).toBeUndefined();
  });

  test('does not store the secret of a link', async () => {
    await world.signUp({ email: 'secret@example.com', username: 'secret' });
    await world.runStream();
    const secret = world.lastSecret('secret@example.com');

    expect(secret).toHaveLength(43);
    expect(JSON.stringify(world.sent)).not.toContain(secret);
    expect(world.logged.join()).not.toContain(secret);
  });

  test('accepts the avatar as JSON text, as sent by forms', async () => {
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
    expect((await world.findPerson('form.person@example.com'))?.avatar).toEqual({
      kind: 'ready',
      name: 'avatar-12',
    });
  });

  test.each([
    ['a password that is too short', { password: 'short' }],
    ['a password that is too long', { password: 'x'.repeat(129) }],
    ['a password with a space at the end', { password: 'correct horse ' }],
    ['an invalid email address', { email: 'nobody' }],
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

  test('refuses a taken username, ignoring case', async () => {
    await world.join('Margot');
    const sent = await world.signUp({ email: 'other.margot@example.com', username: 'mARGOT' });

    expect(sent).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    expect(await world.findPerson('other.margot@example.com')).toBeUndefined();
  });

  test('gives the same response for a known address and emails its owner instead', async () => {
    const email = await world.join('known');
    const before = await world.findPerson(email);
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
    expect(await world.findPerson(email)).toEqual(before);
    expect((await world.signIn(email)).status).toBe(200);
    expect(await world.signIn(email, 'another password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('gives a username to only one of two simultaneous sign-ups', async () => {
    const all = await Promise.all(
      ['race1@example.com', 'race2@example.com', 'race3@example.com'].map(email =>
        world.signUp({ email, username: 'Racer' }),
      ),
    );

    expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'USERNAME_TAKEN')).toHaveLength(2);
  });

  test('creates one account for a form that is sent twice simultaneously', async () => {
    const twice = { email: 'twice@example.com', username: 'twice' };
    const all = await Promise.all([world.signUp(twice), world.signUp(twice)]);
    await world.runStream();

    expect(all.map(({ status }) => status)).toEqual([202, 202]);
    expect(await world.confirm(world.lastSecret('twice@example.com'))).toMatchObject({ status: 200 });
    expect((await world.signIn('twice@example.com')).status).toBe(200);
  });

  test('leaves nothing behind if Cognito fails, so that the user can try again', async () => {
    const person = { email: 'unlucky@example.com', username: 'unlucky' };
    world.faults.setPassword = () =>
      Promise.reject(Object.assign(new Error('no'), { name: 'ServiceUnavailable' }));
    const failed = await world.signUp(person);
    delete world.faults.setPassword;
    const again = await world.signUp(person);

    expect(failed).toMatchObject({ status: 503, code: 'DEPENDENCY_UNAVAILABLE' });
    expect(again.status).toBe(202);
  });

  test('refuses an address whose account has no record, and leaves the username available', async () => {
    const id = UserID.parse(world.deps.newId());
    await world.table.write(Step.create(emails.key('orphan@example.com'), { UserID: id }));

    expect(await world.signUp({ email: 'orphan@example.com', username: 'orphan' })).toMatchObject({
      status: 400,
      code: 'SIGN_UP_FAILED',
    });
    expect((await world.signUp({ email: 'sibling@example.com', username: 'orphan' })).status).toBe(202);
  });
});
