import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PaymentID } from '#shared/ids.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { anOrder } from '#web/testing/orders.ts';

const pages = openPages();

const root = join(import.meta.dirname, '..');
const filesWith = (pattern: RegExp, without?: RegExp): string[] =>
  globSync('{pages,domain,shell}/**/*.tsx', { cwd: root })
    .filter(file => !file.startsWith('pages/kit/'))
    .filter(file => {
      const text = readFileSync(join(root, file), 'utf8');
      return pattern.test(text) && !without?.test(text);
    })
    .toSorted();

test('Every list of pages has the states of ListView', () => {
  expect(filesWith(/\buseList\(/, /<ListView\b/)).toEqual([
    'domain/generated/RoleSuggestions.tsx', // suggestions, whose absence is no state to show
    'pages/authors/AuthorPage.tsx', // the page hands its list on
    'pages/contacts/ContactLists.tsx', // the same
    'pages/contacts/ContactsPage.tsx', // a number for the tab
    'pages/messages/Mailbox.tsx', // hands its list on, as the page does
    'pages/messages/MessagesPage.tsx', // the page hands its list on
    'pages/payout/PayoutPage.tsx', // the same
  ]);
});

test('Only ListView shows the button that loads more', () => {
  expect(filesWith(/<LoadMore\b/)).toEqual([]);
  expect(filesWith(/<ListMore\b/, /\bmoreInside\b/)).toEqual([
    'pages/tasks/TasksView.tsx', // one list of the tasks in five states, each of which has more
  ]);
  expect(filesWith(/onClick=\{(\w+\.)?more\}/)).toEqual([
    'pages/tasks/board/Column.tsx', // the last row of a column
  ]);
});

test('How much a further page has brought is announced, and the focus stays in the list', async () => {
  const order = (id: string) => ({
    ...anOrder({ PaymentID: PaymentID.parse(id) }),
    refunded: 0,
    anonymous: false,
  });
  const { page } = await pages.open(
    '/en/contributions',
    {
      listMyOrders: ({ query }: ApiRequest) =>
        query['cursor']
          ? { items: [order('order-2'), order('order-3')] }
          : { items: [order('order-1')], cursor: 'second' },
    },
    { signedIn: true },
  );
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('2 more have been loaded').waitFor();
  await more.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
