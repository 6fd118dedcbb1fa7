import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the built site is. */
export const siteFolder = join(root, 'dist/web');

const stamp = join(siteFolder, '.built-from');

/** Builds the site where its sources changed since it was built. `told` hears that it takes a while. */
export async function buildSite(told: (words: string) => void): Promise<void> {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;

  told('Building the site. This happens when its sources have changed, and takes some twenty seconds.');
  await run('web/build/build.ts');
  writeFileSync(stamp, sources);
}

/** Names, sizes and times of what the site is made from. */
function fingerprint(): string {
  const files = globSync(['web/{src,build,public}/**/*', 'web/*.*', 'shared/**/*.ts', 'package-lock.json'], {
    cwd: root,
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${Math.floor(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

function run(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}.`))));
  });
}
