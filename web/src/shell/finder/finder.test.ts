import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PageName, pages } from '#shared/paths.ts';
import { targetOf } from '#web/shell/menus.ts';

import { type Finder, finderEntries, keywordsKeyOf } from './finderEntries.ts';
import { rank } from './rank.ts';

/** Pages that users do not look for: they need an id or a token, or are a step of something. */
const notFindable: readonly PageName[] = [
  'project',
  'proof',
  'author',
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

/** Pages that only visitors look for; members have a home of their own. */
const forVisitors: readonly PageName[] = ['index', 'signup', 'signin', 'forgot-password'];

const names = (Object.keys(pages) as PageName[]).filter(name => !notFindable.includes(name)); // the keys of a constant object

test.each([
  ['visitor', name => pages[name].access === 'public'],
  ['member', name => pages[name].access !== 'admin' && !forVisitors.includes(name)],
  ['administrator', name => !forVisitors.includes(name)],
] as const satisfies readonly [Finder, (name: PageName) => boolean][])(
  'a %s finds every page that they may open, and no other',
  (finder, mayOpen) => {
    const found = new Set<PageName>(finderEntries(finder).map(({ page }) => page));
    expect([...found].toSorted()).toEqual(names.filter(mayOpen).toSorted());
  },
);

test.each(['en', 'fr', 'es'])('no two pages and views have the same title in %s', lang => {
  const textsOf = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../i18n/${lang}/${name}.json`, import.meta.url), 'utf8'));
  const textAt = (texts: unknown, key: string): string =>
    String(key.split('.').reduce<unknown>((at, name) => Object(at)[name], texts));
  const [shell, own] = [textsOf('shell'), textsOf('finder')];
  for (const finder of ['visitor', 'member', 'administrator'] as const) {
    const targets = new Map(
      finderEntries(finder).map(entry => [
        targetOf(entry, 'en'),
        'label' in entry ? textAt(shell, entry.label) : textAt(own, `pages.${entry.name}`),
      ]),
    );
    const titles = [...targets.values()];
    expect(
      titles.filter((title, at) => titles.indexOf(title) !== at),
      finder,
    ).toEqual([]);
  }
});

test.each(['en', 'fr', 'es'])('each page and text has keywords in %s, and no others do', lang => {
  const file = new URL(`../../i18n/${lang}/finder.json`, import.meta.url);
  const { keywords } = JSON.parse(readFileSync(file, 'utf8')) as { keywords: Record<string, string> };
  const keys = (['visitor', 'administrator'] as const).flatMap(finder =>
    finderEntries(finder).map(keywordsKeyOf),
  );
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

test('a title is found by what people type for it, also where its word is kept in one line', () => {
  const entries = [
    { title: 'Adresse de l’e-\u2060mail', keywords: '' },
    { title: 'E-\u2060mails', keywords: '' },
  ];
  expect(rank(entries, 'e-mail').map(({ title }) => title)).toEqual([
    'E-\u2060mails',
    'Adresse de l’e-\u2060mail',
  ]);
});
