import { expect, test } from 'vitest';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const open = async (language: string, timeZone: string | undefined) =>
  await pages.open(
    `/${language}/notification-settings`,
    {
      getMe: () => ({ ...aMe, timeZone, country: 'US' }),
      updateMe: () => ({ ...aMe, timeZone, country: 'US' }),
      getNotificationPreferences: () => ({ email: defaultFrequencies }),
      listSavedSearches: () => ({ items: [] }),
      listFollows: () => ({ items: [] }),
    },
    { signedIn: true, timezoneId: 'Asia/Tokyo' },
  );

test.each([
  ['en', /^Digests arrive at about 7 .*your time zone \(Los Angeles – Pacific Time\)/, 'your time zone'],
  ['fr', /^Les résumés arrivent .*votre fuseau horaire \(Los Angeles – /, 'votre fuseau horaire'],
  ['es', /^Los resúmenes llegan .*tu zona horaria \(Los Angeles – /, 'tu zona horaria'],
])('the page in %s says that digests come in the time zone of the profile', async (language, text, link) => {
  const { page } = await open(language, 'America/Los_Angeles');
  const said = page.getByText(text);
  await said.waitFor();
  expect(await said.textContent()).not.toContain('UTC');
  expect(await said.getByRole('link', { name: link }).getAttribute('href')).toBe(
    `/${language}/edit-profile#profile`,
  );
});

test('without a time zone in the profile, digests come in that of the browser, which the profile then has', async () => {
  const { page, requestsTo } = await open('en', undefined);
  await page.getByText(/in your time zone \(Tokyo – Japan (Standard )?Time\)/).waitFor();
  await expect.poll(() => requestsTo('updateMe')[0]?.body).toMatchObject({ foundTimeZone: 'Asia/Tokyo' });
});
