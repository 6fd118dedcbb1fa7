import { expect, test } from 'vitest';
import { sameSitePath } from './returnPath.ts';

const origin = 'https://cairn.example';

test.each(['/fr/projects/01a?tab=roles#team', '/en/payment?project=1'])(
  'accepts %s as a path of this site',
  path => {
    expect(sameSitePath(path, origin)).toBe(path);
  },
);

test.each([
  null,
  '',
  'https://evil.example/en',
  '//evil.example',
  '/.//evil.example',
  '/en/..//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'en/market',
  'https://cairn.example/en',
])('rejects %j', path => {
  expect(sameSitePath(path, origin)).toBeUndefined();
});

test('resolves parent segments within the site', () => {
  expect(sameSitePath('/en/../../etc', origin)).toBe('/etc');
});
