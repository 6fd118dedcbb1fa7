import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#shared/envelope.ts';
import { visitor } from '#web/testing/account.ts';
import { type Answers, Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';
import { untilComplete } from '#web/testing/waits.ts';

const pages = openPages();

const token = 'a'.repeat(43);
const path = `/en/confirm-email?token=${token}`;
const waiting: Answers = {
  getEmailConfirmation: () => ({ username: 'lucia.f', isConfirmed: false }),
  confirmEmail: () => ({ email: 'lucia@cairn.example' }),
  signIn: () => aSession,
  getMe: () => aMe,
};

const submit = (page: Page) => page.getByRole('button', { name: 'Confirm my address' }).click();
const chosenThere = (page: Page) => page.getByLabel('Password chosen at sign-up', { exact: true });

/** Opens the link as the browser that signed up does. */
async function visitWhereSignedUp(answers: Answers) {
  const visited = await pages.open('/en/signin', answers, visitor);
  await visited.page.evaluate(() => localStorage.setItem('cairn.signUp', 's'.repeat(64)));
  await pages.goTo(visited.page, path);
  return visited;
}

describe('the link of a confirmation email', () => {
  test('confirms nothing by being opened, and asks by the hash of its token only', async () => {
    const { page, requestsTo } = await pages.open('/en/signin', waiting, visitor);
    await pages.goTo(page, path);
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await untilComplete(page);

    expect(requestsTo('getEmailConfirmation').map(({ query }) => query['token'])).toEqual([
      await sha256(token),
    ]);
    expect(requestsTo('confirmEmail')).toEqual([]);
  });

  test('takes one click in the browser that signed up, and the browser forgets its secret', async () => {
    const { page, requestsTo } = await visitWhereSignedUp(waiting);
    await page.getByText('your account lucia.f is ready').waitFor();
    expect(await chosenThere(page).count()).toBe(0);
    await submit(page);

    await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
    expect(requestsTo('confirmEmail')).toMatchObject([{ body: { token, browserSecret: 's'.repeat(64) } }]);
    expect(requestsTo('signIn')).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('cairn.signUp'))).toBeNull();
  });

  test('asks for the password where the server does not recognise the browser', async () => {
    const { page } = await visitWhereSignedUp({
      ...waiting,
      confirmEmail: () => new Refusal('CONFIRMATION_NEEDS_PASSWORD'),
    });
    await submit(page);
    await chosenThere(page).waitFor();
    await page.getByText('Somebody signed up with your address as lucia.f').waitFor();
  });
});

describe('in another browser', () => {
  test('the password chosen at sign-up confirms the address and signs in', async () => {
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...waiting,
        confirmEmail: ({ body }) =>
          body['password'] === 'the right one'
            ? { email: 'lucia@cairn.example' }
            : new Refusal('WRONG_PASSWORD'),
      },
      visitor,
    );
    await submit(page);
    await page.getByText('Please check the highlighted field').waitFor();
    expect(requestsTo('confirmEmail')).toEqual([]);

    await chosenThere(page).fill('a wrong one');
    await submit(page);
    await expect.poll(() => chosenThere(page).getAttribute('aria-invalid')).toBe('true');
    expect(await chosenThere(page).inputValue()).toBe('a wrong one');
    await chosenThere(page).fill('the right one');
    await submit(page);

    await page.getByRole('button', { name: /Lucía/ }).first().waitFor();
    expect(requestsTo('signIn')).toMatchObject([
      { body: { email: 'lucia@cairn.example', password: 'the right one' } },
    ]);
  });

  test('the link leads on to the application for which the user signed up, and a new link is asked for with it', async () => {
    const next = '/en/projects/tidewatch/tidewatch?apply=firmware';
    const link = `${path}&next=${encodeURIComponent(next)}`;
    const { page } = await pages.open(link, waiting, visitor);
    await chosenThere(page).fill('the right one');
    await submit(page);
    await page.waitForURL(`**${next}`);

    const spent: Answers = {
      getEmailConfirmation: () => new Refusal('CONFIRMATION_LINK_INVALID'),
      requestConfirmation: ({ body }) => ({ email: String(body['email']) }),
    };
    const { page: late, requestsTo } = await pages.open(link, spent, visitor);
    await late.getByLabel('Email').fill('lucia@cairn.example');
    await late.getByRole('button', { name: 'Send me a new link' }).click();
    await late.getByText('You’ll then continue with your application.').waitFor();
    expect(requestsTo('requestConfirmation')).toMatchObject([{ body: { next } }]);
  });

  test('a new password does as well, for whoever does not know the other', async () => {
    const { page, requestsTo } = await pages.open(path, waiting, visitor);
    await page.getByRole('button', { name: 'Choose a new password instead' }).click();
    await page.getByLabel('New password', { exact: true }).fill('only mine now');
    await submit(page);

    await page.getByRole('button', { name: /Lucía/ }).first().waitFor();
    expect(requestsTo('confirmEmail')).toMatchObject([{ body: { token, newPassword: 'only mine now' } }]);
    expect(requestsTo('signIn')).toMatchObject([{ body: { password: 'only mine now' } }]);
  });
});

test.each<[string, Answers, string]>([
  [
    'is no longer valid',
    { getEmailConfirmation: () => new Refusal('CONFIRMATION_LINK_INVALID') },
    'This link is no longer valid',
  ],
  [
    'has been used',
    { getEmailConfirmation: () => ({ username: 'lucia.f', isConfirmed: true }) },
    'Your email address is confirmed',
  ],
  ['cannot be checked', { getEmailConfirmation: () => unreachable }, 'We couldn’t check your link'],
])('a link that %s says so', async (_, answers, heading) => {
  const { page } = await pages.open(path, answers, visitor);
  await page.getByRole('heading', { name: heading }).waitFor();
});

test('a link that expires while the page is open leads to a new one', async () => {
  const { page } = await visitWhereSignedUp({
    ...waiting,
    confirmEmail: () => new Refusal('CONFIRMATION_LINK_INVALID'),
  });
  await submit(page);
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
});
