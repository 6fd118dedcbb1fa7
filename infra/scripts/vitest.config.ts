import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from '../../functions/testing/environment.ts';
import { endpoints } from '../../web/build/endpoints.ts';
import { texts } from '../../web/build/texts/texts.ts';
import { FailedFiles } from './failedFiles.ts';
import { LongestFirst } from './longestFirst.ts';

/**
 * Tests that change the environment of the process, or of which modules read it when they are imported. Each of the
 * other files of the server runs in a worker that has loaded most modules for the files before it.
 */
const isolated = ['functions/uploads/**/*.test.ts', 'functions/platform/{environment,verifyToken}.test.ts'];

/** Of `npm run test:long`. */
const long = ['**/*.long.test.ts'];

// The page of components is tested too.
process.env['VITE_KIT'] ??= 'on';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [endpoints(), texts()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{shared,functions,infra}/**/*.test.ts'],
          exclude: [...isolated, ...long],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          globalSetup: 'web/src/testing/siteServer.ts',
        },
      },
    ],
    environment: 'node',
    env: testEnvironment, // functions read it when they are imported
    setupFiles: 'functions/testing/restoreEnvironment.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new FailedFiles()],
  },
});
