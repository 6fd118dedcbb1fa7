import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from '../../functions/testing/environment.ts';
import { endpoints } from '../../web/build/endpoints.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [endpoints()],
  test: {
    include: ['{shared,functions,infra,web}/**/*.test.{ts,tsx}'],
    environment: 'node',
    env: testEnvironment, // functions read it when they are imported
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    reporters: ['default'],
  },
});
