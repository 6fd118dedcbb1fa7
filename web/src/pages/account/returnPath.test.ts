import { expect, test } from 'vitest';
import { sameSitePath } from './returnPath.ts';

const origin = 'https://cairn.example';

test.each(['/fr/projects/01a?tab=roles#team', '/en/payment?project=1'])('%s is a path of this site', path => {
  expect(sameSitePath(path, origin)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/en',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'en/market',
  'https://cairn.example/en',
])('%j leads nowhere', path => {
  expect(sameSitePath(path, origin)).toBeUndefined();
});

test('a path with parent segments stays on the site', () => {
  expect(sameSitePath('/en/../../etc', origin)).toBe('/etc');
});
