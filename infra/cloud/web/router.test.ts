import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/settings.ts';
import { resolveAlias } from '#web/routes/aliases.ts';
import type { Hosting } from './hosting.ts';
import { routerSource } from './router.ts';

const pages = {
  '': '/index.html',
  '/market': '/market.html',
  '/roles': '/roles.html',
  '/projects/:ProjectID/:slug?': '/_project.html',
  '/authors/:UserID': '/_author.html',
  '/404': '/404.html',
};
const rendered = ['', '/market', '/roles', '/projects/:ProjectID/:slug?', '/authors/:UserID'];
const inEachLanguage = (of: Record<string, string>): Hosting['rules'] =>
  Object.entries(of).flatMap(([pattern, file]) =>
    languages.map(language => ({
      pattern: `/${language}${pattern}`,
      file: `/${language}${file}`,
      ...(rendered.includes(pattern) && { server: true as const }),
    })),
  );
const notFound = {
  en: '/en/404.html',
  fr: '/fr/404.html',
  es: '/es/404.html',
  gb: '/gb/404.html',
  us: '/us/404.html',
};
const rules = [{ pattern: '/', file: '/index.html' }, ...inEachLanguage(pages)];

interface Answer {
  uri?: string;
  querystring?: Record<string, { value: string }>;
  statusCode?: number;
  headers?: { location?: { value: string } };
}

function ask(uri: string, query: Record<string, string> = {}): Answer {
  const querystring = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, { value }]));
  const event = { request: { uri, headers: {}, querystring } };
  return vm.runInNewContext(`${routerSource({ rules, notFound })}\nhandler(${JSON.stringify(event)})`);
}

const file = (uri: string) => ask(uri).uri;
const sentTo = (answer: Answer) => [answer.statusCode, answer.headers?.location?.value];

test('a page maps to its file', () => {
  expect(file('/fr')).toBe('/fr/index.html');
  expect(file('/gb/market')).toBe('/gb/market.html');
});

test('a path with ids maps to the shell of its page; optional segments may be missing', () => {
  expect(file('/es/projects/0193-af/un-puente')).toBe('/es/_project.html');
  expect(file('/es/projects/0193-af')).toBe('/es/_project.html');
  expect(file('/en/authors/0193-af')).toBe('/en/_author.html');
});

test.each([
  '/EN/embed/x.y',
  '/En/Embed/0193-af',
  '/en/embed/0193-af',
  '/xx/projects/0193-af',
  '/fr/projects/0193-af/pont.html',
  '/fr/projects/a/b/c',
  '/en/authors/x.png',
  '/fr/market',
  '/fr/FEED.xml',
  '/nowhere',
])('no visitor chooses what is rendered at %s', uri => {
  const { querystring = {} } = ask(uri, { path: '/en/sign-in', data: 'none', stay: '1' });
  const { path } = querystring;
  expect(path === undefined || path.value === encodeURIComponent(uri)).toBe(true);
  expect(querystring['data']).toBeUndefined();
  expect(querystring['stay']).toBeUndefined();
});

test('an unknown page maps to the not-found page in its language', () => {
  expect(file('/fr/nowhere')).toBe('/fr/404.html');
  expect(file('/fr/authors')).toBe('/fr/404.html');
  expect(file('/fr/projects/a/b/c')).toBe('/fr/404.html');
});

test('a page that a function renders gets the visitor’s path in place of the query', () => {
  const toRender = (uri: string, query?: Record<string, string>) => ask(uri, query).querystring;
  const path = (of: string) => ({ path: { value: encodeURIComponent(of) } });
  expect(toRender('/fr/projects/0193-af/%C3%A9t%C3%A9', { apply: 'x', path: '/admin' })).toEqual({
    ...path('/fr/projects/0193-af/%C3%A9t%C3%A9'),
    stay: { value: '1' },
  });
  const marked = ['embed', 'qr', 'newsletter'].map(ref => toRender('/fr/projects/0193-af/pont', { ref }));
  expect(marked).toEqual(marked.map(() => ({ ...path('/fr/projects/0193-af/pont'), stay: { value: '1' } })));
  expect(toRender('/en/authors/0193-af')).toEqual(path('/en/authors/0193-af'));
  expect(toRender('/es')).toEqual(path('/es'));
  expect(toRender('/fr/feed.xml', { a: 'b' })).toEqual(path('/fr/feed.xml'));
  expect(toRender('/fr/roles/feed.xml')).toEqual(path('/fr/roles/feed.xml'));
  expect(toRender('/fr/embed/0193-af', { a: 'b' })).toEqual(path('/fr/embed/0193-af'));
  expect(toRender('/fr/oembed/0193-af.json')).toEqual(path('/fr/oembed/0193-af.json'));
  expect(toRender('/en/nowhere', { a: 'b' })).toEqual({ a: { value: 'b' } });
});

test('the list of roles is rendered with what its query chooses', () => {
  const terms = { hours: '5', workplace: 'remote,onSite', starterTask: 'yes' };
  const { querystring } = ask('/fr/roles', { ...terms, status: 'running', owner: '0193-AF', search: 'tide' });
  expect(querystring?.['path']).toEqual({ value: '%2Ffr%2Froles' });
  expect(decodeURIComponent(querystring?.['query']?.value ?? '')).toBe(
    'search=tide&workplace=onSite%2Cremote&hours=5&starterTask=yes&owner=0193-AF',
  );
  expect(ask('/fr/roles', { hours: 'many' }).querystring).toMatchObject({ data: { value: 'none' } });
});

