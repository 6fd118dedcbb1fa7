import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { contracts } from '#shared/contracts/index.ts';
import { jobFile, jobNames, operationFile } from './operations.ts';
import { verifiesTokens } from './platform/middleware/verifiesTokens.ts';
import { slimAwsSdk } from './slimAwsSdk.ts';

const root = join(import.meta.dirname, '..');

/** Output folder of the bundles: `dist/functions/{domain}/{name}/index.cjs`, each with its source map. */
export const bundlesFolder = join(root, 'dist/functions');

/** Prefix of the entries that are written here: one per endpoint and job, `generated:{name}`. */
const prefix = 'generated:';

/** Source of the entry of an endpoint or a job, which exports its handler. It verifies tokens if no authorizer does. */
export function entryOf(name: string): string {
  const contract = contracts.find(({ id }) => id === name);
  const verifies = contract !== undefined && verifiesTokens(contract);
  return [
    `import { lambda } from './functions/platform/lambda.ts';`,
    ...(verifies ? [`import { tokenVerifier } from './functions/platform/verifyToken.ts';`] : []),
    `import { ${name} } from './${contract ? operationFile(contract) : jobFile(name)}';`,
    `export const handler = lambda(${name}${verifies ? ', [tokenVerifier]' : ''});`,
  ].join('\n');
}

const generatedEntries: Plugin = {
  name: 'generatedEntries',
  setup(building) {
    building.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'generated',
    }));
    building.onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => ({
      contents: entryOf(path),
      loader: 'ts',
      resolveDir: root,
    }));
  },
};

/** The esbuild options of every function. */
export const bundling = {
  bundle: true,
  minify: true,
  // Lambda loads CommonJS with `require`, which is quicker by a tenth of a start: importing `node:fs` or `node:crypto` into an ES
  // module reads all their exports, and so loads parts of Node that no function uses.
  format: 'cjs',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // native code, installed next to the one function that needs it
  external: ['sharp'],
  legalComments: 'none',
  plugins: [generatedEntries, slimAwsSdk],
  // Deployed, so that stack traces in the log name our files and lines (`platform/sourceMappedStack.ts`). They need no source text.
  sourcemap: 'linked',
  sourcesContent: false,
  absWorkingDir: root,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * All functions by output path, `auth/signIn/index`: endpoints and jobs with generated entries, and the few that have a
 * `*.lambda.ts`.
 */
export function entries(): Record<string, string> {
  const files = globSync('functions/**/*.lambda.ts', { cwd: root }).toSorted();
  return Object.fromEntries([
    ...contracts.map(({ domain, id }) => [`${domain}/${id}/index`, `${prefix}${id}`]),
    ...jobNames().map(name => [`jobs/${name}/index`, `${prefix}${name}`]),
    ...files.map(file => [
      `${basename(dirname(file))}/${basename(file, '.lambda.ts')}/index`,
      join(root, file),
    ]),
  ]);
}

/** Functions that are bundled in one pass. All of them together take 5 GB of memory, because each bundle is held until the end. */
const batch = 40;

/** Bundles all functions into the emptied folder. Returns the bundles' files. */
export async function buildFunctions(): Promise<string[]> {
  rmSync(bundlesFolder, { recursive: true, force: true });
  const outExtension = { '.js': '.cjs' };
  const waiting = Object.entries(entries());
  while (waiting.length > 0) {
    const entryPoints = Object.fromEntries(waiting.splice(0, batch));
    await build({ ...bundling, entryPoints, outdir: bundlesFolder, outExtension });
  }
  return bundleFiles();
}

/** The files of all bundles. */
export const bundleFiles = (): string[] =>
  Object.keys(entries()).map(name => join(bundlesFolder, `${name}.cjs`));

/** Sizes of the bundles, largest first, one per line. */
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
