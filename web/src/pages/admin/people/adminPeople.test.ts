import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PersonDetails } from '#shared/entities/person.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { anOrder } from '#web/testing/orders.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const reason = 'Sells what does not exist, again and again.';

/** Responses for an administrator who finds Barry, and may ban and restore him. */
function desk(): Answers {
  let barry = PersonDetails.parse({
    ...aMe,
    UserID: 'barry',
    username: 'barry.fenwick',
    firstName: 'Barry',
    lastName: 'Fenwick',
    status: 'active',
    canBan: true,
  });
  return {
    getMe: () => ({ ...aMe, isAdmin: true }),
    findPeople: ({ query }) => ({ items: query['search'] === 'nobody' ? [] : [barry] }),
    getPerson: () => barry,
    listAuthorProjects: () => ({ items: [] }),
    listAuditEntries: () => ({ items: [] }),
    listPersonOrders: () => ({ items: [] }),
    listPersonPlanPayments: () => ({ items: [] }),
    banPerson: ({ body }) => {
      const ban = { reason: String(body['reason']), at: '2026-11-20T12:00:00.000Z', administrator: aMe };
      barry = PersonDetails.parse({ ...barry, status: 'banned', ban });
      return barry;
    },
    restorePerson: () => {
      const { ban: _, ...rest } = barry;
      barry = PersonDetails.parse({ ...rest, status: 'active' });
      return barry;
    },
  };
}

test.each([
  ['bounced', 'Undeliverable since 20 Nov 2026'],
  ['complained', 'An email was reported as spam on 20 Nov 2026'],
] as const)('Shows that the address of a person has %s', async (kind, words) => {
  const emailProblem = { kind, at: '2026-11-20T12:00:00.000Z' };
  const { page } = await pages.open(
    '/en/admin?view=people&person=barry',
    {
      ...desk(),
      getPerson: () => PersonDetails.parse({ ...aMe, status: 'active', canBan: true, emailProblem }),
    },
    { signedIn: true },
  );
  await page.getByText(words).waitFor();
});

test('Shows with whom a person has awarded each other points', async () => {
  const answers = desk();
  const circles = [{ person: aMe, lastAt: '2026-11-20T12:00:00.000Z' }];
  const { page } = await pages.open(
    '/en/admin?view=people&person=barry',
    { ...answers, getPerson: () => PersonDetails.parse({ ...aMe, status: 'active', canBan: true, circles }) },
    { signedIn: true },
  );
  const section = page.getByRole('region', { name: 'Points in turn' });
  await section.getByText('20 Nov 2026').waitFor();
  expect(await section.getByRole('link').getAttribute('href')).toContain(`person=${aMe.UserID}`);
  expect(await axeViolations(page)).toEqual([]);
});

test('Finds a person, bans them with a reason and restores them after a confirmation', async () => {
  const { page, requestsTo } = await pages.open('/en/admin?view=people', desk(), { signedIn: true });
  await page.getByRole('searchbox', { name: 'Search' }).fill('barry');
  await expect.poll(() => requestsTo('findPeople').at(-1)?.query['search']).toBe('barry');
  await page.getByRole('button', { name: 'Barry Fenwick' }).click();
  await page.getByText('Free', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ban', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Ban Barry Fenwick?' });
  await dialog.getByRole('button', { name: 'Ban this person' }).click();
  await expect.poll(() => dialog.getByLabel('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(requestsTo('banPerson')).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Ban this person' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(reason).waitFor();
  await expect.poll(() => focused(page)).toBe('Restore');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Restore this person' }).click();
  await page.getByRole('button', { name: 'Ban', exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Ban');
  expect(requestsTo('restorePerson')).toHaveLength(1);
});

test('Shows what a person has ordered and paid for plans, and opens a message to them', async () => {
  const { page, problems } = await pages.open(
    '/en/admin?view=people&person=barry',
    {
      ...desk(),
      listPersonOrders: () => ({
        items: [
          {
            ...anOrder({ refunded: 5_00 }),
            anonymous: true,
            providerUrl: 'https://dashboard.stripe.com/payments/pi_1',
          },
        ],
      }),
      listPersonPlanPayments: () => ({
        items: [
          {
            invoiceId: 'in_1',
            planTypeId: 'pro',
            amount: 15_00,
            refunded: 0,
            currency: 'GBP',
            paidAt: '2026-11-20T12:00:00.000Z',
            providerUrl: 'https://dashboard.stripe.com/payments/pi_2',
          },
        ],
      }),
    },
    { signedIn: true },
  );
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await orders.getByText('£5.00 refunded').waitFor();
  expect(await orders.getByRole('link', { name: /At Stripe/ }).getAttribute('href')).toContain('pi_1');
  await page.getByRole('region', { name: 'Payments for plans' }).getByText('£15').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const href = await page.getByRole('link', { name: 'Write a message' }).getAttribute('href');
  expect(href).toMatch(/^\/en\/messages\?view=new&to=barry/);
  expect(problems).toEqual([]);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('Says what to try if nobody is found', async () => {
  const { page } = await pages.open('/en/admin?view=people&search=nobody', desk(), { signedIn: true });
  await page.getByText('Try the beginning of a username').waitFor();
});
