import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();
const shown = {
  budgetLines: [
    { purpose: 'Sensors and boards', amount: 6_000_00 },
    { purpose: 'Resin', amount: 1_000_00 },
  ],
  faq: [
    { question: 'Who owns the readings?', answer: 'Nobody.\nThey are public.' },
    { question: 'What if you stop?', answer: 'Each gauge belongs to its harbour.' },
  ],
};

test('The page of a project says where the money goes, and answers what people ask', async () => {
  const { page } = await pages.open(path, projectServer(shown));
  const plan = page.getByRole('table', { name: 'Where the money goes' });
  await plan.getByRole('row', { name: 'Sensors and boards £6,000 60%' }).waitFor();
  await plan.getByRole('row', { name: 'Not yet planned £3,000 30%' }).waitFor();
  expect(await page.getByRole('button', { name: 'Report what was spent' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Questions 2' }).waitFor();
  const answer = page.getByText('Each gauge belongs to its harbour.');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('What if you stop?').click();
  await answer.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('The owner of a project reports what was spent, beside the plan', async () => {
  let project = aProject({ ...shown, payments: 3, you: { ...aProject().you, owner: true } });
  let isDown = true;
  const answers = {
    ...projectServer(),
    getProject: () => project,
    updateProject: ({ body }: ApiRequest) => {
      if (isDown) return new Refusal('TOO_MANY_ATTEMPTS');
      const lines = body['spending'] as NonNullable<Project['spending']>['lines'];
      project = { ...project, spending: { reportedAt: '2026-11-20T10:00:00.000Z', lines } };
      return project;
    },
  };
  const { page, requestsTo } = await pages.open(path, answers, { signedIn: true });
  await page.getByRole('button', { name: 'Report what was spent' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Sensors and boards/).fill('4,250.50');
  await dialog.getByLabel(/Resin/).fill('some');
  await dialog.getByRole('button', { name: 'Publish the report' }).click();
  await expect.poll(() => dialog.getByLabel(/Resin/).getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel(/Resin/).fill('');
  await dialog.getByRole('button', { name: 'Publish the report' }).click();
  await dialog.getByText('Your report wasn’t saved').waitFor();
  isDown = false;
  await dialog.getByRole('button', { name: 'Publish the report' }).click();
  await page.getByText('£4,250.50 spent').or(page.getByText('£4,251 spent')).first().waitFor();
  await page.getByText('Spent: as reported by the owner on 20 November 2026.').waitFor();
  expect(requestsTo('updateProject').at(-1)?.body).toMatchObject({
    change: {},
    spending: [
      { purpose: 'Sensors and boards', spent: 4_250_50 },
      { purpose: 'Resin', spent: 0 },
    ],
  });
});
