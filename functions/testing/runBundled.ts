import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundling } from '#functions/build.ts';

/** The environment of a bundled script unless a test sets other values. */
export const bundledEnvironment = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'LOCALKEY',
  AWS_SECRET_ACCESS_KEY: 'local-secret',
  TABLE_NAME: 'cairn',
  SITE_URL: 'https://cairn.example',
  TOKEN_ISSUER: 'https://cognito-idp.eu-west-2.amazonaws.com/eu-west-2_none',
  TOKEN_CLIENT_ID: 'none',
};

/** Bundles `functions/testing/bundled/{name}.ts` with the options of the deployed functions. Returns the bundle's file. */
export async function bundleTo(folder: string, name: string): Promise<string> {
  const outfile = join(folder, `${name}.cjs`);
  const entry = join(import.meta.dirname, 'bundled', `${name}.ts`);
  await build({ ...bundling, outfile, entryPoints: [entry] });
  return outfile;
}

/** Runs a bundled script in a process of its own and returns its output, parsed as JSON. */
export async function runBundled(name: string, environment: Record<string, string> = {}): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  try {
    const file = await bundleTo(folder, name);
    const env = { ...bundledEnvironment, ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
