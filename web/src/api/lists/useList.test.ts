import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CommentID, ProjectID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aPayout } from '#web/testing/payouts.ts';
import { aComment, aMe, aNotification, anApplication, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

const submitted = (name: string) =>
  aProject({ ProjectID: ProjectID.parse(name.toLowerCase()), name, status: 'submitted' });

/** Opens a page with a clock that the test advances, past the two seconds in which SWR deduplicates requests. */
async function openWithClock(path: string, answers: Answers) {
  const opened = await pages.open('/en/market', answers, { signedIn: true });
  await opened.page.clock.install();
  await opened.page.goto(pages.origin + path);
  return opened;
}

/** Leaves the page by a link of the header, without loading the application again. */
async function leave(page: Page) {
  const link = page.locator('header a[href="/en/market"]').first();
  await link.evaluate((element: HTMLAnchorElement) => element.click()); // a real click would scroll to the header
  await page.waitForURL('**/en/market');
  await page.getByRole('searchbox').waitFor();
  await page.clock.fastForward(3000);
}

interface ListCase {
  list: string;
  path: string;
  /** The server's responses, before and after an item is added. */
  server: (hasChanged: () => boolean) => Answers;
  before: string;
  after: string;
}

const cases: ListCase[] = [
  {
    list: 'notifications',
    path: '/en/notifications',
    server: hasChanged => ({
      listNotifications: () => ({
        items: hasChanged() ? [aNotification(2), aNotification(1)] : [aNotification(1)],
        unread: 1,
      }),
    }),
    before: 'Project 1',
    after: 'Project 2',
  },
  {
    list: 'applications',
    path: '/en/contribution-requests',
    server: hasChanged => ({
      listUserProjects: () => ({ items: [aProject()] }),
      getProject: () => aProject(),
      listOwnerRequests: () => ({
        items: hasChanged()
          ? [anApplication('2', 'Inés'), anApplication('1', 'Priya')]
          : [anApplication('1', 'Priya')],
      }),
    }),
    before: 'Priya',
    after: 'Inés',
  },
  {
    list: 'payouts',
    path: '/en/payout',
    server: hasChanged => ({
      listUserProjects: () => ({ items: [aProject()] }),
      getProject: () => aProject(),
      listOwnedOrders: () => ({ items: [] }),
      listMyPayouts: () => ({
        items: [aPayout(), ...(hasChanged() ? [aPayout({ recipientPayoutId: '2', amount: 41_00 })] : [])],
      }),
    }),
    before: '£93',
    after: '£41',
  },
  {
    list: 'moderation queue',
    path: '/en/admin?view=review',
    server: hasChanged => ({
      getMe: () => ({ ...aMe, isAdmin: true }),
      listProspects: () => ({ items: [aRole()] }),
      listProjectsForReview: ({ query }) => ({
        items:
          query['status'] === 'submitted'
            ? [submitted('Fieldnotes'), ...(hasChanged() ? [submitted('Huerta')] : [])]
            : [],
      }),
    }),
    before: 'Fieldnotes',
    after: 'Huerta',
  },
  {
    list: 'payouts of all recipients',
    path: '/en/admin-payouts',
    server: hasChanged => ({
      getMe: () => ({ ...aMe, isAdmin: true }),
      listAllPayouts: () => ({
        items: [aPayout(), ...(hasChanged() ? [aPayout({ recipientPayoutId: '2', amount: 41_00 })] : [])],
      }),
    }),
    before: '£93',
    after: '£41',
  },
  {
    list: 'comments',
    path: '/en/projects/tidewatch/tidewatch',
    server: hasChanged => ({
      getProject: () => aProject(),
      listProspects: () => ({ items: [aRole()] }),
      listTeamMembers: () => ({ items: [] }),
      listProjectPayments: () => ({ items: [] }),
      listComments: () => ({
        items: [
          ...(hasChanged()
            ? [aComment({ CommentID: CommentID.parse('comment-2'), text: 'A fourth has joined.' })]
            : []),
          aComment(),
        ],
      }),
    }),
    before: 'Three harbours said yes.',
    after: 'A fourth has joined.',
  },
];

describe('A list that is opened again', () => {
  test.each(cases)('shows new items of the $list', async ({ path, server, before, after }) => {
    let hasChanged = false;
    const { page } = await openWithClock(
      path,
      server(() => hasChanged),
    );
    await page.getByText(before).first().waitFor();
    expect(await page.getByText(after).count()).toBe(0);

    await leave(page);
    hasChanged = true;
    await page.goBack();
    await page.getByText(after).first().waitFor();
  });
  test('keeps its later pages and its scroll position while the first page is fetched again', async () => {
    const first = numbers(1, 20).map(id => aNotification(id));
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    let hasChanged = false;
    const { page } = await openWithClock('/en/notifications', {
      listNotifications: async ({ query }) => {
        if (hasChanged) await mayAnswer;
        if (query['cursor']) return { items: numbers(21, 30).map(id => aNotification(id)), unread: 30 };
        return { items: hasChanged ? [aNotification(0), ...first] : first, cursor: 'after-20', unread: 30 };
      },
    });
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('Project 30').first().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);

    await leave(page);
    hasChanged = true;
    await page.goBack();
    await page.getByText('Project 30').first().waitFor();
    expect(await page.locator('.skel').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);

    answer();
    await page.getByText('Project 0').first().waitFor();
    expect(await page.getByText('Project 30').count()).toBeGreaterThan(0);
  });

  test('shows changes that a mutation has made to its later pages', async () => {
    let status: 'failed' | 'completed' = 'failed';
    const onPageTwo = () =>
      aPayout({
        recipientPayoutId: 'late',
        status,
        ...(status === 'completed' && { payoutDate: '2026-11-20T10:00:00.000Z' }),
      });
    const { page } = await openWithClock('/en/admin-payouts', {
      getMe: () => ({ ...aMe, isAdmin: true }),
      listAllPayouts: ({ query }) => {
        if (query['status']) return { items: status === query['status'] ? [onPageTwo()] : [] };
        return query['cursor'] ? { items: [onPageTwo()] } : { items: [aPayout()], cursor: 'after-1' };
      },
      transferPayout: () => {
        status = 'completed';
        return onPageTwo();
      },
    });
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('cell', { name: 'Transfer now' }).waitFor();

    await page.getByLabel('Status').selectOption('Failed');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: 'Transfer now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Transfer now' }).click();
    await page.getByText('No payouts match these filters.').waitFor();

    await page.clock.fastForward(3000);
    await page.getByLabel('Status').selectOption('All payouts');
    await page.getByRole('cell', { name: 'Transferred' }).waitFor();
  });
});

describe('A list on screen', () => {
  test.each([
    ['the window receives the focus', (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))],
    [
      'the connection is restored',
      async (page: Page) => {
        await page.context().setOffline(true);
        await page.context().setOffline(false);
      },
    ],
  ])('is fetched again when %s', async (_, happen) => {
    let items = [aNotification(1)];
    const { page } = await openWithClock('/en/notifications', {
      listNotifications: () => ({ items, unread: 1 }),
    });
    await page.getByText('Project 1').first().waitFor();
    await page.clock.fastForward(6000); // SWR ignores the focus for five seconds after a request
    items = [aNotification(2), aNotification(1)];
    await happen(page);
    await page.getByText('Project 2').first().waitFor();
  });
});

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
