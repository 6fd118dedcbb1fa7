import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundling } from '#functions/build.ts';

/** Keys that the services of one machine are told to know. */
export const bundledCredentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };

/** Bundles a script as functions are, runs it in a process of its own, and gives what it said as JSON. */
export async function runBundled(
  contents: string,
  environment: Record<string, string> = {},
): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  try {
    const outfile = join(folder, 'script.mjs');
    const resolveDir = join(bundling.absWorkingDir, 'functions');
    await build({ ...bundling, outfile, stdin: { contents, resolveDir, loader: 'ts' } });
    const env = {
      AWS_REGION: 'eu-west-2',
      AWS_ACCESS_KEY_ID: bundledCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bundledCredentials.secretAccessKey,
      ...environment,
    };
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], { env });
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
