import { availableParallelism, freemem } from 'node:os';

/** Memory that a worker needs at most, with its browser and its table. */
const bytesPerWorker = 0.9 * 2 ** 30;

/**
 * Number of test files that run at the same time: one more than there are cores, because tests wait for pages and servers,
 * but no more than there is memory for.
 */
export const testWorkers: number = Math.max(
  1,
  Math.min(availableParallelism() + 1, Math.floor(freemem() / bytesPerWorker)),
);
