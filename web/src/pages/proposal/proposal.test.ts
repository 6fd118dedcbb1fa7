import { describe, expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { addRole, fillIn, send } from '#web/testing/proposalPage.ts';
import { anAllowance } from '#web/testing/samples.ts';

const pages = openPages();

describe('Draft', () => {
  test('survives a reload, even for visitors', async () => {
    const { page } = await pages.open('/en/proposal', {});
    await fillIn(page);
    await page.reload();
    await page.getByText('Ornithologist').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    await page
      .getByText(/^Saved/)
      .filter({ visible: true })
      .waitFor();
  });

  test('of an unsaved role survives a reload, and is removed on Cancel', async () => {
    const { page } = await pages.open('/en/proposal', {});
    const edit = () => page.getByRole('button', { name: 'Add a role' }).click();
    const role = page.getByLabel('Who you’re looking for');
    await edit();
    await role.fill('Ornitho');
    await page.reload();
    await edit();
    await expect.poll(() => role.inputValue()).toBe('Ornitho');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await edit();
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    expect(await role.inputValue()).toBe('');
  });

  test('of a visitor is kept after signing in', async () => {
    const { page } = await pages.open('/en/proposal', {});
    await fillIn(page);
    await send(page).click();
    await page.waitForURL(/\/en\/signin\?next=/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/en/proposal');

    const kept = await page.evaluate(() => localStorage.getItem('cairn.draft.proposal.visitor') ?? '');
    const signedIn = await pages.open('/en/market', {}, { signedIn: true });
    await signedIn.page.evaluate(draft => localStorage.setItem('cairn.draft.proposal.visitor', draft), kept);
    await signedIn.page.goto(`${pages.origin}/en/proposal`);
    await signedIn.page.getByRole('heading', { name: 'Fieldnotes' }).waitFor();
    expect(await signedIn.page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
  });

  test('is kept after a refusal, which is explained', async () => {
    const answers = { submitProject: () => new Refusal('PROJECT_LIMIT_REACHED') };
    const { page } = await pages.open('/en/proposal', answers, { signedIn: true });
    await fillIn(page);
    await send(page).click();
    await page
      .getByText(/Finish or delete a project, or choose a larger plan\. .*We’ve kept what you typed/)
      .waitFor();
    const plans = page.getByRole('link', { name: 'See the plans' });
    expect(await plans.getAttribute('href')).toBe('/en/membership');
    expect(await page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    await page.reload();
    await page.getByRole('heading', { name: 'Fieldnotes' }).waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
  });

  test('open in two tabs is not overwritten without confirmation', async () => {
    const { page } = await pages.open('/en/proposal', {});
    await page.getByLabel('Project name').fill('From the first tab');
    const { page: other } = await pages.openIn(page.context(), '/en/proposal', {});
    await other.getByRole('heading', { name: 'From the first tab' }).waitFor();
    await other.getByLabel('Project name').fill('From the second tab');
    await page.getByText('This draft was changed in another tab').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('From the first tab');
    await page.getByRole('button', { name: 'Use the other one' }).click();
    expect(await page.getByLabel('Project name').inputValue()).toBe('From the second tab');
  });

  test('is discarded only after a confirmation', async () => {
    const { page } = await pages.open('/en/proposal', {});
    await page.getByLabel('Project name').fill('Fieldnotes');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Keep draft' }).click();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('');
  });
});

test('Says before anything is written that the plan allows no further project, and what to do', async () => {
  const { page } = await pages.open(
    '/en/proposal',
    { getProjectAllowance: () => anAllowance({ open: 1 }) },
    { signedIn: true },
  );
  const alert = page.getByRole('status').filter({ hasText: 'You can’t publish another project for now' });
  await alert.getByText(/allow 1 project at a time, and you have 1/).waitFor();
  expect(await alert.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
    '/en/membership',
  );
  expect(await alert.getByRole('link', { name: 'See your projects' }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('Draws the cairn of the sections although it has changed below the window', async () => {
  const viewport = { width: 820, height: 900 };
  const { page } = await pages.open('/en/proposal', {}, { viewport });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.is-waiting .cairn-stone').first().waitFor({ state: 'attached' });
  await fillIn(page);

  const cairn = page.getByRole('img', { name: 'All four sections complete' });
  await cairn.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      cairn
        .locator('.cairn-stone')
        .first()
        .evaluate(stone => getComputedStyle(stone).opacity),
    )
    .toBe('1');
});

test('Names what is missing in each empty field', async () => {
  const { page } = await pages.open('/en/proposal', {});
  await send(page).click();
  const list = page.getByRole('group', { name: 'What needs fixing' });
  for (const sentence of [
    'Please enter a project name.',
    'Please enter a description.',
    'Please enter the details.',
    'Please enter a budget.',
    'Please enter the number of points.',
  ])
    await list.getByText(sentence).waitFor();
});

test('Formats the selection by the toolbar, and undoes it by Ctrl Z', async () => {
  const { page } = await pages.open('/en/proposal', {});
  const details = page.getByLabel('Details');
  await details.fill('a bird log');
  await details.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6));
  await page.getByRole('button', { name: /^Bold/ }).click();
  expect(await details.inputValue()).toBe('a **bird** log');
  await page.keyboard.press('Control+z');
  expect(await details.inputValue()).toBe('a bird log');
});

test.each(['light', 'dark'] as const)('Passes axe in the %s theme, with errors and a dialog', async theme => {
  const { page } = await pages.open('/en/proposal', {}, { theme });
  await page.getByLabel('Project name').fill('ab');
  await addRole(page, 'Illustrator');
  await page.getByLabel('Total budget').fill('8,000');
  await page.getByLabel('Number of points').fill('641');
  await send(page).click();
  await page.getByText(/missing or incorrect/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Keep draft' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
