import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { noteVisit, openForm } from '#web/testing/forms.ts';
import { openPages } from '#web/testing/openPages.ts';
import { collectReadOut } from '#web/testing/readOut.ts';
import { openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();

const components = sources.filter(file => file.endsWith('.tsx') && !isTest(file));
/** Those of all toasts, and of what puts a text in again that has arrived with its region. */
const REGIONS = ['web/src/ui/Alert.tsx', 'web/src/ui/Announced.tsx', 'web/src/ui/overlays/Toasts.tsx'];
const REGION =
  /role="status"|role: 'status'|<output|(?<!<Announced[^>]*)(?:aria-live="(?:polite|assertive)"|'alert' : 'status')/;

test('every live region is that of Announced, of an alert or of the toasts', () => {
  expect(components.filter(file => REGION.test(readSource(file))).toSorted()).toEqual(REGIONS);
});

test('no live region has a control, which would be hidden at first from those who do not see', () => {
  const regions = components.flatMap(file =>
    [...readSource(file).matchAll(/<Announced\b.*?<\/Announced>/gs)].map(([region]) => ({ file, region })),
  );
  expect(regions.length).toBeGreaterThan(30);
  expect(regions.filter(({ region }) => /<(?:\w*Button|button|a|Link|input)\b/.test(region))).toEqual([]);
});

test('a warning that arrives is read out whole', async () => {
  const { page } = await openBoard(pages);
  const readOut = await collectReadOut(page);
  await page.evaluate(() => {
    history.pushState(history.state, '', `${location.search}&task=gone`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect.poll(readOut).toContain('We couldn’t find this task'); // a status is read out whole when a part of it changes
});

test('a text that arrives together with its region is read out once the region is known', async () => {
  const { page } = await pages.open(noteVisit.path, noteVisit.answers, {
    signedIn: true,
    hasSeenPrivacy: true,
  });
  const field = await openForm(page, noteVisit);
  const most = Number(await field.getAttribute('maxlength'));
  await field.fill('x'.repeat(most));
  const readOut = await collectReadOut(page);
  await page.evaluate(() => navigator.clipboard.writeText('yyy'));
  await field.press('End');
  await field.press('Control+v');
  await expect
    .poll(readOut)
    .toEqual(['The last 3 characters of what you pasted didn’t fit and were left out.']);
});
