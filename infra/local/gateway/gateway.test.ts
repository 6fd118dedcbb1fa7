import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domain, get, post } from '#shared/contract.ts';
import { languages } from '#shared/settings.ts';
import { createGateway } from './gateway.ts';
import { plainGet } from './plainGet.ts';
import type { Verified } from './verifyToken.ts';

const { seeProject, seeMine, act, slow, broken } = domain('things', {
  seeProject: get('/projects/{ProjectID}', { summary: 'See.', access: 'public' }),
  seeMine: get('/projects/mine', { summary: 'See mine.', access: 'signedIn' }),
  act: post('/projects/{ProjectID}/users', { summary: 'Act.', access: 'public' }),
  slow: get('/slow', { summary: 'Sleep.', access: 'public' }),
  broken: get('/broken', { summary: 'Break.', access: 'public' }),
});

const site = mkdtempSync(join(tmpdir(), 'site-'));
const files: Record<string, string> = {
  'index.html': 'template',
  'en/index.html': '<h1>Home</h1>',
  'fr/index.html': '<h1>Accueil</h1>',
  'en/market/index.html': '<h1>Market</h1>',
  'en/projects/_/_/index.html': '<h1>Project</h1>',
  'en/404/index.html': '<h1>Nothing here</h1>',
  'fr/404/index.html': '<h1>Rien</h1>',
  'assets/main-3f2a.js': 'console.log(1);'.repeat(100),
  'assets/video-1.mp4': '0123456789',
  'hosting.json': JSON.stringify({
    rules: [
      { pattern: '/', file: '/index.html' },
      ...languages.flatMap(language => [
        { pattern: `/${language}`, file: `/${language}/index.html` },
        { pattern: `/${language}/market`, file: `/${language}/market/index.html` },
        { pattern: `/${language}/projects/:id/:slug?`, file: `/${language}/projects/_/_/index.html` },
      ]),
    ],
    notFound: Object.fromEntries(languages.map(language => [language, `/${language}/404/index.html`])),
    contentSecurityPolicy: "default-src 'self'; script-src 'self' 'sha256-abc'",
  }),
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), text);
}
writeFileSync(join(dirname(site), 'secret.txt'), 'secret');

