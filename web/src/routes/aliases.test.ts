import { expect, test } from 'vitest';
import { resolveAlias } from './aliases.ts';

test.each([
  ['/en/market.html', '', '', '/en/market'],
  ['/en/index.html', '', '', '/en'],
  ['/fr/', '', '', '/fr'],
  ['/GB/market', '?sort=new', '', '/gb/market?sort=new'],
  ['/United-Kingdom/market', '', '', '/gb/market'],
  ['/France', '', '', '/fr'],
  ['/en/market', '', '#/projects/01a', '/en/projects/01a'],
  ['/es', '', '#/authors/7', '/es/authors/7'],
])('%s%s%s resolves to %s', (pathname, search, hash, to) => {
  expect(resolveAlias(pathname, search, hash)).toBe(to);
});

test.each([
  ['/en/market', ''],
  ['/en', '#owners'],
  ['/de/market', ''],
  ['/', ''],
])('%s%s is not an alias', (pathname, hash) => {
  expect(resolveAlias(pathname, '', hash)).toBeUndefined();
});
