import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';

const pages = openPages();

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('affiliation'));

describe('The affiliate code of an invitation link', () => {
  test.each([
    '/en/?code=maren7',
    '/fr/about?code=maren7',
    '/es/faq-that-does-not-exist?code=maren7',
    '/en/signin?code=maren7',
  ])('is kept by %s', async path => {
    const { page } = await pages.open(path);
    expect(await kept(page)).toBe('maren7');
  });

  test('is not the code of an identity provider', async () => {
    const { page } = await pages.open('/en/signin?code=c0de&state=of-sixteen-characters');
    expect(await kept(page)).toBeNull();
  });

  test('goes with a sign-up that begins on another page', async () => {
    const { page, requestsTo } = await pages.open('/en/about?code=maren7', {
      signUp: () => ({ email: 'jo@example.com' }),
    });
    await pages.goTo(page, '/en/signup');
    await page.getByLabel('Username').fill('jo');
    await page.getByLabel('First name').fill('Jo');
    await page.getByLabel('Last name').fill('First');
    await page.getByLabel('Email', { exact: true }).fill('jo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a very long passphrase');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect.poll(() => requestsTo('signUp')[0]?.body['code']).toBe('maren7');
  });

  test('goes with a sign-up by an identity provider', async () => {
    const { page, requestsTo } = await pages.open('/en/about?code=maren7', {
      getSignInUrl: ({ query }) => ({ url: `${pages.origin}/en/signin?code=c0de&state=${query['state']}` }),
      verifyIdentity: () => ({ ...aSession, isNew: true }),
    });
    await pages.goTo(page, '/en/signin');
    await page.getByRole('button', { name: /Continue with/ }).click();
    await expect.poll(() => requestsTo('verifyIdentity')[0]?.body['affiliateCode']).toBe('maren7');
  });
});

describe('The profile page', () => {
  const open = async (invited: number) => {
    const { page } = await pages.open(
      '/en/edit-profile#invite',
      { getMe: () => ({ ...aMe, affiliateCode: 'abc', invited }) },
      { signedIn: true },
    );
    const section = page.getByRole('region', { name: 'Invite people' });
    await section.waitFor();
    return { page, section };
  };

  test.each([
    [0, 'Nobody has joined with your link yet.'],
    [1, '1 person has joined with your link.'],
    [1_204, '1,204 people have joined with your link.'],
  ])('says how many people joined with the link: %d', async (invited, sentence) => {
    const { section } = await open(invited);
    await section.getByText(sentence).waitFor();
  });

  test('shares the link, which has no mark', async () => {
    const { page, section } = await open(3);
    await section.getByRole('button', { name: 'Share' }).click();
    const sheet = page.getByRole('dialog', { name: 'Invite people to Cairn' });
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await sheet.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${pages.origin}/en?code=abc`);
    expect(await axeViolations(page)).toEqual([]);
  });
});
