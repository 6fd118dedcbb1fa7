import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsWithTexts } from '#shared/writtenTexts.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aComment, aMe } from '#web/testing/samples.ts';
import { detectLanguage } from './detectLanguage.ts';

const pages = openPages();
const sentence = {
  en: 'I live nearby and can help on Saturdays.',
  fr: 'J’habite à côté et je peux aider le samedi.',
  es: 'Vivo cerca y puedo ayudar los sábados.',
};

/** Opens the comments of a project, as a person who is signed in. */
async function openComments() {
  const opened = await pages.open(
    projectPath,
    {
      ...projectServer(),
      listComments: () => ({ items: [] }),
      addComment: () => aComment(),
    },
    { signedIn: true },
  );
  const { page } = opened;
  const field = page.getByRole('textbox', { name: 'Your comment' });
  return {
    ...opened,
    field,
    language: page.getByRole('combobox', { name: 'Language of this text' }),
    post: () => page.getByRole('button', { name: 'Post comment' }).click(),
  };
}

test('a comment in another language than the page says in which one it seems to be, and is sent as such', async () => {
  const { page, field, language, post, requestsTo } = await openComments();
  await field.fill(sentence.fr);
  await language.waitFor();
  expect(await language.inputValue()).toBe('fr');
  expect(await axeViolations(page)).toEqual([]);
  await post();
  await expect
    .poll(() => requestsTo('addComment').at(-1)?.body)
    .toMatchObject({
      text: sentence.fr,
      text_language: 'fr',
    });
  await expect.poll(() => language.count()).toBe(0);
});

test('its author corrects the language, which stays while they go on writing', async () => {
  const { field, language, post, requestsTo } = await openComments();
  await field.fill(sentence.fr);
  await language.selectOption('Español');
  await field.fill(`${sentence.fr} ${sentence.fr}`);
  await post();
  await expect.poll(() => requestsTo('addComment').at(-1)?.body).toMatchObject({ text_language: 'es' });
});

test('finds the language of a sentence, and none in names, addresses, and languages that the site does not have', async () => {
  for (const [language, text] of Object.entries(sentence)) expect(await detectLanguage(text)).toBe(language);
  for (const text of [
    'ok',
    '👍👍👍👍👍👍👍👍👍👍👍👍',
    'https://example.org/je-peux-aider-le-samedi-matin',
    'Ich wohne in der Nähe und kann am Samstag helfen.',
    'Posso ajudar aos sábados de manhã, moro perto.',
  ])
    expect(await detectLanguage(text), text).toBeUndefined();
});

test('a person who wrote their profile in another language than they said corrects that alone', async () => {
  const me = { ...aMe, about: sentence.es, bio: '', writtenIn: 'en' as const };
  const { page, requestsTo } = await pages.open(
    '/en/edit-profile',
    { getMe: () => me, updateMe: () => ({ ...me, writtenIn: 'es' as const }) },
    { signedIn: true },
  );
  const language = page.getByRole('combobox', { name: 'Language of this text' });
  await language.waitFor();
  expect(await language.inputValue()).toBe('es');
  await language.selectOption('Français');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(() => requestsTo('updateMe').at(-1)?.body).toMatchObject({ text_language: 'fr' });
});

/** Places that call one of them without a text of their own, or whose text has a known language. */
const without: Record<string, string> = {
  'web/src/api/liveSession.ts': 'sends the time zone',
  'web/src/domain/reading/useChooseReads.ts': 'sends the languages that a person reads',
  'web/src/pages/account/profile/SkillsSection.tsx': 'sends skills and languages',
  'web/src/pages/account/profile/ProfileSwitch.tsx': 'sends a choice',
  'web/src/pages/project/QuickApply.tsx': 'applies without a letter',
  'web/src/pages/tasks/data/useTaskActions.ts': 'moves and assigns tasks',
  'web/src/pages/project/ReportSpending.tsx': 'is in the language of the project',
  'web/src/pages/owner/edit/useEditProject.ts': 'is in the language of the project',
  'web/src/pages/owner/edit/ReviewStateAlert.tsx': 'sends no text',
  'web/src/pages/owner/translations/RemoveTranslation.tsx': 'sends no text',
  'web/src/pages/owner/translations/work/AcceptForm.tsx': 'is in the language of the form',
  'web/src/pages/owner/translations/work/useMoveWork.ts': 'sends no text',
  'web/src/pages/owner/translations/useTranslationForm.ts': 'is in the language of the form',
};

test('every place that sends texts of people says in which language they are', () => {
  const call = new RegExp(
    String.raw`\b(?:useContractForm|useMutation|call)\(\s*'(?:${callsWithTexts.join('|')})'`,
  );
  const files = globSync('web/src/**/*.{ts,tsx}').filter(file => !/\.test\.tsx?$|\/testing\//.test(file));
  const calling = files.filter(file => call.test(readFileSync(file, 'utf8')));
  const silent = calling.filter(file => !/\btextsOf[:,]|textLanguage/.test(readFileSync(file, 'utf8')));
  expect(silent.toSorted()).toEqual(Object.keys(without).toSorted());
});
