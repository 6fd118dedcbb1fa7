import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { pagesOf, routerSource } from './router.ts';

const pages = ['', '404', 'authors/_', 'market', 'projects/_/_'];

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: { location?: { value: string } };
}

function ask(
  uri: string,
  { language, query = {} }: { language?: string; query?: Record<string, string> } = {},
): Answer {
  const querystring = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, { value }]));
  const headers = language ? { 'accept-language': { value: language } } : {};
  const event = { request: { uri, headers, querystring } };
  return vm.runInNewContext(`${routerSource(pages)}\nhandler(${JSON.stringify(event)})`);
}

const file = (uri: string) => ask(uri).uri;
const sentTo = (answer: Answer) => [answer.statusCode, answer.headers?.location?.value];

test('a page is its index file', () => {
  expect(file('/fr')).toBe('/fr/index.html');
  expect(file('/fr/')).toBe('/fr/index.html');
  expect(file('/gb/market')).toBe('/gb/market/index.html');
});

test('an address with ids is the shell of its page', () => {
  expect(file('/es/projects/0193-af/un-puente')).toBe('/es/projects/_/_/index.html');
  expect(file('/en/authors/0193-af')).toBe('/en/authors/_/index.html');
});

test('an unknown page is the page that says so, in its language', () => {
  expect(file('/fr/nowhere')).toBe('/fr/404/index.html');
  expect(file('/fr/projects/only-one')).toBe('/fr/404/index.html');
});

test('files are left alone', () => {
  expect(file('/assets/main-3f2a.js')).toBe('/assets/main-3f2a.js');
  expect(file('/robots.txt')).toBe('/robots.txt');
});

test('the root leads to the language of the browser, else to English', () => {
  expect(sentTo(ask('/', { language: 'de-DE,fr;q=0.8,en;q=0.5' }))).toEqual([302, '/fr']);
  expect(sentTo(ask('/', { language: 'de' }))).toEqual([302, '/en']);
  expect(sentTo(ask('/'))).toEqual([302, '/en']);
});

test('an address without language keeps its path and its query', () => {
  expect(sentTo(ask('/market', { language: 'es', query: { code: 'abc' } }))).toEqual([
    302,
    '/es/market?code=abc',
  ]);
});

test('former spellings lead to the page: .html, upper-case countries', () => {
  expect(sentTo(ask('/fr/market.html'))).toEqual([301, '/fr/market']);
  expect(sentTo(ask('/FR/market'))).toEqual([301, '/fr/market']);
  expect(sentTo(ask('/en/index.html'))).toEqual([301, '/en']);
});

test('nobody is sent to another site', () => {
  for (const uri of ['//evil.example/x', '///evil.example', '/en//evil.example']) {
    const location = ask(uri).headers?.location?.value ?? '/';
    expect(location).toMatch(/^\/(?!\/)/);
  }
});

test('the pages are those that were built, in any language', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of [
    'en/index.html',
    'fr/market/index.html',
    'en/projects/_/_/index.html',
    'assets/a/index.html',
  ]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), '');
  }
  expect(pagesOf(site)).toEqual(['', 'market', 'projects/_/_']);
  rmSync(site, { recursive: true });
});

test('the function is small enough for CloudFront', () => {
  const many = Array.from({ length: 150 }, (_, at) => `some-longer-page-name-${at}`);
  expect(Buffer.byteLength(routerSource(many))).toBeLessThan(10_240);
});
