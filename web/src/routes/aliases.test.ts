import { expect, test } from 'vitest';
import { resolveAlias } from './aliases.ts';

test.each([
  ['/en/market.html', '', '', '/en/market'],
  ['/en/index.html', '', '', '/en'],
  ['/fr/', '', '', '/fr'],
  ['/GB/market', '?sort=new', '', '/gb/market?sort=new'],
  ['/en/Market/', '?sort=new', '', '/en/market?sort=new'],
  ['/FR/Projects/01A/Le-Pont/', '', '#roles', '/fr/projects/01A/Le-Pont#roles'],
  ['/en/Generic/Guide', '', '', '/en/generic/Guide'],
  ['/United-Kingdom/market', '', '', '/gb/market'],
  ['/France', '', '', '/fr'],
  ['/en/market', '', '#/projects/01a', '/en/projects/01a'],
  ['/es', '', '#/authors/7', '/es/authors/7'],
  ['/fr/generic', '?context=guide', '#roles', '/fr/generic/guide#roles'],
  ['/us/generic.html', '?project=01a&context=thankyou', '', '/us/generic/thankyou?project=01a'],
  ['/es/generic', '?context=contactus', '', '/es/contact-us'],
  ['/united-kingdom/market.html', '?sort=new', '#/projects/01a/signal-box', '/gb/projects/01a'],
  ['/en', '', '#/projects/50%', '/en/projects/50%25'],
  ['/en/messages', '?view=trashed&id=7', '', '/en/messages?view=trash&id=7'],
  ['/france/messages.html', '?view=new-message-center&to=2', '', '/fr/messages?view=new&to=2'],
  ['/es/generic/contactus', '', '', '/es/contact-us'],
])('%s%s%s resolves to %s', (pathname, search, hash, to) => {
  expect(resolveAlias(pathname, search, hash)).toBe(to);
});

test.each([
  ['/en/market', ''],
  ['/en', '#owners'],
  ['/en', '#/tasks/7'],
  ['/en', '#/constructor/7'],
  ['/de/market', ''],
  ['/en/generic', ''],
  ['/en/generic/guide', '#roles'],
  ['/', ''],
])('%s%s is not an alias', (pathname, hash) => {
  expect(resolveAlias(pathname, '', hash)).toBeUndefined();
});

test.each([
  ['/market', '?search=faro', '', '/es/market?search=faro'],
  ['/Market/', '', '', '/es/market'],
  ['/de/market', '', '#top', '/es/market#top'],
  ['/pt-BR/projects/01a/ponte', '', '', '/es/projects/01a/ponte'],
  ['/index.html', '', '', '/es'],
  ['/de', '', '', '/es'],
  ['/nowhere/at/all', '', '', '/es/nowhere/at/all'],
  ['/fr/market/', '', '', '/fr/market'],
])('%s%s%s resolves to %s for somebody who reads Spanish', (pathname, search, hash, to) => {
  expect(resolveAlias(pathname, search, hash, 'es')).toBe(to);
});

test('The start page and canonical addresses stay where they are, whatever one reads', () => {
  for (const pathname of ['/', '/en/market', '/fr/nowhere'])
    expect(resolveAlias(pathname, '', '', 'es')).toBeUndefined();
});
