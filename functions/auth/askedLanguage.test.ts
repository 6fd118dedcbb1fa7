import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestConfirmation } from './requestConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const lastMail = async (email: string) => {
  await world.runStream();
  const { subject, text } = world.mailsTo(email).at(-1) ?? {};
  return { subject, language: /cairn\.example\/(..)\//.exec(text ?? '')?.[1] };
};

describe('an email that is asked for before signing in', () => {
  test('resets a password in the language that the page asks for', async () => {
    const email = await world.join('asks');
    await world.callWith(requestPasswordReset, { body: { email, lang: 'fr', language_code: 'en' } });
    expect(await lastMail(email)).toEqual({ subject: 'Choisissez un nouveau mot de passe', language: 'fr' });

    await world.callWith(requestPasswordReset, { body: { email, language_code: 'es' } });
    expect(await lastMail(email)).toMatchObject({ language: 'es' });
    expect((await world.personOf(email)).language).toBe('en');
  });

  test('is not sent in a language that the product does not speak', async () => {
    const email = await world.join('asks-in-german');
    const sent = await world.callWith(requestPasswordReset, { body: { email, lang: 'de' } });
    expect(sent).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('confirms an address in the language of the page, and not in that of the sign-up', async () => {
    const email = 'unconfirmed@example.com';
    await world.signUp({ email, username: 'unconfirmed', language: 'en' });
    await world.callWith(requestConfirmation, { body: { email, language_code: 'fr' } });
    expect(await lastMail(email)).toEqual({ subject: 'Confirmez votre adresse e-mail', language: 'fr' });

    await world.callWith(requestPasswordReset, { body: { email, lang: 'es' } });
    expect(await lastMail(email)).toMatchObject({ language: 'es' });
  });

  test('speaks of a second sign-up in the language of that sign-up', async () => {
    const email = await world.join('signs-up-again');
    await world.signUp({ email, username: 'signs-up-again2', language: 'fr' });
    expect(await lastMail(email)).toMatchObject({ language: 'fr' });
    expect((await world.personOf(email)).language).toBe('en');
  });
});
