import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [undefined, false],
  ['off', false],
  ['on', true],
])('with VITE_KIT %s, whether the page of components is part of the site: %s', async (setting, isThere) => {
  vi.stubEnv('VITE_KIT', setting);
  vi.resetModules();
  const { PAGES } = await import('./pages.ts');
  expect(PAGES.some(({ name }) => name === 'kit')).toBe(isThere);
});