const passes: Verified = { claims: { username: 'ada', 'cognito:groups': '[admins]' } };
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  gateway = await createGateway({
    contracts: [seeProject, seeMine, act, slow, broken],
    // Returns the event as its response.
    handlers:
      async ({ id }) =>
      async event => {
        if (id === 'broken') throw new Error('secret detail');
        if (id === 'slow') return await new Promise(() => {});
        return {
          statusCode: 200,
          headers: { 'x-handler': id },
          cookies: ['a=1', 'b=2'],
          body: JSON.stringify(event),
        };
      },
    verifyToken: async token =>
      token === 'good' ? passes : { refused: token === 'old' ? 'expired' : 'invalid' },
    staticDir: site,
    timeout: 50,
    extraRoutes: { '/_local/': (_, response) => void response.end('console') },
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(site, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(gateway.url + path, { redirect: 'manual', ...init });
const eventOf = async (answer: Response): Promise<APIGatewayProxyEventV2> => JSON.parse(await answer.text());

describe('the API', () => {
  test('passes requests on as the events of API Gateway', async () => {
    const answer = await ask('/api/projects/a%20b/users?x=1&x=2&y=%C3%A9', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Some': 'Thing', cookie: 'one=1; two=2' },
      body: '{"a":1}',
    });
    expect(answer.headers.get('x-handler')).toBe('act');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const event = await eventOf(answer);
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /projects/{ProjectID}/users',
      rawPath: '/projects/a%20b/users',
      rawQueryString: 'x=1&x=2&y=%C3%A9',
      queryStringParameters: { x: '1,2', y: 'é' },
      pathParameters: { ProjectID: 'a b' },
      cookies: ['one=1', 'two=2'],
      headers: { 'content-type': 'application/json', 'x-some': 'Thing' },
      requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1' } },
      body: '{"a":1}',
      isBase64Encoded: false,
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext).not.toHaveProperty('authorizer');
  });

  test('passes binary bodies on in base64', async () => {
    const body = new Uint8Array([0, 255, 7]);
    const event = await eventOf(await ask('/api/projects/p/users', { method: 'POST', body }));
    expect(event).toMatchObject({ isBase64Encoded: true, body: Buffer.from(body).toString('base64') });
  });

  test('prefers literal path segments to parameters', async () => {
    expect((await ask('/api/projects/mine')).headers.get('x-handler')).toBe('seeMine');
    expect((await ask('/api/projects/other')).headers.get('x-handler')).toBe('seeProject');
  });

  test.each([
    ['good', { jwt: { claims: { username: 'ada', 'cognito:groups': '[admins]' }, scopes: null } }],
    ['old', { refused: 'expired' }],
    ['forged', { refused: 'invalid' }],
    [undefined, undefined],
  ])('authorizes like the JWT authorizer: token %s', async (token, authorizer) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { requestContext } = await eventOf(await ask('/api/projects/mine', { headers }));
    expect(Reflect.get(requestContext, 'authorizer')).toEqual(authorizer);
  });

  test.each([
    ['GET', '/api/nowhere', 404, 'NOT_FOUND'],
    ['GET', '/api', 404, 'NOT_FOUND'],
    ['DELETE', '/api/projects/p', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/api/projects/%E0%A4%A', 400, 'INVALID_REQUEST'],
    ['GET', '/api/broken', 500, 'INTERNAL'],
  ])('refuses %s %s with an envelope', async (method, path, status, errorCode) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      success: false,
      errorCode,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('refuses bodies of more than ten mebibytes, and times out on a function that does not respond', async () => {
    const large = await ask('/api/projects/p/users', {
      method: 'POST',
      body: new Uint8Array(10 * 1024 * 1024 + 1),
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ errorCode: 'PAYLOAD_TOO_LARGE' });
    expect((await ask('/api/slow')).status).toBe(503);
  });

  test('sends the security headers too', async () => {
    expect((await ask('/api/projects/p')).headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the site', () => {
  test('serves pages by their paths, with the content security policy of their build', async () => {
    const home = await ask('/fr');
    expect([home.status, await home.text()]).toEqual([200, '<h1>Accueil</h1>']);
    expect(home.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc'");
    expect(home.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await (await ask('/en/projects/0193/a-bridge')).text()).toBe('<h1>Project</h1>');
  });

  test('redirects to the canonical address', async () => {
    const answer = await ask('/en/market.html?code=abc');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/market?code=abc']);
  });

  test.each([
    ['//%09/x', 200],
    ['//evil.example/index.html', 200],
    ['/en/market.html?a%0d%0ab=c', 301],
    ['/en/market.html?a=b%0d%0ac', 301],
    ['http://[/', 400],
  ])('answers the request line %s with %i, and redirects to no other site', async (path, expected) => {
    const { status, headers } = await plainGet(gateway, path, {});
    expect(status).toBe(expected);
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)[^\r\n]*$/);
  });

  test('serves the not-found page in the language of the path', async () => {
    const french = await ask('/fr/nowhere');
    expect([french.status, await french.text()]).toEqual([404, '<h1>Rien</h1>']);
    expect((await ask('/assets/none.js')).status).toBe(404);
    expect((await ask('/en', { method: 'POST' })).status).toBe(405);
  });

  test('compresses text and lets hashed files be cached forever', async () => {
    const raw = await plainGet(gateway, '/assets/main-3f2a.js', { 'accept-encoding': 'gzip, br' });
    expect(raw.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(raw.body).toString()).toBe(files['assets/main-3f2a.js']);
    expect((await plainGet(gateway, '/assets/main-3f2a.js', {})).body.toString()).toBe(
      files['assets/main-3f2a.js'],
    );
  });

  test('supports conditional requests, HEAD and ranges', async () => {
    const first = await ask('/en/market');
    const again = await ask('/en/market', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);

    const head = await ask('/assets/video-1.mp4', { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);

    const range = (value: string) => ask('/assets/video-1.mp4', { headers: { range: value } });
    const part = await range('bytes=2-4');
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await (await range('bytes=-3')).text()).toBe('789');
    expect(await (await range('bytes=8-')).text()).toBe('89');
    expect((await range('bytes=10-')).status).toBe(416);
  });

  test.each([
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/a%00.js',
    '/%E0%A4.js',
  ])('never serves files outside its folder: %s', async path => {
    const answer = await plainGet(gateway, path, {});
    expect(answer.status).not.toBe(200);
    expect(answer.body.toString()).not.toContain('secret');
  });

  test('leaves other path prefixes to their handlers', async () => {
    expect(await (await ask('/_local/mail')).text()).toBe('console');
  });
});
