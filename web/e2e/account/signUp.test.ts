import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callsOf, focusedText, openAccount, password } from './openAccount.ts';

const { visit } = openAccount();

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
