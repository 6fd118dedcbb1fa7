import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AccountDeletion } from '#shared/entities/accountDeletion.ts';
import { accountServer, focusedText, password, user, visitor } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const deletable: AccountDeletion = { obstacles: [], memberships: 0, unpaid: [], hasPayoutAccount: false };
const answering = (deletion: AccountDeletion) => ({ getAccountDeletion: () => deletion });
const profile = '/en/edit-profile#delete';
const dark = { theme: 'dark', bypassCSP: true } as const;

const section = (page: Page) => page.locator('#delete');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const passwordOf = (page: Page) => dialog(page).getByLabel('Your password', { exact: true });
const confirmation = (page: Page) => dialog(page).getByRole('button', { name: 'Delete account for good' });

async function openDialog(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Delete account' }).click();
  await dialog(page).waitFor();
}

/** Keys of everything that the site has stored on the device. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('cairn.'))
      .sort(),
  );

describe('Deleting one’s account', () => {
  test('is explained at the end of the profile, with a way to the data', async () => {
    const { page } = await pages.open(profile, accountServer(answering(deletable)), user);
    await section(page).getByText('Your comments and completed projects, without your name.').waitFor();
    const data = section(page).getByRole('link', { name: 'download your data' });
    expect(await data.getAttribute('href')).toBe('/en/edit-profile#data');
    const sections = page.getByRole('navigation', { name: 'Sections of your profile' });
    await sections.locator('[aria-current]').getByText('Deletion', { exact: true }).waitFor();
  });

  test('lists what has to be settled first, with where', async () => {
    const obstacles: AccountDeletion['obstacles'] = [
      { kind: 'projects', count: 2 },
      { kind: 'adoptions', count: 1 },
      { kind: 'payouts', count: 1 },
      { kind: 'debts', count: 2 },
      { kind: 'orders', count: 3 },
      { kind: 'administrator', count: 1 },
    ];
    const { page } = await pages.open(profile, accountServer(answering({ ...deletable, obstacles })), {
      ...user,
      ...dark,
    });
    await openDialog(page);
    await dialog(page).getByText('Settle this first').waitFor();
    const items = await dialog(page).getByRole('listitem').all();
    const shown = items.map(async item => [
      await item.textContent(),
      (await item.getByRole('link').count()) > 0 && (await item.getByRole('link').getAttribute('href')),
    ]);
    expect(await Promise.all(shown)).toEqual([
      [expect.stringContaining('2 of your projects are in review'), '/en/edit-projects'],
      [expect.stringContaining('One of your projects is looking for a new owner'), '/en/edit-projects'],
      [expect.stringContaining('hasn’t been transferred to you yet.'), '/en/payout'],
      [expect.stringContaining('in 2 currencies'), '/en/payout'],
      [expect.stringContaining('3 payments that aren’t finished'), '/en/contributions'],
      [expect.stringContaining('Ask another administrator to remove your rights first.'), false],
    ]);
    expect(await confirmation(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('asks anew each time, and shows nothing that was answered before', async () => {
    let answer: AccountDeletion = { ...deletable, obstacles: [{ kind: 'orders', count: 1 }] };
    let hold = Promise.resolve();
    const { page } = await pages.open(
      profile,
      accountServer({ getAccountDeletion: () => hold.then(() => answer) }),
      user,
    );
    await openDialog(page);
    await dialog(page).getByText('a payment that isn’t finished').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();

    answer = deletable;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    hold = promise;
    await openDialog(page);
    expect(await dialog(page).getByText('a payment that isn’t finished').count()).toBe(0);
    release();
    await passwordOf(page).waitFor();
  });

  test('can be tried again if the question fails', async () => {
    let isUp = false;
    const { page } = await pages.open(
      profile,
      accountServer({ getAccountDeletion: () => (isUp ? deletable : new Refusal('DEPENDENCY_UNAVAILABLE')) }),
      user,
    );
    await openDialog(page);
    await dialog(page).getByText('We couldn’t check whether').waitFor();
    isUp = true;
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await passwordOf(page).waitFor();
  });

  test('says what is lost, keeps a wrong password, and closes without a question', async () => {
    const { page, requestsTo } = await pages.open(
      profile,
      accountServer({
        ...answering({
          ...deletable,
          memberships: 2,
          plan: { planTypeId: 'pro', paidUntil: '2026-12-04T10:00:00.000Z' },
          unpaid: [{ currency: 'GBP', amount: 579 }],
        }),
        deleteAccount: () => new Refusal('WRONG_PASSWORD'),
      }),
      { ...user, ...dark },
    );
    await openDialog(page);
    await dialog(page).getByText('You leave the teams of 2 projects.').waitFor();
    await dialog(page)
      .getByText('Your Pro plan ends now; what you’ve paid until 4 December 2026 isn’t refunded.')
      .waitFor();
    await dialog(page).getByText('£5.79 is below the minimum transfer.').waitFor();
    const address = dialog(page).getByRole('link', { name: 'privacy@cairn.example' });
    expect(await address.getAttribute('href')).toBe('mailto:privacy@cairn.example');

    await confirmation(page).click();
    await dialog(page).getByRole('group').getByText('This field is required.').waitFor();
    expect(requestsTo('deleteAccount')).toEqual([]);

    await passwordOf(page).fill('not this one');
    await confirmation(page).click();
    await dialog(page).getByRole('group').getByText('This password is incorrect.').waitFor();
    expect(await passwordOf(page).inputValue()).toBe('not this one');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('shows what stands in the way by now', async () => {
    let obstacles: AccountDeletion['obstacles'] = [];
    const { page } = await pages.open(
      profile,
      accountServer({
        getAccountDeletion: () => ({ ...deletable, obstacles }),
        deleteAccount: () => {
          obstacles = [{ kind: 'projects', count: 1 }];
          return new Refusal('ACCOUNT_NOT_DELETABLE');
        },
      }),
      user,
    );
    await openDialog(page);
    await passwordOf(page).fill(password);
    await confirmation(page).click();
    await dialog(page).getByText('One of your projects is in review or under way').waitFor();
    expect(await focusedText(page)).toBe('Settle this first');
  });

  test('ends the session in all tabs, forgets the person on the device, and says so', async () => {
    let isDeleted = false;
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    const { page, requestsTo } = await pages.open(
      profile,
      accountServer({
        ...answering(deletable),
        getMe: () => (isDeleted ? new Refusal('USER_DELETED') : aMe),
        deleteAccount: async () => {
          await asked;
          isDeleted = true;
          return undefined;
        },
      }),
      user,
    );
    await page.evaluate(() => {
      for (const key of ['draft.proposal.lucia', 'draft.proposal.bo', 'project', 'theme'])
        localStorage.setItem(`cairn.${key}`, '"kept"');
    });
    const other = await pages.openIn(page.context(), '/en/about', accountServer());
    await page.getByLabel('About you').fill('This is never saved.');

    await openDialog(page);
    await passwordOf(page).fill(password);
    await confirmation(page).dblclick();
    answer();
    await page.waitForURL(`${pages.origin}/en/account-deleted`);
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    expect(await focusedText(page)).toBe('Your account has been deleted');
    expect(requestsTo('deleteAccount').map(({ body }) => body)).toMatchObject([{ password }]);
    for (const tab of [page, other.page])
      await tab.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await other.page.getByText('You’ve been signed out').waitFor(); // the only explanation in that tab
    expect(await page.getByText('You’ve been signed out').count()).toBe(0);
    expect(await storedKeys(page)).toEqual(['cairn.draft.proposal.bo', 'cairn.privacy', 'cairn.theme']);

    await page.reload();
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
  });

  test('asks people without a password for their username, and sends small sums to their payout account', async () => {
    const { page, requestsTo } = await pages.open(
      profile,
      accountServer({
        ...answering({ ...deletable, unpaid: [{ currency: 'GBP', amount: 579 }], hasPayoutAccount: true }),
        getMe: () => ({ ...aMe, hasPassword: false }),
        deleteAccount: () => undefined,
      }),
      user,
    );
    await openDialog(page);
    await dialog(page).getByText('Because you’re leaving, it’s sent to your payout account').waitFor();
    const username = dialog(page).getByLabel('Your username');
    await username.fill('somebody');
    await confirmation(page).click();
    await dialog(page).getByRole('group').getByText('This isn’t your username. Type lucia.').waitFor();
    expect(requestsTo('deleteAccount')).toEqual([]);

    await username.fill('lucia ');
    await confirmation(page).click();
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    expect(requestsTo('deleteAccount')).toHaveLength(1);
  });

  test('shows other refusals as an alert', async () => {
    const { page } = await pages.open(
      profile,
      accountServer({ ...answering(deletable), deleteAccount: () => new Refusal('TOO_MANY_ATTEMPTS') }),
      user,
    );
    await openDialog(page);
    await passwordOf(page).fill(password);
    await confirmation(page).click();
    await dialog(page).getByRole('group').getByText('Please try again later.').waitFor();
  });
});

test('The confirmation of a deletion, opened by its address, leads to the home page', async () => {
  const { page } = await pages.open('/en/account-deleted', {}, visitor);
  await page.waitForURL(`${pages.origin}/en`);
});
