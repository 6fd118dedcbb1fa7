import { afterEach, expect, test, vi } from 'vitest';
import { makeLog } from './log.ts';

test('a line says its level and its time in the fields that Lambda reads, and then what was given', () => {
  const lines: string[] = [];
  const log = makeLog((_level, line) => void lines.push(line)).with({ job: 'payouts' });
  log.error('job.failed', { detail: 'No answer' });
  log.info('job.completed');

  expect(lines.map(line => JSON.parse(line))).toEqual([
    {
      level: 'error',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), // RFC 3339
      message: 'job.failed',
      job: 'payouts',
      detail: 'No answer',
    },
    { level: 'info', timestamp: expect.any(String), message: 'job.completed', job: 'payouts' },
  ]);
  expect(lines.every(line => !line.includes('\n'))).toBe(true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('an error names the version of the function, so that those of a new one are counted apart', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '12');
  vi.resetModules();
  const { makeLog: makeLogOfVersion } = await import('./log.ts');
  const lines: string[] = [];
  const log = makeLogOfVersion((_level, line) => void lines.push(line));
  log.error('call.failed');
  log.info('call.answered');

  expect(lines.map(line => JSON.parse(line).version as unknown)).toEqual(['12', undefined]);
});
