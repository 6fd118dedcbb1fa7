import { describe, expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, addRole, fillIn, send } from '#web/testing/proposalPage.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

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

  test('sends the starter task of a role, which its row names and a reload keeps', async () => {
    const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
    await fillIn(page);
    await page.getByRole('button', { name: /^Edit\s*Ornithologist/ }).click();
    await page.getByText('Starter task', { exact: true }).click();
    await page.getByLabel('Task', { exact: false }).first().fill('Name one bird');
    await page.getByLabel('What to do').fill('Look out of the window, and say what you see.');
    await page.getByRole('button', { name: 'Save role' }).click();
    await page.getByText('Starter task: Name one bird').waitFor();
    await page
      .getByText(/^Saved/)
      .filter({ visible: true })
      .waitFor();
    await page.reload();
    await page.getByText('Starter task: Name one bird').waitFor();
    await send(page).click();
    await page.waitForURL(/generic\/thankyousubmit$/);
    expect(requestsTo('submitProject')[0]?.body['prospects']).toMatchObject([
      {
        PersonType: 'Ornithologist',
        starterTask: { Title: 'Name one bird', Description: 'Look out of the window, and say what you see.' },
      },
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
