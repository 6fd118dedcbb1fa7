import { expect, test } from 'vitest';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aProgressEntry, yourComment } from '#web/testing/samples.ts';
import { aTranslatedProject } from '#web/testing/translated.ts';

const pages = openPages();

const you = {
  owner: true,
  member: false,
  liked: false,
  following: false,
  canAdminister: false,
  beyondPlan: false,
};
const administrator = { ...you, owner: false, canAdminister: true };
const { author } = yourComment('');

test('Visitors read the progress log and cannot change it', async () => {
  const items = [
    aProgressEntry({ title: 'Seven weeks', progress: 61 }),
    aProgressEntry({ title: 'Three harbours said yes', progress: 33 }),
  ];
  const { page } = await pages.open(projectPath, {
    ...projectServer(),
    listProgressEntries: () => ({ items }),
  });
  const log = page.getByRole('region', { name: 'Progress' });
  await log.getByRole('heading', { name: 'Seven weeks' }).waitFor();
  expect(await log.getByRole('listitem').first().innerText()).toMatch(/^61%/);
  expect(await log.getByRole('button', { name: /^(?!Share: )/ }).count()).toBe(0);
  await page.getByRole('navigation', { name: 'Sections of this project' }).getByText('Progress').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#progress');
});

test('The owner writes an entry with the progress, edits and deletes it', async () => {
  let items: ProgressEntry[] = [];
  let isRefused = true;
  const { page, requestsTo } = await pages.open(
    projectPath,
    {
      ...projectServer({ you }),
      listProgressEntries: () => ({ items }),
      addProgressEntry: ({ body }) => {
        if (isRefused) return new Refusal('TOO_MANY_ATTEMPTS');
        items = [aProgressEntry({ ...body, author })];
        return items[0] ?? aProgressEntry();
      },
      updateProgressEntry: ({ body }) => {
        items = [aProgressEntry({ ...items[0], ...body, editedAt: '2026-11-20T12:00:00.000Z' })];
        return items[0] ?? aProgressEntry();
      },
      deleteProgressEntry: () => {
        items = [];
      },
    },
    { signedIn: true },
  );

  await page.getByText('Nothing written yet.').waitFor();
  await page.getByRole('button', { name: 'Write an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write an entry' });
  await dialog.getByRole('button', { name: 'Publish entry' }).click();
  await dialog.getByText('Enter a title of at least 3 characters.').waitFor();
  await dialog.getByRole('textbox', { name: 'Title' }).and(page.locator(':focus')).waitFor();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Seven weeks');
  await dialog.getByRole('textbox', { name: 'What has happened?' }).fill('The unit came up.');
  await dialog.getByRole('slider', { name: 'Progress so far' }).fill('70');
  await dialog.getByRole('button', { name: 'Publish entry' }).click();
  await dialog.getByText('The entry wasn’t saved').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  isRefused = false;
  await dialog.getByRole('button', { name: 'Publish entry' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Write an entry' }).and(page.locator(':focus')).waitFor();
  const log = page.getByRole('region', { name: 'Progress' });
  await log.getByText('70%').waitFor();
  expect(requestsTo('addProgressEntry').at(-1)?.body).toMatchObject({
    title: 'Seven weeks',
    text: 'The unit came up.',
    progress: 70,
  });

  await log.getByRole('button', { name: /^Edit the entry/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit your entry' });
  const looks = await edit.getByRole('textbox', { name: 'Title' }).evaluate(field => {
    const { fontWeight, fontSize, color } = getComputedStyle(field);
    const text = getComputedStyle(document.body);
    return { fontWeight, fontSize, isInk: color === text.color };
  });
  expect(looks).toEqual({ fontWeight: '400', fontSize: '16px', isInk: true });
  await edit.getByRole('textbox', { name: 'Title' }).fill('Eight weeks');
  await edit.getByRole('button', { name: 'Save' }).click();
  await log.getByRole('heading', { name: 'Eight weeks' }).waitFor();
  await log.getByText('edited').waitFor();

  await log.getByRole('button', { name: /^Delete the entry/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this entry?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Nothing written yet.').waitFor();
});

test('An edit of the original leaves its translation outdated, unless the owner says that it is still right or changes it', async () => {
  const french = { title: 'Sept semaines', text: 'L’appareil est remonté.' };
  const entry = aProgressEntry({ title: 'Seven weeks', author, translations: { fr: french } });
  const { page, requestsTo } = await pages.open(
    projectPath,
    {
      ...projectServer({ ...aTranslatedProject(), you }),
      listProgressEntries: () => ({ items: [entry] }),
      updateProgressEntry: () => new Refusal('TOO_MANY_ATTEMPTS'),
    },
    { signedIn: true },
  );
  await page.getByRole('button', { name: /^Edit the entry/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your entry' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const right = dialog.getByRole('checkbox', { name: 'The translation is still right' });
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const sent = () => requestsTo('updateProgressEntry').at(-1)?.body;

  await title.first().fill('Eight weeks');
  await right.waitFor();
  await dialog.locator('ins', { hasText: 'Eight' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await save();
  await expect.poll(sent).toMatchObject({ title: 'Eight weeks', translations: { fr: french } });
  expect(sent()).not.toHaveProperty('originals');

  await right.check();
  await save();
  const originals = { fr: { title: 'Eight weeks', text: entry.text } };
  await expect.poll(sent).toMatchObject({ translations: { fr: french }, originals });

  await title.last().fill('Huit semaines');
  await right.waitFor({ state: 'detached' });
  await title.first().fill('Nine weeks');
  await dialog.getByText('Changed since you wrote this').waitFor();
  await save();
  await expect
    .poll(sent)
    .toMatchObject({ title: 'Nine weeks', translations: { fr: { title: 'Huit semaines' } }, originals });

  await page.reload(); // the draft remembers it
  await page.getByRole('button', { name: /^Edit the entry/ }).click();
  await dialog.getByText('Changed since you wrote this').waitFor();
});

test('Administrators hide an entry and show it again', async () => {
  let hidden = false;
  const { page } = await pages.open(
    projectPath,
    {
      ...projectServer({ you: administrator }),
      listProgressEntries: () => ({ items: [aProgressEntry(hidden ? { hidden: true } : {})] }),
      hideProgressEntry: ({ body }) => {
        hidden = body['hidden'] === true;
        return aProgressEntry();
      },
    },
    { signedIn: true },
  );
  const log = page.getByRole('region', { name: 'Progress' });
  await log.getByRole('button', { name: /^Hide the entry/ }).click();
  await log.getByText('Hidden', { exact: true }).waitFor();
  expect(await log.getByRole('button', { name: /^(Edit|Delete)/ }).count()).toBe(0);
  await log.getByRole('button', { name: /^Show again/ }).click();
  await expect.poll(() => log.getByText('Hidden', { exact: true }).count()).toBe(0);
});
