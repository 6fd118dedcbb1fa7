/** `npm run test:long`: simulations, load tests and an attack that take too long for `npm test`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from '../../functions/testing/environment.ts';
import { testHangsAfterMs } from './hangs.ts';
import { testWorkers } from './workers.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'long',
    include: [
      'functions/**/*.long.test.ts',
      // the rest of an attack: roles, limits and bounds
      'functions/{roleMatrix,limits,growth,publicSurfaces}.test.ts',
      'functions/auth/addressOwnership.test.ts',
      'functions/uploads/videoMetadata.test.ts',
    ],
    environment: 'node',
    env: testEnvironment, // functions read it when they start
    testTimeout: 3_600_000,
    hookTimeout: testHangsAfterMs,
    maxWorkers: testWorkers,
    reporters: ['verbose'],
  },
});
