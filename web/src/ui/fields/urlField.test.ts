import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, fillIn } from '#web/testing/proposalPage.ts';

const pages = openPages();

test('An address without a scheme is completed when its field is left; anything else stays as it was typed', async () => {
  const { page } = await pages.open('/en/proposal', {});
  const field = page.getByLabel('Prototype link');
  for (const [typed, kept] of [
    ['codepen.io/ada/pen/tide?x=1', 'https://codepen.io/ada/pen/tide?x=1'],
    ['http://codepen.io/ada', 'http://codepen.io/ada'],
    ['tide gauge', 'tide gauge'],
    ['ada@example.org', 'ada@example.org'],
    ['', ''],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    expect(await field.inputValue()).toBe(kept);
  }
});

test('An address without a scheme is completed when its form is submitted from the field', async () => {
  const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  await fillIn(page);
  await page.getByLabel('Prototype link').fill('codepen.io/ada/pen/tideGauge');
  await page.getByLabel('Prototype link').press('Enter');
  await page.waitForURL(/thankyousubmit/);
  expect(requestsTo('submitProject').at(-1)).toMatchObject({
    body: { proposal: { prototypeUrl: 'https://codepen.io/ada/pen/tideGauge' } },
  });
});