describe('a market is rendered', () => {
  const path = { value: '%2Fen%2Fmarket' };
  const asked = (query: Record<string, string>) => {
    const { query: chosen, ...rest } = ask('/en/market', query).querystring ?? {};
    return { ...rest, ...(chosen && { query: decodeURIComponent(chosen.value) }) };
  };

  test('with what its query chooses, in one order and form', () => {
    expect(asked({ search: 'lamp' })).toEqual({ path, query: 'search=lamp' });
    const query = 'search=tidal%20energy&skill=developers%2Cwriters&country=FR&sort=newest&limit=50';
    expect(
      asked({
        limit: '50',
        country: 'FR',
        skill: 'writers,developers,writers',
        search: '+tidal++energy%20',
        sort: 'newest',
      }),
    ).toEqual({ path, query });
    expect(asked({ page: '2', cursor: 'WyJh-_0' })).toEqual({ path, query: 'page=2&cursor=WyJh-_0' });
  });

  test('with fields of a form that are named several times', () => {
    const event = {
      request: {
        uri: '/en/market',
        headers: {},
        querystring: {
          skill: { value: 'writers', multiValue: [{ value: 'writers' }, { value: 'developers' }] },
        },
      },
    };
    const { querystring }: Answer = vm.runInNewContext(
      `${routerSource({ rules, notFound })}\nhandler(${JSON.stringify(event)})`,
    );
    expect(querystring?.['query']).toEqual({ value: encodeURIComponent('skill=developers%2Cwriters') });
  });

  test('as without a query where that chooses nothing', () => {
    expect(asked({})).toEqual({ path });
    expect(asked({ search: '+', skill: '' })).toEqual({ path });
    expect(asked({ utm_source: 'mail', fbclid: 'x1', query: 'search=theirs', path: '/fr/market' })).toEqual({
      path,
    });
  });

  test.each([
    ['words that are too long', { search: 'x'.repeat(201) }],
    ['words that cannot be read', { search: '%E0%A4%A' }],
    ['an endless filter', { skill: Array.from({ length: 11 }, (_, at) => `a${'b'.repeat(at)}`).join() }],
    ['a filter that is none', { country: 'France' }],
    ['a cursor that is too long', { cursor: 'x'.repeat(401) }],
    ['a page that is no number', { page: 'last', cursor: 'x' }],
  ])('without data for %s', (_, query: Record<string, string>) => {
    expect(asked({ ...query, sort: 'newest' })).toEqual({ path, data: { value: 'none' } });
  });
});

test('a project whose address has a query is rendered at that address', () => {
  expect(ask('/en/projects/0193-af/old-name').querystring).not.toHaveProperty('stay');
  expect(ask('/en/projects/0193-af/old-name', { from: 'mail' }).querystring).toEqual({
    path: { value: '%2Fen%2Fprojects%2F0193-af%2Fold-name' },
    stay: { value: '1' },
  });
  expect(ask('/en/authors/0193-af', { from: 'mail' }).querystring).not.toHaveProperty('stay');
});

test('files are unchanged', () => {
  expect(file('/assets/main-3f2a.js')).toBe('/assets/main-3f2a.js');
  expect(file('/robots.txt')).toBe('/robots.txt');
});

test('a path without a language maps to the start page, which knows the chosen one', () => {
  expect(file('/')).toBe('/index.html');
  expect(file('/france/market')).toBe('/index.html');
  expect(file('/market')).toBe('/index.html');
  expect(file('/index.html')).toBe('/index.html');
});

test('other ways to write an address redirect to the page and keep the query: .html, capital letters, a slash at the end', () => {
  expect(sentTo(ask('/fr/'))).toEqual([301, '/fr']);
  expect(sentTo(ask('/es/market/', { search: 'faro' }))).toEqual([301, '/es/market?search=faro']);
  expect(sentTo(ask('/en/Market'))).toEqual([301, '/en/market']);
  expect(sentTo(ask('/En/Projects/0193-AF/Old-Name/'))).toEqual([301, '/en/projects/0193-AF/Old-Name']);
  expect(file('/en/projects/0193-AF/Old-Name')).toBe('/en/_project.html');
  expect(sentTo(ask('/fr/market.html', { code: 'abc' }))).toEqual([301, '/fr/market?code=abc']);
  expect(sentTo(ask('/FR/market'))).toEqual([301, '/fr/market']);
  expect(sentTo(ask('/en/index.html'))).toEqual([301, '/en']);
});

test.each([
  '/fr/',
  '/en/Market',
  '/ES/market/',
  '/En/Projects/0193-AF/Old-Name/',
  '/en/market.html',
  '/fr/index.html',
  '/GB',
])('%s leads to the same address at the edge and in the browser', uri => {
  const [status, location] = sentTo(ask(uri));
  expect([status, location]).toEqual([301, resolveAlias(uri)]);
});

test.each(['/fr', '/en/market', '/en/projects/0193-AF/Old-Name', '/en/nowhere'])(
  '%s is left as it is at the edge and in the browser',
  uri => {
    expect(sentTo(ask(uri))).toEqual([undefined, undefined]);
    expect(resolveAlias(uri)).toBeUndefined();
  },
);

test('no path redirects to another site', () => {
  for (const uri of ['//evil.example/x', '///evil.html', '/en//evil.html', '/EN//evil']) {
    expect(ask(uri).headers?.location?.value ?? '/').toMatch(/^\/(?!\/)/);
  }
});

test('a page that is missing in one language fails the synthesis', () => {
  const [first, ...others] = inEachLanguage({ '/market': '/market.html' });
  expect(first?.pattern).toBe('/en/market');
  expect(() => routerSource({ rules: others, notFound })).toThrow('Pages in fr differ from those in en');
});

test("the function is within CloudFront's size limit", () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`/some-longer-page-${at}`, `/some-longer-page-${at}.html`]),
  );
  expect(Buffer.byteLength(routerSource({ rules: inEachLanguage(many), notFound }))).toBeLessThan(10_240);
});
