import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '#functions/testing/environment.ts';
import { median } from './figures.ts';

const emptyHandler = 'exports.handler = async () => ({ statusCode: 200 });';

/** Script that loads the bundle in its first argument as Lambda does, runs the statements, and prints the time in milliseconds. */
const loader = (then: string): string =>
  `const began = performance.now();
  (async () => { require(process.argv[2]); ${then} })().then(() => process.stdout.write(String(performance.now() - began)));`;

/** Measures how long new processes take to load a bundle. */
export function makeStartUp(runs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'));
  const script = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const env = { PATH: process.env['PATH'], ...testEnvironment };

  return {
    /** A handler that does nothing. */
    empty: script('empty.cjs', emptyHandler),

    /** Median time in milliseconds of loading a bundle, and of the statements after it. */
    of(file: string, then = ''): number {
      const load = script('load.cjs', loader(then));
      const times = Array.from({ length: runs }, () => {
        const { stdout, status, stderr } = spawnSync(process.execPath, [load, file], {
          env,
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(`${file} does not load: ${stderr}`);
        return Number(stdout);
      });
      return median(times);
    },

    close: () => rmSync(folder, { recursive: true }),
  };
}
