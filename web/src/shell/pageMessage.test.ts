import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPageMessage, pageMessages, withMessage } from '#shared/pageMessages.ts';
import { openPages } from '#web/testing/openPages.ts';
import { marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

const wordsOf = (lang: string, key: string): string => {
  const texts = JSON.parse(
    readFileSync(new URL(`../i18n/${lang}/errors.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  return texts[key.replace('errors.', '')] ?? '';
};

describe('?message=', () => {
  test.each(['en', 'fr', 'es'].flatMap(lang => Object.keys(pageMessages).map(key => [lang, key] as const)))(
    'shows in %s the notification %s and leaves the address',
    async (lang, key) => {
      const words = wordsOf(lang, key);
      expect(words).not.toBe('');
      const { page } = await pages.open(
        `/${lang}/market?sort=newest&message=${key}&limit=10#top`,
        { listProjects: () => ({ items: [], counts: marketCounts() }) },
        { hasSeenPrivacy: true },
      );
      await page.locator('.toast').getByText(words).waitFor();
      await expect.poll(() => page.url()).toBe(`${pages.origin}/${lang}/market?sort=newest&limit=10#top`);
    },
  );

  test.each(['Your account is blocked, call us', 'errors.user_banned', 'errors.constructor', 'constructor'])(
    'shows nothing for "%s"',
    async key => {
      const { page } = await pages.open(
        `/en/about?message=${encodeURIComponent(key)}`,
        {},
        { hasSeenPrivacy: true },
      );
      await page.goto(`${page.url()}#marked`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('.toast').count()).toBe(0);
      expect(isPageMessage(key)).toBe(false);
    },
  );
});

test('A path takes only messages of the table', () => {
  expect(withMessage('/en/signin?next=%2Fen#form', 'errors.not_authenticated')).toBe(
    '/en/signin?next=%2Fen&message=errors.not_authenticated#form',
  );
  expect(withMessage('/en/403', 'errors.admin_only')).toBe('/en/403?message=errors.admin_only');
  expect(withMessage('/en/403', 'errors.user_banned')).toBe('/en/403');
  expect(withMessage('/en/403', undefined)).toBe('/en/403');
});
