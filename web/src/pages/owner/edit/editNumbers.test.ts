import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';

const pages = openPages();

/** The form of a project whose server stores each change. */
async function open(lang: 'en' | 'fr' | 'es', change: Partial<Project> = {}) {
  let project = ownProject({ shortName: 'Tide', ...change });
  const opened = await pages.open(
    `/${lang}/edit-projects`,
    withProject(project, {
      getProject: () => project,
      updateProject: ({ body }: ApiRequest) => {
        project = { ...project, ...(body['change'] as Partial<Project>) };
        return project;
      },
    }),
    { signedIn: true },
  );
  const { page, requestsTo } = opened;
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await field('budget').waitFor();
  await page.locator('details.more').evaluate(more => more.setAttribute('open', ''));
  return { page, field, changes: () => requestsTo('updateProject').map(({ body }) => body['change']) };
}

test.each(['7.5', '2,5'])(
  'A team’s share of %s percent is refused at the field, never saved as another number',
  async typed => {
    const { page, field, changes } = await open('en');
    await field('contributorsPart').fill(typed);
    await field('contributorsPart').blur();
    await page.getByText('Whole percentages only: enter a number such as 7%.').waitFor();
    await page.getByLabel('Project name').fill('Tidewatch II');
    await page.getByLabel('Project name').blur();
    await expect.poll(changes).toEqual([{ name: 'Tidewatch II' }]);
    expect(await field('contributorsPart').inputValue()).toBe(typed);
  },
);

test.each(['1234,567', '0,500', '1.5.5', '1.005'])(
  'A budget of %s is refused with an example, and kept in the field',
  async typed => {
    const { page, field, changes } = await open('en');
    await field('budget').fill(typed);
    await field('budget').blur();
    await page.getByText('Enter an amount such as £1,234.50.').waitFor();
    expect(await field('budget').inputValue()).toBe(typed);
    expect(changes()).toEqual([]);
  },
);

test('A French reader sees a stored budget in French figures, and an example of them', async () => {
  const { page, field, changes } = await open('fr', { budget: 1_234_50, totalContributionBudget: 1_000_00 });
  await expect.poll(() => field('budget').inputValue()).toBe('1\u202F234,50');
  await field('budget').fill('1,005');
  await field('budget').blur();
  await page.getByText('Écrivez un montant comme 1\u202F234,50\u00A0£.').waitFor();
  expect(changes()).toEqual([]);
});

test('After a save the field shows what is stored, as the reader would type it', async () => {
  const { field, changes } = await open('en', { totalContributionBudget: 1_000_00 });
  await field('budget').fill('£12345.5');
  await field('budget').blur();
  await expect.poll(changes).toEqual([{ budget: 12_345_50 }]);
  await expect.poll(() => field('budget').inputValue()).toBe('12,345.50');

  await field('contributorsPart').fill('07 %');
  await field('contributorsPart').blur();
  await expect.poll(changes).toEqual([{ budget: 12_345_50 }, { contributorsPart: 7 }]);
  await expect.poll(() => field('contributorsPart').inputValue()).toBe('7');
});

test('Another form of the stored number is shown as it is stored once the field is left, without a save', async () => {
  const { page, field, changes } = await open('en', { budget: 10_000_00 });
  await field('budget').fill('10.000,00');
  await field('budget').blur();
  await expect.poll(() => field('budget').inputValue()).toBe('10,000');
  await expect.poll(() => page.getByText('Unsaved').count()).toBe(0);
  expect(changes()).toEqual([]);
});

test('The field in which a person types is left alone by a save', async () => {
  const { page, field, changes } = await open('en', { totalContributionBudget: 1_000_00 });
  await page.clock.install();
  await field('budget').fill('12345.5');
  await page.clock.runFor(2_000);
  await expect.poll(changes).toEqual([{ budget: 12_345_50 }]);
  await page.getByText(/^Saved/).waitFor();
  expect(await field('budget').inputValue()).toBe('12345.5');
  await field('budget').blur();
  await expect.poll(() => field('budget').inputValue()).toBe('12,345.50');
});

test('Numbers follow the language of the page without being saved again', async () => {
  const { page, field, changes } = await open('en', { budget: 12_345_50, totalContributionBudget: 1_000_00 });
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await page.waitForURL('**/fr/edit-projects');
  await expect.poll(() => field('budget').inputValue()).toBe('12\u202F345,50');
  expect(changes()).toEqual([]);
});
