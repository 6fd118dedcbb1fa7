import { expect, test } from 'vitest';
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aDebt, aDispute, aPayout } from '#web/testing/payouts.ts';
import { aRefund } from '#web/testing/refunds.ts';
import { aMe } from '#web/testing/samples.ts';
import { untilComplete } from '#web/testing/waits.ts';
import { ADMIN_VIEWS } from './adminViews.ts';
import { PAYOUT_VIEWS } from './payouts/payoutViews.ts';

const pages = openPages();
const answers: Answers = {
  getMe: () => ({ ...aMe, isAdmin: true }),
  listAllPayouts: () => ({
    items: [
      {
        ...aPayout({ amount: 93_00, fee: 4_90 }),
        recipient: { ...aMe, firstName: 'Wilhelmina', lastName: 'Quillfeather' },
      },
    ],
  }),
};

test('The tabs stay in their place on every page of the administration', async () => {
  const { page } = await pages.open('/en/admin', answers, { signedIn: true });
  const tabs = page.getByRole('navigation', { name: 'Administration', exact: true });
  const names = await tabs.getByRole('link').allInnerTexts();
  const places = new Set<string>();
  for (const name of names) {
    await tabs.getByRole('link', { name: name.trim(), exact: true }).click();
    await tabs
      .getByRole('link', { name: name.trim(), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const box = await tabs.boundingBox();
    places.add(`${box?.x} ${box?.y} ${box?.width}`);
  }
  expect(names).toHaveLength(12);
  expect([...places]).toHaveLength(1);
});

test.each([1280, 820, 390])('A name is not broken within a word in a table %i wide', async width => {
  const { page } = await pages.open('/en/admin-payouts', answers, {
    signedIn: true,
    viewport: { width, height: 900 },
  });
  const name = page.getByRole('link', { name: 'Wilhelmina Quillfeather', exact: true });
  await name.waitFor();
  const linesOf = (word: string) =>
    name.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = (node.textContent ?? '').indexOf(wanted);
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + wanted.length);
        return range.getClientRects().length;
      }
      return 0;
    }, word);
  expect([await linesOf('Wilhelmina'), await linesOf('Quillfeather')]).toEqual([1, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('No page of the administration is wider than a phone', async () => {
  const { page } = await pages.open(
    '/fr/admin',
    {
      ...answers,
      listRefunds: () => ({ items: [{ ...aRefund(), total: 12_500, refundable: 12_500 }] }),
      listDisputes: () => ({ items: [aDispute] }),
      listDebts: () => ({ items: [{ ...aDebt, recipient: aMe }] }),
    },
    { signedIn: true, viewport: { width: 320, height: 900 } },
  );
  const paths = [
    ...ADMIN_VIEWS.map(view => `/admin?view=${view}`),
    ...PAYOUT_VIEWS.map(view => `/admin-payouts?view=${view}`),
    '/admin-finance',
  ];
  const wide: string[] = [];
  for (const path of paths) {
    await pages.goTo(page, `/fr${path}`);
    await untilComplete(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${path}: ${over} px too wide`);
  }
  expect(wide).toEqual([]);
});
