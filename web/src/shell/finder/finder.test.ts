import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PageName, pages } from '#shared/paths.ts';
import { finderEntries, keywordsKeyOf } from './finderEntries.ts';
import { rank } from './rank.ts';

/** Pages that nobody looks for: they need an id or a token, are a step of something, or are for visitors. */
const notFindable: readonly PageName[] = [
  'project',
  'proof',
  'author',
  'signup',
  'signin',
  'forgot-password',
  'reset',
  'confirm-email',
  'account-deleted',
  'unsubscribe',
  'plan-details',
  'subscribe-payment',
  'payment',
  'payment-status',
  'receipt',
  '401',
  '403',
  '404',
  '503',
];

test('every page that can be looked for is found, those of administrators only by them', () => {
  const found = (isAdmin: boolean) => new Set<PageName>(finderEntries(isAdmin).map(({ page }) => page));
  const names = (Object.keys(pages) as PageName[]).filter(name => !notFindable.includes(name)); // the keys of a constant object
  const forAdmins = names.filter(name => pages[name].access === 'admin');
  expect(names.filter(name => !found(true).has(name))).toEqual([]);
  expect(forAdmins.filter(name => found(false).has(name))).toEqual([]);
  expect(notFindable.filter(name => found(true).has(name))).toEqual([]);
});

test.each(['en', 'fr', 'es'])('each page and text has keywords in %s, and no others do', lang => {
  const file = new URL(`../../i18n/${lang}/finder.json`, import.meta.url);
  const { keywords } = JSON.parse(readFileSync(file, 'utf8')) as { keywords: Record<string, string> };
  const keys = finderEntries(true).map(keywordsKeyOf);
  expect(Object.keys(keywords).toSorted()).toEqual([...new Set(keys)].toSorted());
});

test('ranks the beginning of a title before a word of it, and titles before keywords', () => {
  const items = ['Idea generator|', 'Your ideas|', 'Market|ideas', 'Éclair|'].map(text => {
    const [title = '', keywords = ''] = text.split('|');
    return { title, keywords };
  });
  const titles = (typed: string) => rank(items, typed).map(({ title }) => title);
  expect(titles('idea')).toEqual(['Idea generator', 'Your ideas', 'Market']);
  expect(titles('ECL')).toEqual(['Éclair']);
  expect(titles('dea')).toEqual([]);
  expect(titles('gener idea')).toEqual(['Idea generator']);
});
