import { describe, expect, test } from 'vitest';
import { links, localizePath, paths, readQuery, routePattern, slugOf } from './paths.ts';

describe('Paths', () => {
  test('are built from the name of the page and its parameters', () => {
    expect(paths.index({ lang: 'fr' })).toBe('/fr');
    expect(paths.project({ lang: 'en', ProjectID: '01a', slug: 'signal-box' })).toBe(
      '/en/projects/01a/signal-box',
    );
    expect(paths.project({ lang: 'en', ProjectID: '01a' })).toBe('/en/projects/01a');
    expect(paths.project({ lang: 'en', ProjectID: '01a', slug: slugOf('!') })).toBe('/en/projects/01a');
  });

  test('take a query and a fragment, and leave out undefined values', () => {
    expect(paths.generic({ lang: 'es', context: 'thankyou', query: { project: '01a' }, hash: 'top' })).toBe(
      '/es/generic/thankyou?project=01a#top',
    );
    expect(paths.generic({ lang: 'es', context: 'guide', query: { project: undefined } })).toBe(
      '/es/generic/guide',
    );
    expect(paths.index({ lang: 'en', hash: 'roles' })).toBe('/en#roles');
    expect(paths.payment({ lang: 'en', query: { amount: 1500 } })).toBe('/en/payment?amount=1500');
  });

  test('compile only with names that the page reads', () => {
    // @ts-expect-error -- the page reads `project`
    expect(links['edit-projects']({ query: { ProjectID: '01a' } })).toContain('ProjectID');
    // @ts-expect-error -- the page reads no query
    expect(links.proposal({ query: { project: '01a' } })).toContain('project');
    // @ts-expect-error -- the page needs its id
    expect(() => links.project({})).toThrow(TypeError);
  });

  test('encode their parameters', () => {
    expect(paths.project({ lang: 'en', ProjectID: '../admin' })).toBe('/en/projects/..%2Fadmin');
  });
});

describe('Links without a language', () => {
  test.each([
    [
      links.project({ ProjectID: '01a', hash: 'comments' }),
      '/projects/01a#comments',
      '/fr/projects/01a#comments',
    ],
    [links.index({ hash: 'roles' }), '/#roles', '/fr#roles'],
    [links.index(), '/', '/fr'],
    [links.reset({ query: { t: 'a b' } }), '/reset?t=a+b', '/fr/reset?t=a+b'],
  ])('%s become paths in the language of the reader', (link, stored, localized) => {
    expect(link).toBe(stored);
    expect(localizePath('fr', link)).toBe(localized);
  });
});

test('The router matches the patterns of the table', () => {
  expect(routePattern('index')).toBe('/:lang');
  expect(routePattern('project')).toBe('/:lang/projects/:ProjectID/:slug?');
});

test('A page reads only its own names from the query', () => {
  expect(readQuery('edit-projects', new URLSearchParams('project=01a&ProjectID=02b'))).toEqual({
    project: '01a',
  });
  expect(readQuery('payout', new URLSearchParams())).toEqual({
    project: undefined,
    onboarding: undefined,
    month: undefined,
    person: undefined,
  });
});

test.each([
  ['Signal Box', 'signal-box'],
  ['La Réparerie !', 'la-reparerie'],
  ['  ¿Qué? 9 ', 'que-9'],
])('The slug of "%s" is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
