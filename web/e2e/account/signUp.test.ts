import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountServer, focusedText, password, user, visitor } from '#web/testing/account.ts';
import { type Answers, Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';
import { untilHydrated } from '#web/testing/waits.ts';

const pages = openPages();

async function fillSignUp(page: Page) {
  await page.getByLabel('First name').fill('Lucía');
  await page.getByLabel('Last name').fill('Ferrer');
  await page.getByLabel('Username').fill('lucia');
  await page.getByLabel('Email').fill('lucia@cairn.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Headscarf', exact: true }).check();
  await page.getByRole('checkbox').check();
}

describe('Sign-up', () => {
  test('keeps the input after a reload, except the password', async () => {
    const { page } = await pages.open('/en/signup', {}, visitor);
    await fillSignUp(page);
    await page.reload();
    await untilHydrated(page);

    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('lucia');
    expect(await page.getByRole('radio', { name: 'Headscarf', exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('pebbles');
  });

  test('sends one request for repeated clicks, and deletes the draft', async () => {
    let answer: (() => void) | undefined;
    const { page, requestsTo } = await pages.open(
      '/en/signup?code=friend42',
      {
        signUp: () =>
          new Promise(resolve => {
            answer = () => resolve({ email: 'lucia@cairn.example' });
          }),
      },
      visitor,
    );
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).dblclick();
    await page.getByLabel('Username').press('Enter');
    await page.getByRole('button', { name: 'Creating your account' }).waitFor();
    await expect.poll(() => answer).toBeDefined();
    answer?.();

    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(requestsTo('signUp')).toHaveLength(1);
    expect(requestsTo('signUp')[0]?.body).toMatchObject({
      username: 'lucia',
      email: 'lucia@cairn.example',
      code: 'friend42',
      avatar: { kind: 'drawn', choices: { hair: 'headscarf' } },
    });
    expect(await focusedText(page)).toBe('Check your inbox');
    expect(await page.evaluate(() => localStorage.getItem('cairn.draft.signup'))).toBeNull();
  });

  describe('with the link opened in another tab', () => {
    const data = { email: 'lucia@cairn.example' };
    const token = 'a'.repeat(43);
    const signUp: Answers = { signUp: () => data };
    const confirm: Answers = {
      getEmailConfirmation: () => ({ username: 'lucia', isConfirmed: false }),
      confirmEmail: () => data,
    };
    const confirmIn = (page: Page) => page.getByRole('button', { name: 'Confirm my address' }).click();

    test('signs in without another form and returns to what the user came for, in both tabs', async () => {
      const tabs: Answers = { ...accountServer(), signIn: () => aSession };
      const { page, requestsTo } = await pages.open(
        '/en/signup?next=%2Fen%2Fmarket',
        { ...tabs, ...signUp },
        visitor,
      );
      await fillSignUp(page);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

      const path = `/en/confirm-email?token=${token}`;
      const fromMail = await pages.openIn(page.context(), path, { ...tabs, ...confirm });
      await confirmIn(fromMail.page);
      await fromMail.page.waitForURL('**/en/market');
      await page.waitForURL('**/en/market');
      await fromMail.page.getByText('You’re signed in.').waitFor();
      expect(requestsTo('signIn')).toMatchObject([{ body: { ...data, password } }]);
      expect(fromMail.requestsTo('signIn')).toEqual([]);
      const [{ browserSecret } = {}] = requestsTo('signUp').map(({ body }) => body as Record<string, string>);
      expect(fromMail.requestsTo('confirmEmail')).toMatchObject([{ body: { token, browserSecret } }]);
    });

    test('offers to sign in if that fails, with the address filled in, and leads to the same page', async () => {
      const failing: Answers = { signIn: () => unreachable };
      const { page, requestsTo } = await pages.open(
        '/en/signup?next=%2Fen%2Fmarket',
        { ...signUp, ...failing },
        visitor,
      );
      await fillSignUp(page);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

      const path = `/en/confirm-email?token=${token}`;
      const more: Answers = { ...confirm, signIn: () => aSession, getMe: () => aMe };
      const fromMail = (await pages.openIn(page.context(), path, more)).page;
      await confirmIn(fromMail);
      await expect.poll(() => requestsTo('signIn').length).toBeGreaterThan(0);
      await fromMail.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      expect(await fromMail.getByLabel('Email').inputValue()).toBe('lucia@cairn.example');
      await fromMail.getByLabel('Password', { exact: true }).fill(password);
      await fromMail.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await fromMail.waitForURL('**/en/market');
    });

    test('leaves the account alone that is signed in when a link of another one is opened', async () => {
      const path = `/en/confirm-email?token=${token}`;
      const { page } = await pages.open(path, accountServer(confirm), user);
      await page.getByLabel('Password chosen at sign-up', { exact: true }).fill(password);
      await confirmIn(page);
      await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
      await page.getByRole('button', { name: /Lucía/ }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/en/confirm-email');
    });
  });

  test('names missing fields, moves the focus there, and clears errors as soon as they are corrected', async () => {
    const { page, requestsTo } = await pages.open('/en/signup', {}, visitor);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect.poll(() => focusedText(page)).toContain('Please check the highlighted fields');
    expect(requestsTo('signUp')).toEqual([]);

    await page.getByRole('link', { name: /^Username:/ }).click();
    await page.keyboard.type('in');
    await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.type(' es');
    await page.getByText('Use only letters, numbers, dots, hyphens and underscores.').first().waitFor();
  });

  test('names missing fields with the spacing of the language', async () => {
    const { page } = await pages.open('/fr/signup', {}, visitor);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    const link = page.getByRole('link', { name: /^Nom d’utilisateur/ });
    expect(await link.textContent()).toBe('Nom d’utilisateur\u202f: Ce champ est obligatoire.');
  });

  test('offers another username if the chosen one is taken, and keeps all other input', async () => {
    let isTaken = true;
    const { page, requestsTo } = await pages.open(
      '/en/signup',
      {
        signUp: () => (isTaken ? new Refusal('USERNAME_TAKEN') : { email: 'lucia@cairn.example' }),
      },
      visitor,
    );
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('button', { name: 'How about “lucia-f”?' }).click();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);

    isTaken = false;
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(requestsTo('signUp').at(-1)?.body).toMatchObject({ username: 'lucia-f' });
  });

  test('keeps the input if the server cannot be reached', async () => {
    const { page } = await pages.open(
      '/en/signup',
      {
        signUp: () => unreachable,
        healthCheck: () => unreachable,
      },
      visitor,
    );
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('group').getByText('We can’t reach the server').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('lucia');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  });
});
