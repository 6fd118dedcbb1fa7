import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeLanguage } from '#shared/changeLanguage.ts';
import { paths } from '#shared/paths.ts';
import { chooseDark, chooseLanguage, drawer } from '../menus.ts';
import type { Scene } from '../scene.ts';
import type { JourneyLanguage } from '../story.ts';
import { loadTexts, patternFor, placeholder } from '../words.ts';

/** Language to switch to from each language, so that each one is tested as start and as target. */
const nextLanguage: Record<JourneyLanguage, JourneyLanguage> = { en: 'fr', fr: 'es', es: 'en' };

/** Finds a project, then reads it in another language and the dark theme; both choices persist. */
export async function browseMarket(scene: Scene): Promise<void> {
  const { t, language: lang, story } = scene;
  const { page, errors } = scene.owner;

  await page.goto('/');
  await page.waitForURL(lang === 'en' ? /\/(en|gb)$/ : `**${paths.index({ lang })}`);
  await page.goto(paths.index({ lang }));
  await openMarket(scene, page);
  await page
    .getByRole('heading', {
      level: 1,
      name: patternFor(t('market:title.projects', { count: 2, number: placeholder }), /\d+/),
    })
    .waitFor();
  await page.getByRole('searchbox').fill(story.search.words);
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === story.search.words);
  await page.getByRole('searchbox').press('Enter'); // the suggestions make way for the list
  await page.getByRole('heading', { name: story.search.finds }).waitFor();
  await page.getByRole('link', { name: story.search.finds }).click();
  await page.getByRole('heading', { level: 1, name: story.search.finds }).waitFor();

  const next = nextLanguage[lang];
  const there = { ...(await loadTexts(next)), language: next, isPhone: scene.isPhone };
  const path = changeLanguage(next, new URL(page.url()).pathname);
  await chooseLanguage(scene, scene.owner, next);
  await page.waitForURL(`**${path}`);
  await page.getByRole('link', { name: there.t('project:tabs.contributions') }).waitFor();

  await chooseDark(there, scene.owner);
  await waitForDarkTheme(page);
  await page.reload();
  await waitForDarkTheme(page);
  await page.getByRole('link', { name: there.t('project:tabs.contributions') }).waitFor();
  await page.goto('/');
  await page.waitForURL(`**${paths.index({ lang: next })}`);
  await page.reload();
  await waitForLanguage(page, next);
  await waitForDarkTheme(page);

  await chooseLanguage(there, scene.owner, lang);
  await page.waitForURL(`**${paths.index({ lang })}`);
  expect(errors).toEqual([]);
}

/** Navigates from the home page; on a phone by the menu. */
async function openMarket(scene: Scene, page: Page): Promise<void> {
  const { t, isPhone } = scene;
  const link = isPhone
    ? (await drawer(scene, { page })).getByRole('link', { name: t('shell:menu.projects'), exact: true })
    : page.getByRole('main').getByRole('link', { name: t('home:hero.browse'), exact: true });
  await link.click();
}

const waitForDarkTheme = (page: Page) => page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });

const waitForLanguage = (page: Page, language: JourneyLanguage) =>
  page.locator(`html[lang|=${language}]`).waitFor({ state: 'attached' });
