import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { slimAwsSdk } from './slimAwsSdk.ts';
import { slimStripe } from './slimStripe.ts';

const root = join(import.meta.dirname, '..');

/** Where the bundles go: `dist/functions/{domain}/{name}/index.mjs`. */
export const bundlesFolder = join(root, 'dist/functions');

/** How every function is bundled. */
export const bundling = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // native code, put beside the one function that needs it
  external: ['sharp'],
  legalComments: 'none',
  charset: 'utf8',
  // packages in CommonJS ask for Node's own modules by require, which ES modules do not have
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  plugins: [slimAwsSdk, slimStripe],
  absWorkingDir: root,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Every `*.lambda.ts`, by where its bundle goes: `auth/signIn` → the file. */
export function entries(): Record<string, string> {
  const files = globSync('functions/**/*.lambda.ts', { cwd: root }).toSorted();
  return Object.fromEntries(
    files.map(file => [`${basename(dirname(file))}/${basename(file, '.lambda.ts')}/index`, join(root, file)]),
  );
}

/** Bundles all functions in one pass; what was there before is gone. */
export async function buildFunctions(outdir: string = bundlesFolder): Promise<string[]> {
  if (existsSync(outdir)) rmSync(outdir, { recursive: true });
  const entryPoints = entries();
  await build({ ...bundling, entryPoints, outdir, outExtension: { '.js': '.mjs' } });
  return Object.keys(entryPoints).map(name => join(outdir, `${name}.mjs`));
}

/** The sizes of bundles, largest first. */
function sizesOf(files: string[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);
  return files
    .map(file => ({ name: file.split('/').slice(-3, -1).join('/'), bytes: readFileSync(file) }))
    .toSorted((a, b) => b.bytes.length - a.bytes.length)
    .map(({ name, bytes }) => `${kilobytes(bytes.length)} ${kilobytes(gzipSync(bytes).length)} gzip  ${name}`)
    .join('\n');
}

if (import.meta.main) {
  const began = performance.now();
  const files = await buildFunctions();
  if (process.argv.includes('--sizes')) process.stdout.write(`${sizesOf(files)}\n`);
  process.stdout.write(`${files.length} functions bundled in ${Math.round(performance.now() - began)} ms\n`);
}
