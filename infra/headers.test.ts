import { expect, test } from 'vitest';
import { prototypeOf } from '#shared/prototypeOf.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

const pages = "default-src 'self'; script-src 'self' 'sha256-a'; connect-src 'self'; frame-src 'none'";
const options = { pages, uploads: 'https://files.example', tls: 'always' } as const;

test('nothing inline runs but what the build hashed', () => {
  const policy = contentSecurityPolicy(options);
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).not.toMatch(/unsafe-|\*/);
});

test('uploads go to their own origin, and nothing else leaves the site', () => {
  expect(contentSecurityPolicy(options)).toContain("connect-src 'self' https://files.example;");
  expect(contentSecurityPolicy(options)).toMatch(/img-src [^;]*https:\/\/files\.example/);
});

test('only our own cards and posters, the players of allowed videos and the hosts of allowed prototypes may be framed', () => {
  const [, sources = ''] = /frame-src ([^;]+)/.exec(contentSecurityPolicy(options)) ?? [];
  expect(sources).toContain('https://player.vimeo.com');
  expect(sources.split(' ')).toContain("'self'"); // our own cards and posters
  expect(sources).not.toContain("'none'");
  const prototypes = [
    'https://www.figma.com/proto/nrPSsILSYjesyc5UHjYYa4',
    'https://codepen.io/ada/pen/ExJbgxY',
    'https://codesandbox.io/s/tide-gauge-df90h',
  ].map(address => new URL(prototypeOf(address)?.src ?? '').origin);
  expect(sources.split(' ')).toEqual(expect.arrayContaining(prototypes));
});

test('without a build nothing may run', () => {
  const policy = contentSecurityPolicy({ uploads: 'https://files.example', tls: 'always' });
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

test('one machine without TLS is not told to use it', () => {
  const headers = securityHeaders({ ...options, tls: 'never' });
  expect(Object.keys(headers)).not.toContain('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('browsers keep to TLS for two years, and are told before the first visit only by a setting', () => {
  const said = (tls: 'always' | 'preload') =>
    securityHeaders({ ...options, tls })['strict-transport-security'];
  expect(said('always')).toBe('max-age=63072000; includeSubDomains');
  expect(said('preload')).toBe('max-age=63072000; includeSubDomains; preload');
});
