/** Runs all checks and tests in sequence; `--check` leaves out the builds and the budget of the web. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failedFilesVariable } from './failedFiles.ts';

const vitest = ['vitest', 'run', '--config', 'infra/scripts/vitest.config.ts'] as const;
const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  ['format', 'biome', 'ci', '.'],
  ['document', 'node', 'infra/scripts/openapi.ts', '--check'],
  ['unused code', 'knip'],
  ['functions build', 'node', 'infra/scripts/builtFunctions.ts'],
  ['web build', 'node', 'web/build/build.ts'],
  ['web weight', 'node', 'web/build/budget.ts'],
  ['tests', ...vitest],
  ['tests on a leap day', 'vitest', 'run', '--config', 'infra/scripts/vitest.leapDay.config.ts'],
];

/** More failed files than this are no accident: they are not run again. */
const fewFiles = 2;

// The site that is built here is the one that the tests open, with the page of components.
process.env['VITE_KIT'] ??= 'on';
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-test-'));
process.env[failedFilesVariable] = path.join(folder, 'failed.json');

const chosen = process.argv.includes('--check')
  ? steps.filter(([name]) => !/^(web|functions) /.test(name))
  : steps;
const failed: string[] = [];
let unstable: string[] = [];

for (const [name, command, ...args] of chosen) {
  let isPassed = run(name, command, ...args);
  if (!isPassed && name === 'tests') {
    unstable = failedFiles();
    isPassed =
      unstable.length > 0 &&
      unstable.length <= fewFiles &&
      run('failed tests again, alone', ...vitest, '--maxWorkers=1', ...unstable);
  }
  if (!isPassed) failed.push(name);
}

rmSync(folder, { recursive: true });
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
else if (unstable.length > 0)
  console.log(
    `\nEverything passed, but these files only when they were run again, alone. Each is a fault, of the test or of the product:\n  ${unstable.join('\n  ')}`,
  );
else console.log('\nEverything passed.');
process.exit(failed.length ? 1 : 0);

function run(name: string, command: string, ...args: string[]): boolean {
  const started = performance.now();
  console.log(`\n── ${name}: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** The test files that failed in the last run; none if it ended otherwise. */
function failedFiles(): string[] {
  const file = process.env[failedFilesVariable];
  if (!file || !existsSync(file)) return [];
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[]; // written by FailedFiles
  rmSync(file);
  return paths.map(each => path.relative(process.cwd(), each));
}
