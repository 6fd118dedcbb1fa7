import { expect, test } from 'vitest';
import type { WrittenLanguage } from '#shared/fields.ts';
import { ProspectID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aMe, aProject, marketCounts } from '#web/testing/samples.ts';
import { aTranslatedProject, aTranslatedRole } from '#web/testing/translated.ts';

const pages = openPages();

const tidewatch = aProject();
const vigie = aProject({ shortName: 'Vigie', name: 'Vigie', language: 'fr' });

/** A market with an English and a French project, which answers as the server does. */
function market() {
  const state = { reads: undefined as WrittenLanguage[] | undefined };
  const answers: Answers = {
    getMe: () => ({ ...aMe, ...(state.reads && { reads: state.reads }) }),
    updateMe: ({ body }) => {
      state.reads = body['reads'] as WrittenLanguage[];
      return { ...aMe, reads: state.reads };
    },
    listSuggestedProspects: () => ({ items: [] }),
    listProjects: ({ query }) => {
      const reads = query['reads']?.split(',');
      const isRead = ({ language }: { language: string }) => Boolean(reads?.includes(language));
      const all = [vigie, tidewatch];
      return {
        items: reads ? [...all.filter(isRead), ...all.filter(one => !isRead(one))] : all,
        counts: {
          ...marketCounts(),
          matching: 2,
          language: { en: 1, fr: 1, es: 0 },
          ...(reads && { readable: all.filter(isRead).length }),
        },
      };
    },
  };
  return { state, answers };
}

test('Projects in the language of the page come first, the others under a heading, and a visitor adds a language with one click', async () => {
  const { answers } = market();
  const { page, requestsTo } = await pages.open('/en/market', answers, {
    viewport: { width: 1280, height: 900 },
  });
  const names = async () => await page.locator('.cards h2, .cards h3').allInnerTexts();
  await page.getByRole('heading', { name: 'In other languages (1)' }).waitFor();
  expect(await names()).toEqual(['Tidewatch', 'Vigie']);
  expect(requestsTo('listProjects').at(-1)?.query).toMatchObject({ reads: 'en' });
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'French' }).click();
  await expect.poll(names).toEqual(['Vigie', 'Tidewatch']);
  expect(await page.getByRole('heading', { name: /In other languages/ }).count()).toBe(0);

  await page.reload();
  await expect.poll(names).toEqual(['Vigie', 'Tidewatch']);
  const own = page.getByRole('group', { name: 'Languages you read' });
  expect(await own.getByLabel('French').isChecked()).toBe(true);
  await own.getByLabel('French').uncheck();
  await page.getByRole('heading', { name: 'In other languages (1)' }).waitFor();
  expect(await own.getByLabel('English').isDisabled()).toBe(true);
});

test('A project with a translation into a language one reads is among the first', async () => {
  const { answers } = market();
  const items = [vigie, aTranslatedProject(), aProject({ shortName: 'Lake Ledger', name: 'Lake Ledger' })];
  const counts = { ...marketCounts(), matching: 3, readable: 2, language: { en: 2, fr: 2, es: 0 } };
  const { page } = await pages.open('/fr/market', { ...answers, listProjects: () => ({ items, counts }) });
  await page.getByRole('heading', { name: 'Dans d’autres langues (1)' }).waitFor();
  const lists = page.locator('.cards');
  expect(await lists.first().locator('h2, h3').allInnerTexts()).toEqual(['Vigie', 'Guet des marées']);
  expect(await lists.last().locator('h2, h3').allInnerTexts()).toEqual(['Lake Ledger']);
});

test('So is an open role', async () => {
  const items = [aTranslatedRole(), anOpenRole({ ProspectID: ProspectID.parse('r2'), PersonType: 'Welder' })];
  const counts = { ...roleCounts({ roles: 2, matching: 2 }), readable: 1 };
  const { page } = await pages.open('/fr/roles', { listFeaturedProspects: () => ({ items, counts }) });
  await page.getByRole('heading', { name: 'Dans d’autres langues (1)' }).waitFor();
  const lists = page.locator('.roles');
  await lists.first().getByText('Programmeuse de micrologiciel').waitFor();
  await lists.last().getByText('Welder').waitFor();
  expect(await lists.first().getByText('Welder').count()).toBe(0);
});

test('A signed-in person keeps the languages in their profile', async () => {
  const { state, answers } = market();
  const { page } = await pages.open('/en/market', answers, { signedIn: true });
  await page.getByRole('heading', { name: 'In other languages (1)' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'French' }).click();
  await expect.poll(() => state.reads).toEqual(['en', 'fr']);
  await expect.poll(() => page.getByRole('heading', { name: /In other languages/ }).count()).toBe(0);
});

test('Who chooses languages as a filter gets one list of them', async () => {
  const { answers } = market();
  const { page, requestsTo } = await pages.open('/en/market?language=fr,en', answers);
  await page.getByRole('link', { name: 'Vigie' }).first().waitFor();
  expect(await page.getByRole('heading', { name: /In other languages/ }).count()).toBe(0);
  expect(requestsTo('listProjects').at(-1)?.query).not.toHaveProperty('reads');
});
