import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Mocks } from '../mockApi.ts';
import { callsOf, focusedText, me, openAccount, password, session, signedIn } from './openAccount.ts';

const { visit, openTab } = openAccount();

async function fillSignUp(page: Page) {
  await page.getByLabel('First name').fill('Inés');
  await page.getByLabel('Last name').fill('Cárdenas');
  await page.getByLabel('Username').fill('ines');
  await page.getByLabel('Email').fill('ines@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Headscarf', exact: true }).check();
  await page.getByRole('checkbox').check();
}

describe('Sign-up', () => {
  test('keeps the input after a reload, except the password', async () => {
    const { page } = await visit('/en/signup', {});
    await fillSignUp(page);
    await page.reload({ waitUntil: 'networkidle' });

    expect(await page.getByLabel('Username').inputValue()).toBe('ines');
    expect(await page.getByRole('radio', { name: 'Headscarf', exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('pebbles');
  });

  test('sends one request for repeated clicks, and deletes the draft', async () => {
    let answer: (() => void) | undefined;
    const { page, requests } = await visit('/en/signup?code=friend42', {
      signUp: () =>
        new Promise(resolve => {
          answer = () => resolve({ data: { email: 'ines@example.org' } });
        }),
    });
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).dblclick();
    await page.getByLabel('Username').press('Enter');
    await page.getByRole('button', { name: 'Creating your account' }).waitFor();
    await expect.poll(() => answer).toBeDefined();
    answer?.();

    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(callsOf(requests, 'signUp')).toHaveLength(1);
    expect(callsOf(requests, 'signUp')[0]?.body).toMatchObject({
      username: 'ines',
      email: 'ines@example.org',
      code: 'friend42',
      avatar: { kind: 'drawn', choices: { hair: 'headscarf' } },
    });
    expect(await focusedText(page)).toBe('Check your inbox');
    expect(await page.evaluate(() => localStorage.getItem('cairn.draft.signup'))).toBeNull();
  });

  describe('with the link opened in another tab', () => {
    const data = { email: 'ines@example.org' };
    const token = 'a'.repeat(43);
    const signUp: Mocks = { signUp: () => ({ data }) };
    const confirm: Mocks = {
      getEmailConfirmation: () => ({ data: { username: 'ines', isConfirmed: false } }),
      confirmEmail: () => ({ data }),
    };
    const confirmIn = (page: Page) => page.getByRole('button', { name: 'Confirm my address' }).click();

    test('signs in without another form and returns to what the user came for, in both tabs', async () => {
      const tabs: Mocks = { ...signedIn, signIn: () => ({ data: session }) };
      const { page, requests } = await visit('/en/signup?next=%2Fen%2Fmarket', { ...tabs, ...signUp });
      await fillSignUp(page);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

      const path = `/en/confirm-email?token=${token}`;
      const fromMail = await openTab(page.context(), path, { ...tabs, ...confirm });
      await confirmIn(fromMail.page);
      await fromMail.page.waitForURL('**/en/market');
      await page.waitForURL('**/en/market');
      await fromMail.page.getByText('You’re signed in.').waitFor();
      expect(callsOf(requests, 'signIn')).toMatchObject([{ body: { ...data, password } }]);
      expect(callsOf(fromMail.requests, 'signIn')).toEqual([]);
      const [{ browserSecret } = {}] = callsOf(requests, 'signUp').map(
        ({ body }) => body as Record<string, string>,
      );
      expect(callsOf(fromMail.requests, 'confirmEmail')).toMatchObject([{ body: { token, browserSecret } }]);
    });

    test('offers to sign in if that fails, with the address filled in, and leads to the same page', async () => {
      const failing: Mocks = { signIn: () => 'unreachable' };
      const { page, requests } = await visit('/en/signup?next=%2Fen%2Fmarket', { ...signUp, ...failing });
      await fillSignUp(page);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

      const path = `/en/confirm-email?token=${token}`;
      const mocks: Mocks = { ...confirm, signIn: () => ({ data: session }), getMe: () => ({ data: me }) };
      const fromMail = (await openTab(page.context(), path, mocks)).page;
      await confirmIn(fromMail);
      await expect.poll(() => callsOf(requests, 'signIn').length).toBeGreaterThan(0);
      await fromMail.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      expect(await fromMail.getByLabel('Email').inputValue()).toBe('ines@example.org');
      await fromMail.getByLabel('Password', { exact: true }).fill(password);
      await fromMail.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await fromMail.waitForURL('**/en/market');
    });

    test('leaves the account alone that is signed in when a link of another one is opened', async () => {
      const path = `/en/confirm-email?token=${token}`;
      const { page } = await visit(path, confirm, { as: 'ines' });
      await page.getByLabel('Password chosen at sign-up', { exact: true }).fill(password);
      await confirmIn(page);
      await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
      await page.getByRole('button', { name: /Inés/ }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/en/confirm-email');
    });
  });

  test('names missing fields, moves the focus there, and clears errors as soon as they are corrected', async () => {
    const { page, requests } = await visit('/en/signup', {});
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect.poll(() => focusedText(page)).toContain('Please check the highlighted fields');
    expect(callsOf(requests, 'signUp')).toEqual([]);

    await page.getByRole('link', { name: /^Username:/ }).click();
    await page.keyboard.type('in');
    await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.type(' es');
    await page.getByText('Use only letters, numbers, dots, hyphens and underscores.').first().waitFor();
  });

  test('names missing fields with the spacing of the language', async () => {
    const { page } = await visit('/fr/signup', {});
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    const link = page.getByRole('link', { name: /^Nom d’utilisateur/ });
    expect(await link.textContent()).toBe('Nom d’utilisateur\u202f: Ce champ est obligatoire.');
  });

  test('offers another username if the chosen one is taken, and keeps all other input', async () => {
    let isTaken = true;
    const { page, requests } = await visit('/en/signup', {
      signUp: () => (isTaken ? { refuse: 'USERNAME_TAKEN' } : { data: { email: 'ines@example.org' } }),
    });
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('button', { name: 'How about “ines-c”?' }).click();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);

    isTaken = false;
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(callsOf(requests, 'signUp').at(-1)?.body).toMatchObject({ username: 'ines-c' });
  });

  test('keeps the input if the server cannot be reached', async () => {
    const { page } = await visit('/en/signup', {
      signUp: () => 'unreachable',
      healthCheck: () => 'unreachable',
    });
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('group').getByText('We can’t reach the server').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('ines');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  });
});
