import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { aPayout } from '#web/testing/payouts.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const seen = { hasSeenPrivacy: true };
const signedIn = { ...seen, signedIn: true };
const empty = () => ({ items: [] });
const noNotifications = () => ({ items: [], unread: 0 });

/** Entries that the specification names, the words for them, and where they lead. */
const mainMenu = [
  ['Home', 'Home', '/en'],
  ['Owners', 'For owners', '/en/generic/projects'],
  ['Projects', 'Projects', '/en/market'],
  ['Investors', 'For supporters', '/en/generic/support'],
  ['Benefits', 'What you get', '/en/generic/benefits'],
  ['Why', 'Why Cairn', '/en/about#why'],
  ['Guide', 'Guide', '/en/generic/guide'],
  ['How', 'How it works', '/en/process'],
] as const;

const footer = [
  ['reputation maps', 'Reputation maps', '/en/reputation'],
  ['statistics', 'Statistics', '/en/statistics'],
  ['feedback', 'Feedback', '/en/messages?view=new&to=2&about=feedback'],
  ['contact', 'Contact us', '/en/contact-us'],
  ['subscription plans', 'Plans', '/en/membership'],
  ['French version', 'Français', '/fr/about'],
  ['English version', 'English (UK, £)', '/gb/about'],
  ['idea generator', 'Idea generator', '/en/project-ideas'],
] as const;

const profileMenu = [
  ['edit profile', 'Edit profile', '/en/edit-profile'],
  ['edit avatar', 'Edit avatar', '/en/edit-profile#avatar'],
  ['change password', 'Change password', '/en/edit-profile#password'],
  ['membership', 'Membership', '/en/edit-profile#membership'],
  ['dashboard', 'Your project', '/en/edit-projects'],
  ['tasks', 'My tasks', '/en/user-tasks'],
  ['prospects', 'Roles and team', '/en/manage-prospects'],
  ['contribution requests', 'Applications', '/en/contribution-requests'],
  ['team', 'Your teams', '/en/manage-team'],
  ['contributions', 'My contributions', '/en/contributions'],
  ['earnings', 'Earnings', '/en/payout'],
  ['orders', 'Orders', '/en/payout#orders'],
  ['messages', 'Messages', '/en/messages'],
  ['contacts', 'Contacts', '/en/contacts'],
] as const;

const linkIn = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });
const hrefOf = (place: Locator, name: string) => linkIn(place, name).first().getAttribute('href');

test('The main menu of a small screen has every entry, and Share', async () => {
  const { page } = await pages.open('/en/about', {}, { ...seen, viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  for (const [entry, words, to] of mainMenu) expect(await hrefOf(drawer, words), entry).toBe(to);
  await drawer.getByRole('button', { name: 'Share' }).waitFor();
});

test('The main menu of a wide screen has every entry', async () => {
  const { page } = await pages.open('/en/about', {}, seen);
  expect(await page.locator('header').getByRole('link', { name: 'Cairn, home' }).getAttribute('href')).toBe(
    '/en',
  );
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'More' }).click();
  for (const [entry, words, to] of mainMenu.slice(1)) {
    await linkIn(menu, words).filter({ visible: true }).first().waitFor();
    expect(await hrefOf(menu, words), entry).toBe(to);
  }
});

test('The footer has every entry', async () => {
  const { page } = await pages.open('/en/about', {}, seen);
  const place = page.getByRole('contentinfo');
  for (const [entry, words, to] of footer) expect(await hrefOf(place, words), entry).toBe(to);
});

test('The profile menu has every entry', async () => {
  const { page } = await pages.open('/en/about', {}, signedIn);
  await page.getByRole('button', { name: `${aMe.firstName}’s menu` }).click();
  const menu = page.locator('.menu--groups');
  for (const [entry, words, to] of profileMenu) {
    await linkIn(menu, words).waitFor();
    expect(await hrefOf(menu, words), entry).toBe(to);
  }
});

describe('Share', () => {
  /** Chooses Share on a device without a share dialog. */
  async function shareFrom(page: Page) {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share this page' });
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await sheet.getByRole('button', { name: 'Copied' }).waitFor();
    return await page.evaluate(() => navigator.clipboard.readText());
  }

  test('copies the address of a public page, without its query', async () => {
    const { page } = await pages.open('/en/statistics?days=7', {}, seen);
    expect(await shareFrom(page)).toBe(`${pages.origin}/en/statistics`);
  });

  test('copies the address of the site on a page that nobody else can open', async () => {
    const { page } = await pages.open('/en/notifications', { listNotifications: noNotifications }, signedIn);
    expect(await shareFrom(page)).toBe(`${pages.origin}/en`);
  });

  test('opens the share dialog of the device from the drawer', async () => {
    const { page } = await pages.open('/fr/about', {}, { ...seen, viewport: { width: 390, height: 844 } });
    await page.evaluate(() => {
      const share = (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.getByRole('button', { name: 'Choisir une application de cet appareil' }).click();
    await expect.poll(() => page.title()).toBe(`shared ${pages.origin}/fr/about`);
  });
});

describe('Orders', () => {
  test('leads to the orders of the projects, and from there to the own ones', async () => {
    const { page } = await pages.open(
      '/en/about',
      {
        getAccountStatus: () => ({
          status: 'ready',
          requirements: [],
          payoutsEnabled: true,
          checkedAt: '2026-11-20T10:00:00.000Z',
        }),
        getPlatformFee: () => ({
          permille: { free: 50, basic: 45, pro: 40, premium: 35 },
          minTransfer: 10_00,
        }),
        listMyPayouts: () => ({ items: [aPayout()] }),
        listOwnedOrders: empty,
        listMyDebts: empty,
        listOwnedRefunds: empty,
        listMyEarnings: empty,
        listUserProjects: empty,
        listTaskBoards: empty,
        listMyOrders: empty,
      },
      signedIn,
    );
    await page.getByRole('button', { name: `${aMe.firstName}’s menu` }).click();
    await linkIn(page.locator('.menu--groups'), 'Orders').click();
    const section = page.getByRole('region', { name: 'Recent orders' });
    await section.getByText('No orders yet').waitFor();
    await section.getByRole('heading').and(page.locator(':focus')).waitFor();
    await section.getByRole('link', { name: 'My contributions' }).click();
    await page.waitForURL('**/en/contributions');
  });
});
