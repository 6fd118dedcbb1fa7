import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import packageJson from '../../../package.json' with { type: 'json' };
import { readOptions } from './options.ts';

const root = join(import.meta.dirname, '../../..');

const Step = z.strictObject({
  name: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  env: z.optional(z.record(z.string(), z.string())),
});
const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Job = z.strictObject({
  needs: z.optional(z.string()),
  permissions: z.optional(Permissions),
  uses: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  environment: z.optional(z.string()),
  'runs-on': z.optional(z.string()),
  'timeout-minutes': z.optional(z.number()),
  steps: z._default(z.array(Step), []),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  concurrency: z.optional(z.unknown()),
  jobs: z.record(z.string(), Job),
});

const files = globSync('.github/workflows/*.yml', { cwd: root });
const workflows = files.map(file => ({
  file,
  ...Workflow.parse(parse(readFileSync(join(root, file), 'utf8'))),
}));
const named = (name: string) => workflows.find(({ file }) => file.endsWith(`/${name}.yml`));

describe.each(workflows)('$file', ({ jobs }) => {
  const steps = Object.values(jobs).flatMap(job => job.steps);

  test('uses actions of a version, and workflows that exist', () => {
    const used = [...steps, ...Object.values(jobs)]
      .map(({ uses }) => uses)
      .filter(uses => uses !== undefined);
    for (const uses of used) {
      if (uses.startsWith('./')) expect(existsSync(join(root, uses)), uses).toBe(true);
      else expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+(\.\d+)*$/);
    }
  });

  test('runs npm scripts that exist, with options that they know', () => {
    const commands = steps.map(({ run = '' }) => run).filter(run => run.startsWith('npm '));
    for (const command of commands) {
      const [, script = '', args = ''] = /^npm (?:run )?(\w+)(?: -- (.*))?$/.exec(command) ?? [];
      expect(Object.keys(packageJson.scripts), command).toContain(script);
      if (script === 'deploy')
        expect(readOptions(args.replace('"$STAGE"', 'staging').split(' '))).toMatchObject({ yes: true });
    }
  });

  test('gives no words of a pull request or an input to a shell', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

test('No workflow has keys that live long, and only those that deploy may ask for a role', () => {
  const text = files.map(file => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(text).not.toMatch(/aws-access-key|secrets\./);
  expect(named('check')?.permissions).toEqual({ contents: 'read' });
  expect(named('deploy')?.permissions).toEqual({ contents: 'read' });
});

test('Production comes after staging, and staging after the tests', () => {
  const { test: tests, staging, production } = named('deploy')?.jobs ?? {};
  expect(tests?.steps.map(({ run }) => run)).toContain('npm test');
  expect(staging).toMatchObject({ needs: 'test', with: { stage: 'staging' } });
  expect(production).toMatchObject({ needs: 'staging', with: { stage: 'production' } });
  expect(named('deploy-stage')?.jobs['deploy']?.environment).toBe('${{ inputs.stage }}');
});
