import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountServer, focusedText, password, user, visitor } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';

const pages = openPages();

const uri = 'otpauth://totp/Cairn:lucia?secret=ABCDEFGHIJKLMNOP&issuer=Cairn';
const recoveryCode = 'ABCDE-FGHIJ-KLMNO-PQRST';

describe('Two-factor authentication in the profile', () => {
  const section = (page: Page) => page.locator('#two-factor');

  test('is turned on with the password and a code, and shows the recovery code until it is saved', async () => {
    let isOn = false;
    const codes: unknown[] = [];
    const { page } = await pages.open(
      '/en/edit-profile#two-factor',
      accountServer({
        getMe: () => ({ ...aMe, hasTwoFactor: isOn }),
        beginTwoFactor: () => ({ secret: 'ABCDEFGHIJKLMNOP', uri }),
        confirmTwoFactor: ({ body }) => {
          codes.push(body);
          if (codes.length === 1) return new Refusal('TWO_FACTOR_CODE_INCORRECT');
          isOn = true;
          return { recoveryCode };
        },
      }),
      user,
    );
    await section(page).getByRole('button', { name: 'Turn on' }).click();
    await section(page).getByLabel('Current password', { exact: true }).fill(password);
    await section(page).getByRole('button', { name: 'Continue' }).click();
    await section(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await section(page).getByText('ABCD EFGH IJKL MNOP').waitFor();

    const code = section(page).getByLabel('Code from the app');
    await code.fill('000000');
    await section(page).getByRole('button', { name: 'Turn on' }).click();
    await section(page).getByRole('group').getByText('incorrect or has already been used').waitFor();
    await code.fill('123 456');
    await section(page).getByRole('button', { name: 'Turn on' }).click();
    await section(page).getByText(recoveryCode).waitFor();
    expect(codes.at(-1)).toMatchObject({ password, code: '123456' });
    expect(await focusedText(page)).toContain(recoveryCode);
    await section(page).getByRole('button', { name: 'I’ve saved it' }).click();
    await section(page).getByRole('button', { name: 'Turn off' }).waitFor();
    expect(await section(page).getByText(recoveryCode).count()).toBe(0);
  });

  test('is where administrators without it are led, with what to do', async () => {
    const { page } = await pages.open(
      '/en/admin',
      accountServer({ getMe: () => ({ ...aMe, needsTwoFactor: true }) }),
      user,
    );
    await page.waitForURL(`${pages.origin}/en/edit-profile#two-factor`);
    await section(page).getByText('Administrators need two-factor authentication').waitFor();
  });

  test('sends a user to sign in again after they changed their password', async () => {
    const { page } = await pages.open(
      '/en/edit-profile#password',
      accountServer({
        getMe: () => ({ ...aMe, hasTwoFactor: true }),
        changePassword: () => ({ UserID: aMe.UserID }),
      }),
      user,
    );
    const form = page.locator('#password');
    await form.getByLabel('Current password', { exact: true }).fill(password);
    await form.getByLabel('New password', { exact: true }).fill('moss and lichen 7');
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL('**/en/signin');
    expect(await page.getByLabel('Email').inputValue()).toBe('lucia@cairn.example');
  });
});

describe('Sign-in with two-factor authentication', () => {
  async function signIn(page: Page) {
    await page.getByLabel('Email').fill('lucia@cairn.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await submit(page);
  }
  const submit = (page: Page) => page.locator('form').getByRole('button', { name: 'Sign in' }).click();

  test('asks for a code after the password, and keeps what was typed when the code is wrong', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/signin?next=%2Fen%2Fnotifications',
      {
        ...accountServer(),
        signIn: ({ body: { code } }) => {
          if (!code) return new Refusal('TWO_FACTOR_CODE_REQUIRED');
          return code === '123456' ? aSession : new Refusal('TWO_FACTOR_CODE_INCORRECT');
        },
      },
      visitor,
    );
    await signIn(page);
    const code = page.getByLabel('Code from the app, or recovery code');
    await code.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    expect(await page.getByText('New here?').count()).toBe(0);
    expect(await code.evaluate(field => field === document.activeElement)).toBe(true);
    await code.fill('654321');
    await submit(page);
    await page.getByRole('group').getByText('incorrect or has already been used').waitFor();
    await code.fill('123456');
    await submit(page);
    await page.waitForURL('**/en/notifications');
    expect(requestsTo('signIn')).toHaveLength(3);
  });

  test('can start again with another account', async () => {
    const { page } = await pages.open(
      '/en/signin',
      { signIn: () => new Refusal('TWO_FACTOR_CODE_REQUIRED') },
      visitor,
    );
    await signIn(page);
    await page.getByRole('button', { name: 'Start again' }).click();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });
});
