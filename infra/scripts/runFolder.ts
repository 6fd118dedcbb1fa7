import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'TEST_RUN_FOLDER';

/** Creates the folder of a test run, for files that its workers share. It is removed when this process ends. */
export function createRunFolder(): void {
  if (process.env[variable]) return;
  const folder = mkdtempSync(join(tmpdir(), 'cairn-run-'));
  process.env[variable] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The folder of the test run; undefined outside of one. */
export const runFolder = (): string | undefined => process.env[variable];
