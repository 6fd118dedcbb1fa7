import { expect, test } from 'vitest';
import { Me } from '#shared/entities/author.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';

const pages = openPages();

/** The profile of a person with a time zone, or without one yet, in a browser in Auckland. */
async function openProfile(timeZone: string | undefined, path = '/en/edit-profile') {
  let me = Me.parse({ ...aMe, timeZone });
  return await pages.open(
    path,
    {
      getMe: () => me,
      updateMe: ({ body }: ApiRequest) => {
        const { foundTimeZone, ...change } = body;
        me = Me.parse({ ...me, ...change, timeZone: change['timeZone'] ?? me.timeZone ?? foundTimeZone });
        return me;
      },
    },
    { signedIn: true, timezoneId: 'Pacific/Auckland' },
  );
}

test('The browser tells its time zone once, for a person who has none', async () => {
  const { page, requestsTo } = await openProfile(undefined, '/en/notifications');
  await expect
    .poll(() => requestsTo('updateMe').map(({ body }) => body['foundTimeZone']))
    .toEqual(['Pacific/Auckland']);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(requestsTo('updateMe')).toHaveLength(1);
});

test('The browser tells nothing of a person who has a time zone', async () => {
  const { page, requestsTo } = await openProfile('Europe/Madrid');
  await page.getByLabel('Time zone').waitFor();
  expect(requestsTo('updateMe')).toEqual([]);
});

test.each([
  ['en', 'Time zone', 'Madrid – Central European Time', 'Los Angeles – Pacific Time', 'Save'],
  [
    'fr',
    'Fuseau horaire',
    'Madrid – heure d’Europe centrale',
    'Los Angeles – heure du Pacifique nord-américain',
    'Enregistrer',
  ],
  ['es', 'Zona horaria', 'Madrid – hora de Europa central', 'Los Angeles – hora del Pacífico', 'Guardar'],
])(
  'A time zone is chosen by its name in %s; that of the browser comes first',
  async (lang, label, before, after, save) => {
    const { page, requestsTo } = await openProfile('Europe/Madrid', `/${lang}/edit-profile`);
    const zone = page.getByLabel(label);
    await expect.poll(() => zone.locator('option').count()).toBeGreaterThan(300);
    expect(await zone.locator('option:checked').textContent()).toBe(before);
    expect(await zone.locator('option').first().getAttribute('value')).toBe('Pacific/Auckland');
    await zone.selectOption({ label: after });
    await page.getByRole('button', { name: save, exact: false }).first().click();
    await expect
      .poll(() => requestsTo('updateMe').map(({ body }) => body['timeZone']))
      .toEqual(['America/Los_Angeles']);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('A zone by a former name stays chosen', async () => {
  const { page } = await openProfile('Asia/Calcutta');
  const zone = page.getByLabel('Time zone');
  await expect.poll(() => zone.locator('option').count()).toBeGreaterThan(300);
  expect(await zone.inputValue()).toBe('Asia/Calcutta');
});

test('A person who signs up has the time zone of their browser', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/signup',
    { signUp: ({ body }: ApiRequest) => ({ email: String(body['email']) }), refreshSession: () => aSession },
    { timezoneId: 'Asia/Kolkata' },
  );
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough phrase');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect.poll(() => requestsTo('signUp').length).toBe(1);
  expect(['Asia/Kolkata', 'Asia/Calcutta']).toContain(requestsTo('signUp')[0]?.body['timeZone']);
});
