import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import type { Task } from '#shared/entities/task.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { anAssignee, aTranslation } from '#web/testing/formsOfTranslations.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { withProject } from '#web/testing/owner.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { fillFrench, translationField } from '#web/testing/translated.ts';

const pages = openPages();
const assignee = anAssignee({ UserID: aMe.UserID, username: 'lucia' });

/** Opens the form of a translator, whose saves are answered with an empty translation. */
const open = (getProject: () => Project | Refusal, change: Partial<Task> = {}, answers: Answers = {}) => {
  const work = () =>
    ({
      task: aTranslation({ status: 'IN_PROGRESS', assignee, version: 2, ...change }),
      language: 'fr',
    }) as const;
  return pages.open(
    '/en/project-translations?project=tidewatch&language=fr&task=task-1',
    {
      ...withProject(aProject()),
      getProject,
      getTaskTranslation: work,
      saveTaskTranslation: work,
      ...answers,
    },
    { signedIn: true },
  );
};

test('Translators who come back to a draft see what has changed since they wrote it, and send the former original', async () => {
  const project = aProject();
  let shown = project;
  const { page, requestsTo } = await open(() => shown);
  await fillFrench(page);
  shown = aProject({ description: 'A public tide gauge for every village.' });
  await page.reload();
  await page.getByText('1 original text has changed since you translated it').waitFor();
  await page.getByRole('checkbox', { name: 'The translation is still right' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const originals = () => requestsTo('saveTaskTranslation').at(-1)?.body['originals'];
  await expect.poll(originals).toMatchObject({ description: project.description, name: project.name });
});

test('Translators read above the texts why they were sent back', async () => {
  const words = 'Please keep the name of the village.';
  const sentBack = { words, language: 'en', at: '2026-11-20T10:00:00.000Z' } as const;
  const { page } = await open(() => aProject(), { sentBack });
  await page.getByText('The owner has sent this back').waitFor();
  await page.getByText(words).waitFor();
  await translationField(page, 'Details').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('Translators of a project that is taken down while they write keep what they have typed', async () => {
  let isDown = false;
  const gone = new Refusal('PROJECT_NOT_FOUND');
  const { page } = await open(() => (isDown ? gone : aProject()), {}, { saveTaskTranslation: () => gone });
  await fillFrench(page);
  isDown = true;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The translation wasn’t saved').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(await translationField(page, 'Project name').inputValue()).toBe('Guet des marées');
});
