import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/settings.ts';
import { createGateway } from './gateway.ts';

const site = mkdtempSync(join(tmpdir(), 'site-'));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), text);
}

/** The rules of a build with these pages. */
const rulesOf = (script: string, ...pages: string[]): string =>
  JSON.stringify({
    rules: languages.flatMap(language =>
      pages.map(page => ({ pattern: `/${language}/${page}`, file: `/${language}/${page}/index.html` })),
    ),
    notFound: Object.fromEntries(languages.map(language => [language, '/en/404/index.html'])),
    contentSecurityPolicy: `default-src 'self'; script-src 'self' '${script}'`,
  });

let isPreparing = false;
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  write('hosting.json', rulesOf('sha256-abc', 'market'));
  write('en/market/index.html', '<h1>Market</h1>');
  write('assets/main-3f2a.js', 'console.log(1);');
  gateway = await createGateway({
    contracts: [],
    handlers: () => Promise.reject(new Error('No endpoint is called.')),
    verifyToken: () => Promise.reject(new Error('No token is verified.')),
    staticDir: site,
    isPreparing: () => isPreparing,
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(site, { recursive: true });
});

const ask = (path: string) => fetch(gateway.url + path, { redirect: 'manual' });

test('a site that is built again while it is served takes over, with its rules and headers', async () => {
  expect((await ask('/en/new')).status).toBe(404);
  write('en/new/index.html', '<h1>New</h1>');
  write('hosting.json', rulesOf('sha256-def', 'market', 'new'));
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(site, 'hosting.json'), later, later);

  const answer = await ask('/en/new');
  expect(await answer.text()).toBe('<h1>New</h1>');
  expect(answer.headers.get('content-security-policy')).toContain('sha256-def');
  rmSync(join(site, 'hosting.json')); // while the next build is moved into place
  expect((await ask('/en/new')).status).toBe(200);
});

test('says while demo data is created that the page opens afterwards, in its language, and serves files', async () => {
  isPreparing = true;
  const page = await ask('/fr/market');
  const file = await ask('/assets/main-3f2a.js');
  const american = await ask('/us/market');
  isPreparing = false;
  expect([page.status, page.headers.get('retry-after'), file.status]).toEqual([503, '2', 200]);
  const text = await page.text();
  expect(text).toContain('<html lang="fr">');
  expect(await american.text()).toContain('<html lang="en-US">');
  expect(text).toContain('Création des données de démonstration');
  expect(text).toContain('http-equiv="refresh"');
  expect(await (await ask('/en/market')).text()).toBe('<h1>Market</h1>');
});
