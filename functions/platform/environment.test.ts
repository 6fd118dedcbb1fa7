import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

describe('a function in a misconfigured environment', () => {
  test.each([undefined, ''])(
    'does not load where TABLE_NAME is %j, and says which variable is wrong',
    async name => {
      vi.resetModules();
      vi.stubEnv('TABLE_NAME', name);
      await expect(import('#functions/system/healthCheck.lambda.ts')).rejects.toThrow(
        'The environment variable TABLE_NAME is missing or wrong.',
      );
    },
  );

  test('loads once the variable is there', async () => {
    vi.resetModules();
    vi.stubEnv('TABLE_NAME', 'cairn');
    expect(await import('#functions/system/healthCheck.lambda.ts')).toHaveProperty('handler');
  });
});
