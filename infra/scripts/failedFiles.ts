import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The file that `FailedFiles` writes, if it is set. */
export const failedFilesVariable = 'FAILED_FILES';

/**
 * Writes the paths of all test files that failed, as a JSON array. After an error outside of any test there is no telling
 * which files it belongs to, so nothing is written.
 */
export class FailedFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const target = process.env[failedFilesVariable];
    if (!target || unhandled.length > 0) return;
    const failed = files.filter(file => !file.ok()).map(({ moduleId }) => moduleId);
    writeFileSync(target, JSON.stringify([...new Set(failed)]));
  }
}
