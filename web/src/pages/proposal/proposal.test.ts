import { describe, expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { acceptingServer, addRole, fillIn, send } from '#web/testing/proposalPage.ts';
import { anAllowance, aProject } from '#web/testing/samples.ts';

const pages = openPages();

describe('Draft', () => {
  test('survives a reload, even for visitors', async () => {
    const { page } = await pages.open('/en/proposal', {});
    await fillIn(page);
    await page.reload();
    await page.getByText('Ornithologist').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    await page.getByText(/^Saved/).waitFor();
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

describe('Submission', () => {
  test('sends one request on a double click, then the roles in their order', async () => {
    const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
    await fillIn(page);
    await addRole(page, 'Illustrator');
    await page.getByRole('button', { name: 'Move Illustrator up' }).click();
    await send(page).dblclick();
    await page.waitForURL(/generic\/thankyousubmit$/);
    const account = page.getByRole('link', { name: 'connect a payout account' });
    expect(await account.getAttribute('href')).toBe('/en/payout');

    expect(requestsTo('submitProject')).toHaveLength(1);
    expect(requestsTo('submitProject')[0]?.body['proposal']).toMatchObject({
      name: 'Fieldnotes',
      totalContributionBudget: 8_000_00,
      rolesNeeded: 2,
    });
    expect(requestsTo('submitProject')[0]?.body['prospects']).toMatchObject([
      { PersonType: 'Illustrator' },
      { PersonType: 'Ornithologist' },
    ]);
  });

  test('uses the same key after a lost response', async () => {
    let isLost = true;
    const { page, requestsTo } = await pages.open(
      '/en/proposal',
      {
        submitProject: () => {
          const answer = isLost ? new Refusal('INTERNAL') : aProject({ status: 'submitted' });
          isLost = false;
          return answer;
        },
      },
      { signedIn: true },
    );
    await fillIn(page);
    await send(page).click();
    await page.getByText('Your proposal wasn’t submitted').waitFor();
    await send(page).click();
    await page.waitForURL(/generic\/thankyousubmit$/);

    const keys = requestsTo('submitProject').map(({ body }) => body['submissionKey']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('says which role is wrong, and keeps what was typed', async () => {
    const path = 'prospects.1.Notes';
    const wrong = new Refusal('VALIDATION_FAILED', [
      { path, i18nID: 'validation.too_long', params: { maximum: 500 } },
    ]);
    const { page } = await pages.open('/en/proposal', { submitProject: () => wrong }, { signedIn: true });
    await fillIn(page);
    await addRole(page, 'Illustrator');
    await send(page).click();
    await page
      .getByRole('group', { name: 'What needs fixing' })
      .getByText(/Illustrator: /)
      .waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
  });

  test('with more roles than the plan allows is refused with what the plans allow', async () => {
    const answers = { submitProject: () => new Refusal('PROSPECT_LIMIT_REACHED') };
    const { page } = await pages.open('/en/proposal', answers, { signedIn: true });
    await fillIn(page);
    await send(page).click();
    await page.getByRole('group', { name: 'What needs fixing' }).getByText(/roles/).first().waitFor();
  });

  test('that was changed after it had been submitted says so', async () => {
    const answers = {
      ...acceptingServer(),
      submitProject: () => new Refusal('SUBMISSION_KEY_REUSED', [], { ProjectID: 'fieldnotes' }),
    };
    const { page } = await pages.open('/en/proposal', answers, { signedIn: true });
    await fillIn(page);
    await send(page).click();
    await page.getByText('Your idea had been submitted before you changed it').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/generic\/thankyousubmit$/);
  });

  test('sends nothing if the proposal is incomplete, and links to each field', async () => {
    const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
    await send(page).click();
    await page.getByText(/things are missing or incorrect/).waitFor();
    await page.getByRole('link', { name: 'Total budget' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('budget');
    expect(requestsTo('submitProject')).toEqual([]);
  });
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
