import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { fillFrench, frenchTexts, inFrench, translationField } from '#web/testing/translated.ts';

const pages = openPages();
const path = '/en/project-translations?project=tidewatch&language=fr';
const open = (answers: Answers) => pages.open(path, answers, { signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Save translation' }).click();

/** A server that keeps one project and applies no changes, unless `change` does. */
function server(project: Project, update: (request: ApiRequest) => Project | Refusal) {
  const stored = { project };
  const answers = withProject(project, {
    getProject: () => stored.project,
    updateProject: request => {
      const answer = update(request);
      if (!(answer instanceof Refusal)) stored.project = answer;
      return answer;
    },
  });
  return { stored, answers };
}

describe('A translation', () => {
  test('is written beside the original and saved with what was known of it', async () => {
    const translated = ownProject({ translations: { fr: inFrench() } });
    const { answers } = server(ownProject(), () => translated);
    const { page, requestsTo } = await open(answers);
    await page.getByText('Not translated yet').waitFor();
    await page.getByText(translated.description, { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fillFrench(page);
    await translationField(page, 'Role 1: title').fill('Micrologiciel');
    await save(page);
    await page.getByText('The translation has been saved').waitFor();
    expect(requestsTo('updateProject').map(({ body }) => body)).toMatchObject([
      {
        change: {
          translations: {
            fr: {
              name: frenchTexts['Project name'],
              shortName: frenchTexts['Short name'],
              description: frenchTexts.Description,
              details: frenchTexts.Details,
              'role.firmware.PersonType': 'Micrologiciel',
            },
          },
        },
        known: { translations: { fr: null } },
      },
    ]);
    await page.getByText(/\d+% translated/).waitFor();
    await page.getByText('Nothing to save.').or(page.getByText('We review translations')).waitFor();
  });

  test('says what is missing or refused at its piece, and keeps what was typed', async () => {
    const refusal = new Refusal('VALIDATION_FAILED', [
      { path: 'change.translations.fr.description', i18nID: 'validation.invalid', params: {} },
    ]);
    const { answers } = server(ownProject(), () => refusal);
    const { page, requestsTo } = await open(answers);
    await translationField(page, 'Project name').fill('Guet des marées');
    await save(page);
    const details = translationField(page, 'Details');
    await page.getByText('This field is required.').first().waitFor();
    expect(await details.getAttribute('aria-invalid')).toBe('true');
    expect(await translationField(page, 'Short name').evaluate(one => one === document.activeElement)).toBe(
      true,
    );
    expect(requestsTo('updateProject')).toEqual([]);

    await fillFrench(page);
    await save(page);
    await expect.poll(() => translationField(page, 'Description').getAttribute('aria-invalid')).toBe('true');
    expect(await translationField(page, 'Details').inputValue()).toBe(frenchTexts.Details);
  });

  test('comes back after a reload while it is not saved', async () => {
    const { answers } = server(ownProject(), () => ownProject());
    const { page } = await open(answers);
    await translationField(page, 'Description').fill(frenchTexts.Description);
    await page.reload();
    await page.getByText('What you typed earlier is back.').waitFor();
    expect(await translationField(page, 'Description').inputValue()).toBe(frenchTexts.Description);
  });

  test('shows what has changed in the original since, and can be confirmed', async () => {
    const outdated = ownProject({
      translations: {
        fr: inFrench({
          outdated: ['description'],
          former: {
            description: { text: inFrench().description, of: 'A public tide gauge for every port.' },
          },
        }),
      },
    });
    const { answers } = server(outdated, () => ownProject({ translations: { fr: inFrench() } }));
    const { page, requestsTo } = await open(answers);
    await page.getByText('1 out of date').waitFor();
    expect(await page.locator('del').allInnerTexts()).not.toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'The translation is still right' }).check();
    await save(page);
    await page.getByText('1 out of date').waitFor({ state: 'detached' });
    const [sent] = requestsTo('updateProject').map(({ body }) => body['change']);
    expect(sent).toMatchObject({
      translations: { fr: { description: inFrench().description } },
    });
    expect(requestsTo('updateProject').at(-1)?.body['originals']).toMatchObject({
      description: outdated.description,
    });
  });

  test('takes over what was saved elsewhere in other pieces, and asks where both have changed', async () => {
    const first = ownProject({ translations: { fr: inFrench() } });
    const elsewhere = ownProject({ translations: { fr: inFrench({ shortName: 'Gué', name: 'Là-bas' }) } });
    let isChanged = false;
    const { stored, answers } = server(first, ({ body }) => {
      if (isChanged) return { ...elsewhere };
      isChanged = true;
      stored.project = elsewhere;
      return body ? new Refusal('PROJECT_CHANGED') : elsewhere;
    });
    const { page, requestsTo } = await open(answers);
    await translationField(page, 'Project name').fill('Ici');
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Là-bas').waitFor();
    await dialog.getByText('Ici', { exact: true }).waitFor();
    expect(await dialog.getByText('Gué').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Keep this version' }).click();
    await page.getByText('The translation has been saved').waitFor();
    const [, sent] = requestsTo('updateProject').map(({ body }) => body);
    expect(sent).toMatchObject({
      change: { translations: { fr: { name: 'Ici', shortName: 'Gué' } } },
      known: { translations: { fr: { name: 'Là-bas', shortName: 'Gué' } } },
    });
  });

  test('that was begun before its original changed says so, and is saved as one of the former original until it is confirmed', async () => {
    const { description } = ownProject();
    const changed = ownProject({ description: 'A public tide gauge for every village.' });
    const { stored, answers } = server(ownProject(), () => changed);
    const { page, requestsTo } = await open(answers);
    await fillFrench(page);
    stored.project = changed;
    await page.reload();
    await page.getByText('1 original text has changed since you translated it').waitFor();
    expect(await page.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('village')]);
    expect(await translationField(page, 'Description').inputValue()).toBe(frenchTexts.Description);
    expect(await axeViolations(page)).toEqual([]);
    await save(page);
    const right = page.getByRole('checkbox', { name: 'The translation is still right' });
    const sent = () => requestsTo('updateProject').at(-1)?.body['originals'];
    await expect.poll(sent).toMatchObject({ description, name: changed.name });
    await page.getByText('The translation has been saved').waitFor(); // else the reload brings the draft back

    await page.reload();
    await fillFrench(page);
    await expect.poll(() => right.count()).toBe(0);
    await save(page);
    await expect.poll(sent).toMatchObject({ description: changed.description });
  });

  test('stays with its piece when the original changes while it is typed, and can be confirmed', async () => {
    const faq = [{ question: 'How deep?', answer: 'Four metres.' }];
    const changed = ownProject({ faq: [{ question: 'How deep is it?', answer: 'Four metres.' }] });
    const { stored, answers } = server(ownProject({ faq }), () => changed);
    const { page, requestsTo } = await open(answers);
    await fillFrench(page);
    const question = translationField(page, 'Question 1');
    await question.fill('À quelle profondeur ?');
    stored.project = changed;
    const mark = page.getByText('Changed since you wrote this');
    async function marked() {
      await page.evaluate(() => window.dispatchEvent(new Event('online'))); // the project is read again
      return await mark.count();
    }
    await expect.poll(marked).toBe(1);
    await question.pressSequentially('!');
    expect(await question.inputValue()).toBe('À quelle profondeur ?!');
    const right = page.getByRole('checkbox', { name: 'The translation is still right' });
    await right.check();
    await save(page);
    await expect
      .poll(() => requestsTo('updateProject').at(-1)?.body)
      .toMatchObject({
        change: { translations: { fr: { 'faq.0.question': 'À quelle profondeur\u202F?!' } } },
        originals: { 'faq.0.question': 'How deep is it?' },
      });
  });

  test('is removed after a question', async () => {
    const { answers } = server(ownProject({ translations: { fr: inFrench() } }), () => ownProject());
    const { page, requestsTo } = await open(answers);
    await page.getByRole('button', { name: 'Remove this translation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the translation into French?' });
    await dialog.getByRole('button', { name: 'Remove this translation' }).click();
    await page.getByText('The translation has been removed').waitFor();
    expect(requestsTo('updateProject').map(({ body }) => body)).toMatchObject([
      { change: { translations: { fr: null } } },
    ]);
    await page.getByText('Not translated yet').waitFor();
    expect(await translationField(page, 'Project name').inputValue()).toBe('');
  });
});

test('The edit page names the translations and leads to them', async () => {
  const { page } = await pages.open(
    '/en/edit-projects',
    withProject(ownProject({ translations: { fr: inFrench() } })),
    { signedIn: true },
  );
  await page.getByText('Translations: French (71%).').waitFor();
  const link = page.getByRole('link', { name: 'Translate it' });
  expect(await link.getAttribute('href')).toBe('/en/project-translations?project=tidewatch');
});

test('A translation that waits for its review says so', async () => {
  const { name, shortName, description, details } = inFrench();
  const of = ownProject();
  const pieces = Object.fromEntries(
    Object.entries({ name, shortName, description, details }).map(([key, text]) => [
      key,
      { text, of: of[key as 'name'] },
    ]),
  );
  const pendingEdit = {
    changes: { translations: { fr: pieces } },
    submittedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
  };
  const { page } = await open(withProject(ownProject({ pendingEdit })));
  await page.getByText('Waiting for review').waitFor();
  await page.getByText('Translations in it: French.').waitFor();
  expect(await translationField(page, 'Project name').inputValue()).toBe(name);
});
