/**
 * Runs all checks, builds and tests. `--check` leaves out the builds of the web and the functions, and the tests of the web,
 * most of which open a browser. `--busy` keeps the cores busy with other work meanwhile. Names of files or folders run
 * the tests in them alone: `npm test -- functions/money`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { neededPermissionsVariable } from '#functions/testing/neededPermissions.ts';
import { failedFilesVariable } from './failedFiles.ts';

type Step = [name: string, command: string, ...args: string[]];

const vitest = ['vitest', 'run', '--config', 'infra/scripts/vitest.config.ts'] as const;

// One checker: by default there are four, which repeat each other's work and keep the results in memory.
const types: Step = ['types', 'tsc', '-p', '.', '--checkers', '1'];
const lint: Step = [
  'lint',
  'oxlint',
  '--type-aware',
  '--report-unused-disable-directives',
  '--deny-warnings',
];
const quickChecks: Step[] = [
  ['format', 'biome', 'ci', '.'],
  ['document', 'node', 'infra/scripts/openapi.ts', '--check'],
  ['unused code', 'knip'],
];
const builds: Step[] = [
  ['functions build', 'node', 'infra/scripts/builtFunctions.ts'],
  ['web build', 'node', 'web/build/build.ts'],
  ['web weight', 'node', 'web/build/budget.ts'],
];
const tests: Step = ['tests', ...vitest];
/** Needs the calls of all tests. */
const permissions: Step = ['permissions', 'node', 'infra/scripts/unneededPermissions.ts'];

// The site that is built here is the one that the tests open, with the page of components.
process.env['VITE_KIT'] ??= 'on';

/** Free memory with which two of those that need much of it run at the same time: lint takes 3.6 GB, types 1.7 and a build 1.3. */
const roomForTwo = 8 * 2 ** 30;

/** More failed files than this are no accident: they are not run again. */
const fewFiles = 2;
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-test-'));
process.env[failedFilesVariable] = path.join(folder, 'failed.json');
process.env[neededPermissionsVariable] = path.join(folder, 'needed-permissions.txt');

const args = process.argv.slice(2);
const chosen = args.filter(one => one !== '--check' && one !== '--busy');
const failed: string[] = [];
const burning = args.includes('--busy') ? burnCores() : [];

if (chosen.length === 0) {
  const built = args.includes('--check') ? [] : builds;
  if (freemem() > roomForTwo) await Promise.all([lane([types, lint]), lane([...quickChecks, ...built])]);
  else {
    await Promise.all([lane([types]), lane(quickChecks)]);
    await lane([lint, ...built]);
  }
}
const projects = args.includes('--check') ? ['--project=server', '--project=isolated'] : [];
await run([...tests, ...projects, ...chosen], 'inherit');
const unstable = chosen.length === 0 ? failedFiles() : [];
if (unstable.length > 0 && unstable.length <= fewFiles) {
  failed.splice(failed.indexOf(tests[0]), 1);
  await run(['failed tests again, alone', ...vitest, '--maxWorkers=1', ...unstable], 'inherit');
}
const isWhole = chosen.length === 0 && !args.includes('--check');
if (isWhole && failed.length === 0) await run(permissions, 'pipe');
for (const one of burning) one.kill();

rmSync(folder, { recursive: true });
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
else if (unstable.length > 0)
  console.log(
    `\nEverything passed, but these files only when they were run again, alone. Each is a fault, of the test or of the product:\n  ${unstable.join('\n  ')}`,
  );
else console.log('\nEverything passed.');
process.exit(failed.length > 0 ? 1 : 0);

/** Runs one step after the other. */
async function lane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step, 'pipe');
}

/** Runs a step. Its output is shown as it comes (`inherit`), or at its end if it failed. */
async function run([name, command, ...rest]: Step, output: 'inherit' | 'pipe'): Promise<void> {
  const began = performance.now();
  if (output === 'inherit') console.log(`\n── ${name}: ${command} ${rest.join(' ')}`);
  const child = spawn(command, rest, { stdio: ['ignore', output, output] });
  const printed = Promise.all(
    [child.stdout, child.stderr].map(async each => (each ? await buffer(each) : '')),
  );
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const text = (await printed).join('').trim();
  if (status !== 0) failed.push(name);
  console.log(
    [
      `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      ...(text && status !== 0 ? [text] : []),
    ].join('\n'),
  );
}

/** The test files that failed in the last run; none if it ended otherwise. */
function failedFiles(): string[] {
  const file = process.env[failedFilesVariable];
  if (!file || !existsSync(file)) return [];
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[]; // written by FailedFiles
  return paths.map(each => path.relative(process.cwd(), each));
}

/** Starts a program for each core that does nothing but keep it busy, as on a machine that others use too. */
function burnCores() {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(
      process.execPath,
      [
        '-e',
        'process.on("disconnect", () => process.exit()); setInterval(() => { for (const until = Date.now() + 90; Date.now() < until; ); }, 0);',
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    ),
  );
}
