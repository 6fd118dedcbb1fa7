import { afterAll } from 'vitest';
import { shiftDate } from '#infra/local/environment/shiftDate.ts';

/** Runs the tests of a file as if they had begun at the time in `TEST_CLOCK`. */
const began = Date.parse(process.env['TEST_CLOCK'] ?? '');
if (Number.isNaN(began)) throw new Error('TEST_CLOCK is no time, such as 2028-02-29T23:30:00Z');
const ahead = began - Date.now();
afterAll(shiftDate(() => ahead));
