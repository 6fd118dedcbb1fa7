import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import type { Task } from '#shared/entities/task.ts';
import type { TaskTranslation } from '#shared/entities/taskTranslation.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { anAssignee, aTranslation } from '#web/testing/formsOfTranslations.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { aBoard } from '#web/testing/taskBoard.ts';
import { fillFrench, frenchTexts, inFrench, translationField } from '#web/testing/translated.ts';

const pages = openPages();
const path = '/en/project-translations?project=tidewatch&language=fr&task=task-1';
const open = (answers: Answers) => pages.open(path, answers, { signedIn: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const liam = { UserID: 'liam', username: 'liam', name: 'Liam Byrne' };
const me = { UserID: aMe.UserID, username: 'lucia' };
const translating = (change: Partial<Task> = {}): Task =>
  aTranslation({ status: 'IN_PROGRESS', assignee: anAssignee(me), version: 2, ...change });

/** The texts as a translation of the sample project. */
const proposedOf = (project: Project, change: Record<string, { text: string; of: string }> = {}) => ({
  name: { text: frenchTexts['Project name'], of: project.name },
  shortName: { text: frenchTexts['Short name'], of: project.shortName },
  description: { text: frenchTexts.Description, of: project.description },
  details: { text: frenchTexts.Details, of: project.details },
  ...change,
});

/** A server that keeps one translation of a task. */
function server(project: Project, first: TaskTranslation, more: Answers = {}) {
  const stored = { work: first };
  const answers = withProject(project, {
    getTaskTranslation: () => stored.work,
    saveTaskTranslation: () => {
      stored.work = { ...stored.work, proposed: proposedOf(project) };
      return stored.work;
    },
    changeTaskStatus: ({ body }) => {
      const { task } = stored.work;
      stored.work = {
        ...stored.work,
        task: { ...task, status: body['status'] as Task['status'], version: task.version + 1 },
      };
      return stored.work.task;
    },
    ...more,
  });
  return { stored, answers };
}

describe('A translator', () => {
  test('writes beside the original, saves, hands in and takes back', async () => {
    const project = aProject();
    const { answers } = server(project, { task: translating(), language: 'fr' });
    const { page, requestsTo } = await open(answers);
    await page.getByRole('heading', { name: 'Translation into French', level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fillFrench(page);
    await press(page, 'Save');
    await page.getByText('Your translation has been saved').waitFor();
    await press(page, 'Hand in');
    await page.getByText('You’ve handed in the translation').waitFor();
    expect(await page.getByRole('textbox', { name: /^Details/ }).count()).toBe(0);
    const [sent, again] = requestsTo('saveTaskTranslation').map(({ body }) => body);
    expect(sent).toMatchObject({
      change: { translations: { fr: { name: frenchTexts['Project name'], details: frenchTexts.Details } } },
      known: { translations: { fr: null } },
      originals: { description: project.description },
    });
    expect(again).toMatchObject({ known: { translations: { fr: { name: frenchTexts['Project name'] } } } });
    expect(requestsTo('changeTaskStatus').map(({ body }) => body)).toMatchObject([
      { status: 'IN_REVIEW', version: 2 },
    ]);
    await press(page, 'Take back');
    await translationField(page, 'Details').waitFor();
    expect(await translationField(page, 'Details').inputValue()).toBe(frenchTexts.Details);
  });

  test('hands in nothing that is incomplete', async () => {
    const { answers } = server(aProject(), { task: translating(), language: 'fr' });
    const { page, requestsTo } = await open(answers);
    await translationField(page, 'Project name').fill('Guet');
    await press(page, 'Hand in');
    await page.getByText('This field is required.').first().waitFor();
    expect([...requestsTo('saveTaskTranslation'), ...requestsTo('changeTaskStatus')]).toEqual([]);
  });

  test('sees what has changed in the original, and sends the former one until they confirm or change their text', async () => {
    const project = aProject();
    const earlier = { description: { text: frenchTexts.Description, of: 'A tide gauge for every port.' } };
    const { answers } = server(project, {
      task: translating(),
      language: 'fr',
      proposed: proposedOf(project, earlier),
    });
    const { page, requestsTo } = await open(answers);
    await page.getByText('Changed since').waitFor();
    expect(await page.locator('del').allInnerTexts()).not.toEqual([]);
    await press(page, 'Save');
    await page.getByText('Your translation has been saved').waitFor();
    expect(requestsTo('saveTaskTranslation').at(-1)?.body).toMatchObject({
      originals: { description: 'A tide gauge for every port.', name: project.name },
    });
  });

  test('chooses between two versions where another tab has changed the same text', async () => {
    const project = aProject();
    let isRefused = false;
    const { stored, answers } = server(
      project,
      { task: translating(), language: 'fr', proposed: proposedOf(project) },
      {},
    );
    const { page } = await open({
      ...answers,
      saveTaskTranslation: () => {
        if (isRefused) return stored.work;
        isRefused = true;
        const name = { text: 'Là-bas', of: project.name };
        stored.work = { ...stored.work, proposed: proposedOf(project, { name }) };
        return new Refusal('TRANSLATION_CHANGED');
      },
    });
    await translationField(page, 'Project name').fill('Ici');
    await press(page, 'Save');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Là-bas').waitFor();
    await dialog.getByText('Ici', { exact: true }).waitFor();
  });
});

describe('The owner', () => {
  const handedIn = (project: Project): TaskTranslation => ({
    task: translating({ status: 'IN_REVIEW', assignee: anAssignee(liam) }),
    language: 'fr',
    proposed: proposedOf(project),
  });

  test('reads a translation that was handed in, corrects and accepts it', async () => {
    const project = ownProject({ translations: { fr: inFrench({ name: 'Marées du jour' }) } });
    const { answers } = server(project, handedIn(project));
    const { page, requestsTo } = await open(answers);
    await page.getByText('Liam Byrne has translated into French').waitFor();
    await page.getByText('What visitors see now').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await translationField(page, 'Short name').fill('La marée');
    await press(page, 'Accept');
    await page.getByText('You’ve accepted the translation into French by Liam Byrne').waitFor();
    expect(requestsTo('changeTaskStatus').map(({ body }) => body)).toMatchObject([
      {
        status: 'DONE',
        version: 2,
        change: { translations: { fr: { name: frenchTexts['Project name'], shortName: 'La marée' } } },
        known: { translations: { fr: { name: 'Marées du jour' } } },
      },
    ]);
  });

  test('sends it back with a word about what should change', async () => {
    const project = ownProject();
    const { answers } = server(project, handedIn(project));
    const { page, requestsTo } = await open(answers);
    await press(page, 'Send back');
    const dialog = page.getByRole('dialog', { name: /^Send .* back\?$/ });
    const words = dialog.getByRole('textbox', { name: /^What should change/ });
    await words.fill('x');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await dialog.getByText('Write at least 2 characters').first().waitFor();
    await words.fill('Please keep the name of the village.');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect
      .poll(() => requestsTo('changeTaskStatus').map(({ body }) => body))
      .toMatchObject([
        {
          status: 'IN_PROGRESS',
          version: 2,
          words: 'Please keep the name of the village.',
        },
      ]);
    await page.getByText('Liam Byrne is translating into French').waitFor();
    expect(await translationField(page, 'Details').count()).toBe(0);
  });

  test('finds what was handed in among the translations, and adds a role where none is looked for', async () => {
    const { answers } = server(ownProject(), handedIn(ownProject()), {
      listProjectTasks: () => ({
        items: [handedIn(ownProject()).task],
        board: aBoard,
        counts: { TODO: 0, IN_PROGRESS: 0, IN_REVIEW: 1, DONE: 0, CANCELLED: 0 },
      }),
      addProspect: () => new Refusal('PROSPECT_LIMIT_REACHED'),
    });
    const { page, requestsTo } = await pages.open(
      '/en/project-translations?project=tidewatch&language=fr',
      answers,
      { signedIn: true },
    );
    const link = page.getByRole('link', { name: 'Read it' });
    expect(await link.getAttribute('href')).toBe(path);
    await page.getByRole('tab', { name: 'Spanish' }).click();
    await press(page, 'Find a translator');
    await page.getByRole('dialog').getByRole('button', { name: 'Add the role' }).click();
    await expect
      .poll(() => requestsTo('addProspect').map(({ body }) => body))
      .toMatchObject([
        {
          PersonType: 'Translator into Spanish',
          Notes: expect.stringContaining('into Spanish'),
          skill: 'writers',
          translates: 'es',
        },
      ]);
    await page.getByText('The role wasn’t added').waitFor();
  });
});

test('Others are told that the translation is not theirs', async () => {
  const { answers } = server(
    aProject(),
    { task: translating(), language: 'fr' },
    {
      getTaskTranslation: () => new Refusal('FORBIDDEN'),
    },
  );
  const { page } = await open(answers);
  await page.getByText('The translation couldn’t be loaded').waitFor();
});
