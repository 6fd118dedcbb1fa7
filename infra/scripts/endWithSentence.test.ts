import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from '#infra/local/environment/dataFolder.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** A data folder on which no environment runs. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-commands-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command of package.json without any setting; resolves to its output and its exit code. */
async function run(command: keyof typeof packageJson.scripts, ...parameters: string[]) {
  const [, ...program] = packageJson.scripts[command].split(' ');
  const { PATH, HOME } = process.env;
  return await new Promise<{ output: string; code: number }>(resolve => {
    execFile(
      process.execPath,
      [...program, ...parameters],
      { env: { PATH, HOME } },
      (error, stdout, stderr) =>
        resolve({ output: (stdout + stderr).trim(), code: Number(error?.code ?? 0) }),
    );
  });
}

describe('A command ends with a sentence, not with a stack', () => {
  test.each<[keyof typeof packageJson.scripts, string[], RegExp]>([
    ['stripe:check', [], /^Neither STRIPE_SECRET_KEY .* is set\.$/],
    ['ledger:check', ['--data'], /^No local environment is running on .*, and TABLE_NAME is not set\./],
    ['proof:check', ['--data'], /^No local environment is running/],
    ['market:rebuild', ['--data'], /^No local environment is running/],
    ['codes:rebuild', ['--data'], /^No local environment is running/],
    ['people:rebuild', ['--data'], /^No local environment is running/],
    ['administrator', ['add', 'maren@cairn.example', '--data'], /^No local environment is running/],
    ['maintenance', ['status', '--data'], /^No local environment is running/],
    ['replay', ['some-id', '--data'], /^No local environment is running/],
    ['administrator', [], /^Usage: npm run administrator/],
    ['maintenance', [], /^Usage: npm run maintenance/],
    ['positions', [], /^Usage: npm run positions/],
    ['new', [], /^The name must be a verb and a noun/],
    ['replay', ['--set-aside', '/nowhere'], /^There is no file \/nowhere\.$/],
    ['ledger:check', ['--unknown'], /^Unknown option '--unknown'/],
    ['start', ['--port', 'eighty'], /^--port must be between/],
  ])('%s %o', async (command, parameters, said) => {
    const given = parameters.at(-1) === '--data' ? [...parameters, folder] : parameters;
    const { output, code } = await run(command, ...given);
    expect(output).toMatch(said);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBeGreaterThan(0);
  });
});

describe('npm run reset', () => {
  const data = async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'table.db'), 'data');
    return dataDir;
  };

  test('refuses while an environment runs on the data', async () => {
    const dataDir = await data();
    await lockDataFolder(dataDir); // by this process, as npm start does
    const { output, code } = await run('reset', '--data', dataDir);
    expect(output).toBe(
      `The data in ${dataDir} is in use by npm start (process ${process.pid}). Stop that first.`,
    );
    expect(code).toBe(1);
    expect(await readdir(dataDir)).toContain('table.db');
    await rm(join(dataDir, 'process.lock'));
  });

  test('deletes the data otherwise', async () => {
    const dataDir = await data();
    expect(await run('reset', '--data', dataDir)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).not.toContain('data');
  });
});
