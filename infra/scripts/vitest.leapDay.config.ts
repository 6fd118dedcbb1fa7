import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from '../../functions/testing/environment.ts';
import { LongestFirst } from './longestFirst.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What reads the machine's clock: worlds with a user pool or a storage, emulators, and tests that ask for the time. */
const machineClock =
  /authWorld|uploadWorld|createScene|storageWorld|startKit|createPayments|createTokenIssuer|createStorage|createIdentity|new Date\(\)|Date\.now\(\)/;

/** Long tests; a test whose worker threads have the machine's clock; one that needs a process of its own. */
const excluded = /\.long\.test\.ts$|environment\/bundles\.test\.ts$|platform\/verifyToken\.test\.ts$/;

const files = globSync('{functions,infra,shared}/**/*.test.ts', { cwd: root }).filter(
  file => !excluded.test(file) && machineClock.test(readFileSync(`${root}/${file}`, 'utf8')),
);

/**
 * The server's tests that read the machine's clock, late on a leap day far ahead, so that none depends on the day on which
 * it runs. All other worlds have a clock of their own. Another time: `TEST_CLOCK=2027-03-27T23:30:00Z`.
 */
export default defineConfig({
  root,
  test: {
    name: 'leap day',
    isolate: false,
    include: files,
    environment: 'node',
    env: { ...testEnvironment, TEST_CLOCK: process.env['TEST_CLOCK'] ?? '2028-02-29T23:30:00Z' },
    setupFiles: ['functions/testing/restoreEnvironment.ts', 'functions/testing/shiftedClock.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['dot'],
  },
});
