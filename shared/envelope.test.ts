import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { canonicalJson, isIntact, seal } from './envelope.ts';

const values: unknown[] = [
  null,
  'é\u2028"\\\u0007 😀',
  [1, -0, 1e21, 1e-7, 0.1 + 0.2, 333333333.3333333],
  { b: 1, a: { d: [], c: {} }, é: 2, '\ud83d\ude00': 3, '€': 4, '1': 5, '10': 6, '2': 7 },
  { left: undefined, kept: [true, false, null] },
];

describe('canonical JSON', () => {
  test.each(values)('of %j follows RFC 8785', value => {
    expect(canonicalJson(value)).toBe(canonicalize(value));
  });
});

describe('an envelope', () => {
  const open = {
    success: true,
    message: 'OK',
    i18nID: 'success.ok',
    endpointID: 'healthCheck',
    data: { b: 1, a: 'ü' },
  };

  test('is intact after a round trip through JSON', async () => {
    const carried = JSON.parse(JSON.stringify(await seal(open)));
    expect(await isIntact(carried)).toBe(true);
  });

  test('is not intact after any change', async () => {
    const sealed = await seal(open);
    expect(await isIntact({ ...sealed, data: { b: 2, a: 'ü' } })).toBe(false);
    expect(await isIntact({ ...sealed, success: false })).toBe(false);
    expect(
      await isIntact({ ...sealed, hash: sealed.hash.replace(/^./, digit => (digit === '0' ? '1' : '0')) }),
    ).toBe(false);
  });

  test('has a hash that any language can compute', async () => {
    const { hash } = await seal({ success: true, message: 'm', i18nID: 'i', endpointID: 'e' });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(canonicalJson({ success: true, message: 'm', i18nID: 'i', endpointID: 'e' })).toBe(
      '{"endpointID":"e","i18nID":"i","message":"m","success":true}',
    );
  });
});
