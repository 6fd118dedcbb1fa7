import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#shared/envelope.ts';
import type { Mocks } from '../mockApi.ts';
import { callsOf, me, openAccount, session } from './openAccount.ts';

const { visit } = openAccount();

const token = 'a'.repeat(43);
const path = `/en/confirm-email?token=${token}`;
const waiting: Mocks = {
  getEmailConfirmation: () => ({ data: { username: 'ines.c', isConfirmed: false } }),
  confirmEmail: () => ({ data: { email: 'ines@example.org' } }),
  signIn: () => ({ data: session }),
  getMe: () => ({ data: me }),
};

const submit = (page: Page) => page.getByRole('button', { name: 'Confirm my address' }).click();
const chosenThere = (page: Page) => page.getByLabel('Password chosen at sign-up', { exact: true });

/** Opens the link as the browser that signed up does. */
async function visitWhereSignedUp(mocks: Mocks) {
  const visited = await visit('/en/signin', mocks);
  await visited.page.evaluate(() => localStorage.setItem('cairn.signUp', 's'.repeat(64)));
  await visited.page.goto(new URL(path, visited.page.url()).href, { waitUntil: 'networkidle' });
  return visited;
}

describe('the link of a confirmation email', () => {
  test('confirms nothing by being opened, and asks by the hash of its token only', async () => {
    const { page, requests } = await visit('/en/signin', waiting);
    const looks: (string | null)[] = [];
    page.on('request', request => {
      if (request.url().includes('email-confirmations'))
        looks.push(new URL(request.url()).searchParams.get('token'));
    });
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();

    expect(looks).toEqual([await sha256(token)]);
    expect(callsOf(requests, 'confirmEmail')).toEqual([]);
  });

  test('takes one click in the browser that signed up, and the browser forgets its secret', async () => {
    const { page, requests } = await visitWhereSignedUp(waiting);
    await page.getByText('your account ines.c is ready').waitFor();
    expect(await chosenThere(page).count()).toBe(0);
    await submit(page);

    await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
    expect(callsOf(requests, 'confirmEmail')).toMatchObject([
      { body: { token, browserSecret: 's'.repeat(64) } },
    ]);
    expect(callsOf(requests, 'signIn')).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('cairn.signUp'))).toBeNull();
  });

  test('asks for the password where the server does not recognise the browser', async () => {
    const { page } = await visitWhereSignedUp({
      ...waiting,
      confirmEmail: () => ({ refuse: 'CONFIRMATION_NEEDS_PASSWORD' }),
    });
    await submit(page);
    await chosenThere(page).waitFor();
    await page.getByText('Somebody signed up with your address as ines.c').waitFor();
  });
});

describe('in another browser', () => {
  test('the password chosen at sign-up confirms the address and signs in', async () => {
    const { page, requests } = await visit(path, {
      ...waiting,
      confirmEmail: body =>
        (body as { password?: string }).password === 'the right one'
          ? { data: { email: 'ines@example.org' } }
          : { refuse: 'WRONG_PASSWORD' },
    });
    await submit(page);
    await page.getByText('Please check the highlighted field').waitFor();
    expect(callsOf(requests, 'confirmEmail')).toEqual([]);

    await chosenThere(page).fill('a wrong one');
    await submit(page);
    await expect.poll(() => chosenThere(page).getAttribute('aria-invalid')).toBe('true');
    expect(await chosenThere(page).inputValue()).toBe('a wrong one');
    await chosenThere(page).fill('the right one');
    await submit(page);

    await page.getByRole('button', { name: /Inés/ }).first().waitFor();
    expect(callsOf(requests, 'signIn')).toMatchObject([
      { body: { email: 'ines@example.org', password: 'the right one' } },
    ]);
  });

  test('a new password does as well, for whoever does not know the other', async () => {
    const { page, requests } = await visit(path, waiting);
    await page.getByRole('button', { name: 'Choose a new password instead' }).click();
    await page.getByLabel('New password', { exact: true }).fill('only mine now');
    await submit(page);

    await page.getByRole('button', { name: /Inés/ }).first().waitFor();
    expect(callsOf(requests, 'confirmEmail')).toMatchObject([
      { body: { token, newPassword: 'only mine now' } },
    ]);
    expect(callsOf(requests, 'signIn')).toMatchObject([{ body: { password: 'only mine now' } }]);
  });
});

test.each<[string, Mocks, string]>([
  [
    'is no longer valid',
    { getEmailConfirmation: () => ({ refuse: 'CONFIRMATION_LINK_INVALID' }) },
    'This link is no longer valid',
  ],
  [
    'has been used',
    { getEmailConfirmation: () => ({ data: { username: 'ines.c', isConfirmed: true } }) },
    'Your email address is confirmed',
  ],
  ['cannot be checked', { getEmailConfirmation: () => 'unreachable' }, 'We couldn’t check your link'],
])('a link that %s says so', async (_, mocks, heading) => {
  const { page } = await visit(path, mocks);
  await page.getByRole('heading', { name: heading }).waitFor();
});

test('a link that expires while the page is open leads to a new one', async () => {
  const { page } = await visitWhereSignedUp({
    ...waiting,
    confirmEmail: () => ({ refuse: 'CONFIRMATION_LINK_INVALID' }),
  });
  await submit(page);
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
});
