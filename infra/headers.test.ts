import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

const options = {
  inline: { scripts: ['sha256-a'], styles: ['sha256-b'] },
  uploads: 'https://files.example',
  tls: true,
};

test('nothing inline runs but what the build hashed', () => {
  const policy = contentSecurityPolicy(options);
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self' 'sha256-b';");
  expect(policy).not.toMatch(/unsafe-|\*/);
});

test('uploads go to their own origin, and nothing else leaves the site', () => {
  expect(contentSecurityPolicy(options)).toContain("connect-src 'self' https://files.example;");
});

test('one machine without TLS is not told to use it', () => {
  const headers = securityHeaders({ ...options, tls: false });
  expect(Object.keys(headers)).not.toContain('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
