import { expect, test } from 'vitest';
import type { SignedInSession } from '#shared/entities/signedInSession.ts';
import { SessionID } from '#shared/ids.ts';
import { accountServer, thisDevice, user } from '#web/testing/account.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test('The sections of the profile stay in the window, the one that is read is marked, and the other pages stay listed', async () => {
  const { page } = await pages.open('/en/edit-profile', accountServer(), {
    signedIn: true,
    hasSeenPrivacy: true,
    viewport: { width: 1280, height: 900 },
  });
  const tabs = page.getByRole('navigation', { name: 'Sections of your profile' });
  await tabs.locator('[aria-current]').getByText('Profile', { exact: true }).waitFor();
  await page.locator('#data').getByRole('heading').first().waitFor();
  await page.locator('#password').evaluate(section => section.scrollIntoView());
  await tabs.locator('[aria-current]').getByText('Password', { exact: true }).waitFor();
  expect(await tabs.evaluate(nav => nav.getBoundingClientRect().top)).toBeLessThan(1);

  await tabs.getByRole('link', { name: 'Your data' }).click();
  await tabs.locator('[aria-current]').getByText('Your data', { exact: true }).waitFor();
  const side = page.getByRole('navigation', { name: 'Your work' });
  await side.locator('[aria-current]').getByText('Profile', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('The section that is read is marked also after the page has grown without a scroll', async () => {
  const { page } = await pages.open('/en/edit-profile', accountServer(), {
    signedIn: true,
    hasSeenPrivacy: true,
    viewport: { width: 1280, height: 900 },
  });
  const current = page
    .getByRole('navigation', { name: 'Sections of your profile' })
    .locator('[aria-current]');
  await page.locator('#data').getByRole('heading').first().waitFor();
  await page.locator('#password').evaluate(section => section.scrollIntoView());
  await current.getByText('Password', { exact: true }).waitFor();
  await page.locator('#profile').evaluate(section => {
    document.body.style.overflowAnchor = 'none'; // otherwise the browser scrolls with what moves
    const late = document.createElement('div');
    late.style.height = '4000px';
    section.append(late);
  });
  await current.getByText('Profile', { exact: true }).waitFor();
});

test('Devices are listed by browser, system and country, and signed out one by one or all together', async () => {
  const phone = {
    isCurrent: false,
    browser: 'Safari',
    system: 'iOS',
    device: 'phone',
    country: 'FR',
  } as const;
  const tablet = {
    isCurrent: false,
    device: 'tablet',
    since: '2026-10-30T10:00:00.000Z',
    lastUsed: '2026-11-02T10:00:00.000Z',
  } as const;
  let items: SignedInSession[] = [
    thisDevice,
    { ...thisDevice, ...phone, SessionID: SessionID.parse('2') },
    { ...tablet, SessionID: SessionID.parse('3') },
  ];
  const server = accountServer({
    listSessions: () => ({ items }),
    endSessions: ({ body }) => {
      const { SessionID: ended } = body as { SessionID?: string };
      items = items.filter(one => one.isCurrent || (ended !== undefined && one.SessionID !== ended));
    },
  });
  const { page, requestsTo } = await pages.open('/en/edit-profile#devices', server, user);
  const section = page.getByRole('region', { name: 'Devices' });
  const rows = section.getByRole('listitem');
  await section.getByText('Firefox on Windows', { exact: true }).waitFor();
  expect(await rows.count()).toBe(3);
  expect(await rows.nth(0).innerText()).toContain('This device');
  expect(await rows.nth(1).innerText()).toMatch(/Safari on iOS[^]*France[^]*Last used on/);
  expect(await rows.nth(2).innerText()).toMatch(/Tablet[^]*Last used on/);

  await section.getByRole('button', { name: 'Sign out: Safari on iOS' }).dblclick();
  await page.getByText('Signed out: Safari on iOS', { exact: true }).waitFor();
  expect(requestsTo('endSessions').map(({ body }) => body)).toMatchObject([{ SessionID: '2' }]);

  await section.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out on all other devices?' });
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('You’re signed out on all other devices').waitFor();
  await section.getByText('You’re signed in on this device only.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
