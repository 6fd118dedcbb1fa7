import { expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';

const pages = openPages();
const path = '/en/project-translations?project=tidewatch&language=fr';
const start = 'Start from a machine translation';

test('An owner fills the empty fields from the machine; what is typed stays, also meanwhile, and names stay empty', async () => {
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  const answers = withProject(ownProject({ hasTranslator: true }), {
    translateText: async () => {
      await typed;
      return {
        from: 'en',
        texts: { details: 'Par la machine.', contributionName: 'bouée', description: 'Par la machine.' },
        isPartial: false,
        of: '',
      };
    },
  });
  const { page, requestsTo } = await pages.open(path, answers, { signedIn: true });
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await field('Description').fill('Par moi.');
  await page.getByRole('button', { name: start }).click();
  await field('Details').fill('Tapé entre-temps.');
  goOn();
  await page.getByText('1 field has been filled.').waitFor();

  const keys = requestsTo('translateText').flatMap(({ body }) => body['keys']);
  expect(keys).toContain('details');
  expect(keys).not.toContain('description');
  expect(keys).not.toContain('name');
  expect(await field('Description').inputValue()).toBe('Par moi.');
  expect(await field('Details').inputValue()).toBe('Tapé entre-temps.');
  expect(await field('Name of a point').inputValue()).toBe('bouée');
  expect(await field('Project name').inputValue()).toBe('');

  const marks = page.getByText('From the machine');
  await marks.waitFor(); // strict: there is one
  await page.reload(); // the draft is on the device, with the mark
  await marks.waitFor();
  expect(await field('Name of a point').inputValue()).toBe('bouée');
  await field('Name of a point').fill('bouées');
  await marks.waitFor({ state: 'detached' });
});

test('A refusal is said, and nothing changes', async () => {
  const answers = withProject(ownProject({ hasTranslator: true }), {
    translateText: () => new Refusal('TRANSLATION_LIMIT_REACHED'),
  });
  const { page } = await pages.open(path, answers, { signedIn: true });
  await page.getByRole('button', { name: start }).click();
  await page.getByText('The texts weren’t translated').waitFor();
  await page.getByText('As much has been translated for you today').waitFor();
  expect(await page.getByRole('textbox', { name: /^Details/ }).inputValue()).toBe('');
});

test('A site without a translator does not offer it', async () => {
  const { page } = await pages.open(path, withProject(ownProject()), { signedIn: true });
  await page.getByRole('button', { name: 'Save translation' }).waitFor();
  expect(await page.getByRole('button', { name: start }).count()).toBe(0);
});
