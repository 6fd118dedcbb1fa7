import { describe, expect, test } from 'vitest';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import { accountServer, user } from '#web/testing/account.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();
const token = 'a'.repeat(43);
const notice = 'Our emails to lucia@cairn.example can’t be delivered';

const open = async (path: string, more: Answers = {}, theme: 'light' | 'dark' = 'light') => {
  const opened = await pages.open(path, accountServer(more), { ...user, theme });
  return { ...opened, section: opened.page.getByRole('region', { name: 'Email address' }) };
};
const withProblem = (emailProblem: 'bounced' | 'complained'): Answers => ({
  getMe: () => ({ ...aMe, emailProblem }),
});

describe('The email address of the profile', () => {
  test.each(['light', 'dark'] as const)('is changed by a link to the new one (%s)', async theme => {
    const { page, section, requestsTo } = await open(
      '/en/edit-profile#email',
      { requestEmailChange: ({ body }) => ({ email: String(body['email']) }) },
      theme,
    );
    await section.getByText('lucia@cairn.example').waitFor();
    await section.getByLabel('New email address').fill('new@cairn.example');
    await section.getByLabel('Current password').fill('pebbles-and-moss');
    await section.getByRole('button', { name: 'Send me a link' }).click();

    await section.getByText('Check the inbox of new@cairn.example').waitFor();
    expect(requestsTo('requestEmailChange')[0]?.body).toMatchObject({
      email: 'new@cairn.example',
      password: 'pebbles-and-moss',
    });
    expect(await section.getByLabel('New email address').inputValue()).toBe('');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('stays in the form if the password is wrong', async () => {
    const { section } = await open('/en/edit-profile#email', {
      requestEmailChange: () => new Refusal('WRONG_PASSWORD'),
    });
    await section.getByLabel('New email address').fill('new@cairn.example');
    await section.getByLabel('Current password').fill('wrong');
    await section.getByRole('button', { name: 'Send me a link' }).click();
    await section.getByText('This password is incorrect').first().waitFor();
    expect(await section.getByLabel('New email address').inputValue()).toBe('new@cairn.example');
  });

  test('is confirmed by a click after its link has been opened', async () => {
    let email = aMe.email;
    const { page, section, requestsTo } = await open(`/en/edit-profile?address=${token}#email`, {
      getMe: () => ({ ...aMe, email }),
      confirmEmailChange: () => {
        email = 'new@cairn.example';
        return { email };
      },
    });
    await section.getByText('Use the new address from now on?').waitFor();
    expect(requestsTo('confirmEmailChange')).toEqual([]);
    await section.getByRole('button', { name: 'Confirm my address' }).click();

    await section.getByText('new@cairn.example').waitFor();
    expect(requestsTo('confirmEmailChange')[0]?.body).toMatchObject({ token });
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('is asked for again if its link is no longer valid', async () => {
    const { section } = await open(`/en/edit-profile?address=${token}#email`, {
      confirmEmailChange: () => new Refusal('CONFIRMATION_LINK_INVALID'),
    });
    await section.getByRole('button', { name: 'Confirm my address' }).click();
    await section.getByText('This confirmation link is no longer valid.').waitFor();
    await section.getByRole('button', { name: 'Send me a new link' }).click();
    await section.getByLabel('New email address').waitFor();
  });
});

describe('An address whose emails come back', () => {
  test.each(['light', 'dark'] as const)(
    'is told on every page, with the way to change it (%s)',
    async theme => {
      const { page, section } = await open('/en/notifications', withProblem('bounced'), theme);
      await page.getByText(notice).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Change address' }).click();

      await section.getByText(notice).waitFor();
      expect(await page.getByText(notice).count()).toBe(1);
      expect(await section.getByLabel('Email address').inputValue()).toBe('lucia@cairn.example');
    },
  );

  test('is told nowhere once it works', async () => {
    const { page } = await open('/en/notifications');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('be delivered').count()).toBe(0);
  });
});

test('Whoever has reported an email as spam reads in the settings why fewer arrive', async () => {
  const { page } = await open('/en/notification-settings', {
    ...withProblem('complained'),
    getNotificationPreferences: () => ({ email: defaultFrequencies }),
  });
  await page.getByText('You’ve reported an email from us as spam').waitFor();
  expect(await page.getByText('be delivered').count()).toBe(0);
});

describe('A link of a sign-up that came back', () => {
  const returned = 'The link to jo@example.com couldn’t be delivered';

  test('is told when it is asked for again in the browser that signed up', async () => {
    const { page, requestsTo } = await pages.open('/en/confirm-email', {
      requestConfirmation: () => ({ email: 'jo@example.com', hasBounced: true }),
    });
    await page.evaluate(secret => localStorage.setItem('cairn.signUp', secret), 's'.repeat(43));
    await page.getByLabel('Email').fill('jo@example.com');
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await page.getByText(returned).waitFor();
    expect(requestsTo('requestConfirmation')[0]?.body).toMatchObject({
      email: 'jo@example.com',
      browserSecret: 's'.repeat(43),
    });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is not told of a first link', async () => {
    const { page } = await pages.open('/en/confirm-email', {
      requestConfirmation: () => ({ email: 'jo@example.com' }),
    });
    await page.getByLabel('Email').fill('jo@example.com');
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await page.getByText('Check your inbox').waitFor();
    expect(await page.getByText(returned).count()).toBe(0);
  });
});
