import { describe, expect, test } from 'vitest';
import { resolveAlias } from './aliases.ts';
import { inLanguage, paths, slugOf } from './paths.ts';

describe('Addresses', () => {
  test('are made from the name of the page', () => {
    expect(paths.index({ lang: 'fr' })).toBe('/fr');
    expect(paths.project({ lang: 'en', ProjectID: '01a', slug: 'signal-box' })).toBe(
      '/en/projects/01a/signal-box',
    );
    expect(paths.project({ lang: 'en', ProjectID: '01a' })).toBe('/en/projects/01a');
  });

  test('take a query and a part, and leave out what is undefined', () => {
    expect(paths.generic({ lang: 'es' }, { query: { context: 'guide', next: undefined }, hash: 'top' })).toBe(
      '/es/generic?context=guide#top',
    );
  });

  test('cannot be broken out of', () => {
    expect(paths.project({ lang: 'en', ProjectID: '../admin' })).toBe('/en/projects/..%2Fadmin');
  });

  test('change their language alone', () => {
    expect(inLanguage('es', '/en/projects/01a/en')).toBe('/es/projects/01a/en');
  });

  test.each([
    ['Signal Box', 'signal-box'],
    ['La Réparerie !', 'la-reparerie'],
    ['  ¿Qué? 9 ', 'que-9'],
  ])('"%s" ends as %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('Other spellings of an address', () => {
  test.each([
    ['/en/market.html', '', '', '/en/market'],
    ['/en/index.html', '', '', '/en'],
    ['/fr/', '', '', '/fr'],
    ['/GB/market', '?sort=new', '', '/gb/market?sort=new'],
    ['/United-Kingdom/market', '', '', '/gb/market'],
    ['/France', '', '', '/fr'],
    ['/en/market', '', '#/projects/01a', '/en/projects/01a'],
    ['/es', '', '#/authors/7', '/es/authors/7'],
  ])('%s%s%s leads to %s', (pathname, search, hash, to) => {
    expect(resolveAlias(pathname, search, hash)).toBe(to);
  });

  test.each([
    ['/en/market', ''],
    ['/en', '#owners'],
    ['/de/market', ''],
    ['/', ''],
  ])('%s%s is left alone', (pathname, hash) => {
    expect(resolveAlias(pathname, '', hash)).toBeUndefined();
  });
});
