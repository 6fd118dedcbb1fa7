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

test('What a query reads has the states of QueryView', () => {
  expect(filesWith(/<LoadError\b/)).toEqual([
    'domain/money/refunds/GiveRefund.tsx', // code that could not be loaded
    'pages/account/EditProfilePage.tsx', // a page that is a placeholder until then
    'pages/account/profile/deletion/DeletionDialog.tsx', // asks again after a refusal
    'pages/account/profile/deletion/DeletionSection.tsx', // code that could not be loaded
    'pages/account/profile/membership/MyPlan.tsx', // waits for a changed card too
    'pages/messages/Conversation.tsx', // after a button
    'pages/messages/compose/TeamRecipients.tsx', // a choice with words below it in every state
    'pages/notifications/settings/NotificationSettingsPage.tsx', // beside what does not depend on it
    'pages/owner/ManageTeamPage.tsx', // a project of another person
    'pages/owner/drafts/Drafts.tsx', // a sentence beside projects
    'pages/owner/frame/OwnerPage.tsx', // a project of another person
    'pages/owner/prospects/Prospects.tsx', // beside a form for a new role
    'pages/payment/PaymentPage.tsx', // a page that is a placeholder until then
    'pages/payout/EarningsDetails.tsx', // several parts that wait for each other
    'pages/project/ProjectPage.tsx', // a page that is a placeholder until then
    'pages/proof/Chain.tsx', // a page of a list whose first pages are shown
    'pages/proposal/ProposalPage.tsx', // a page that is a placeholder until then
    'pages/subscribing/ChangeView.tsx', // a preview beside the choice that it is of
    'pages/subscribing/OrderView.tsx', // an order that is asked about again and again
    'pages/subscribing/SubscribePaymentPage.tsx', // a page that is a placeholder until then
    'pages/tasks/ProjectTasksPage.tsx', // a board, whose columns are lists
    'pages/tasks/UserTasksPage.tsx', // the same
    'pages/tasks/board/BoardColumn.tsx', // a column, which takes tasks until then
  ]);
});

test('Only ListView shows the button that loads more', () => {
  expect(filesWith(/<LoadMore\b/)).toEqual([]);
  expect(filesWith(/<ListMore\b/, /\bmoreInside\b/)).toEqual([
    'pages/tasks/TasksView.tsx', // one list of the tasks in five states, each of which has more
  ]);
  expect(filesWith(/onClick=\{(\w+\.)?more\}/)).toEqual([
    'pages/tasks/board/BoardColumn.tsx', // the last row of a column
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
