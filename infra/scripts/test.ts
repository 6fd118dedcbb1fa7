/** Runs all checks and tests in sequence; `--check` leaves out the builds and the budget of the web. */
import { spawnSync } from 'node:child_process';

const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  ['format', 'biome', 'ci', '.'],
  ['document', 'node', 'infra/scripts/openapi.ts', '--check'],
  ['unused code', 'knip'],
  ['functions build', 'node', 'infra/scripts/builtFunctions.ts'],
  ['web build', 'node', 'web/build/build.ts'],
  ['web weight', 'node', 'web/build/budget.ts'],
  ['tests', 'vitest', 'run', '--config', 'infra/scripts/vitest.config.ts'],
];

// The site that is built here is the one that the tests open, with the page of components.
process.env['VITE_KIT'] ??= 'on';

const chosen = process.argv.includes('--check')
  ? steps.filter(([name]) => !/^(web|functions) /.test(name))
  : steps;
const failed: string[] = [];

for (const [name, command, ...args] of chosen) {
  const started = performance.now();
  console.log(`\n── ${name}: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) failed.push(name);
}

console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
process.exit(failed.length ? 1 : 0);
