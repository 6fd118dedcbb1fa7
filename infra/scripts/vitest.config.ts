import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from '../../functions/testing/environment.ts';
import { endpoints } from '../../web/build/endpoints.ts';
import { texts } from '../../web/build/texts/texts.ts';
import { BriefReporter } from './briefReporter.ts';
import { FailedFiles } from './failedFiles.ts';
import { hangsAfterMs, testHangsAfterMs } from './hangs.ts';
import { LongestFirst } from './longestFirst.ts';
import { createRunFolder } from './runFolder.ts';
import { testWorkers } from './workers.ts';

/**
 * Tests that change the environment of the process, or of which modules read it when they are imported, and of worker threads
 * that have the machine's clock. The other files run in workers that have loaded most modules for the files before them.
 */
const isolated = [
  'functions/uploads/**/*.test.ts',
  'functions/platform/{environment,verifyToken}.test.ts',
  'infra/local/environment/bundles.test.ts',
  'web/src/api/{liveness,firstCall}.test.ts',
  'web/src/routes/pages.test.ts',
];

/** Of `npm run test:long`. */
const long = ['**/*.long.test.ts'];

/**
 * The clock of the server's tests, so that none depends on the day on which it runs: late on a leap day far ahead. Tests in a
 * browser, journeys and isolated tests have the machine's. Another time: `TEST_CLOCK=2027-03-27T23:30:00Z npm test`.
 */
const testClock = process.env['TEST_CLOCK'] ?? '2028-02-29T23:30:00Z';

// The page of components is tested too.
process.env['VITE_KIT'] ??= 'on';
createRunFolder();

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
          env: { TEST_CLOCK: testClock },
          setupFiles: ['functions/testing/shiftedClock.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: long } },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: isolated,
          globalSetup: 'web/src/testing/buildSite.ts',
          isolate: false,
        },
      },
    ],
    environment: 'node',
    env: testEnvironment, // functions read it when they start
    setupFiles: ['functions/testing/restoreEnvironment.ts'],
    testTimeout: testHangsAfterMs,
    hookTimeout: testHangsAfterMs,
    expect: { poll: { timeout: hangsAfterMs } },
    maxWorkers: testWorkers,
    execArgv: ['--max-semi-space-size=32'], // fewer collections of garbage
    sequence: { sequencer: LongestFirst },
    reporters: [new BriefReporter(), new FailedFiles()],
    silent: 'passed-only',
  },
});
