import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the built site is. */
export const siteFolder = join(root, 'dist/web');

const STAMP = '.built-from';
/** Held by the one process that builds, with its number in it. */
const LOCK = `${siteFolder}.building`;
/** What a build looks up besides its sources. */
const SETTINGS = ['SITE_ORIGIN', 'VITE_KIT'] as const;

/**
 * Builds the site where its sources changed since it was built; `told` hears that it takes a while. Of several processes that ask
 * at once one builds and the others wait for it, so that nobody's pages go away while they are read.
 */
export async function buildSite(told: (words: string) => void = () => {}): Promise<void> {
  while (!isFresh()) {
    if (!takeLock()) {
      await wait(200);
      continue;
    }
    try {
      if (isFresh()) return;
      told('The site’s sources have changed. Building it; this takes a few seconds.');
      await build();
      return;
    } finally {
      rmSync(LOCK, { force: true });
    }
  }
}

/** Says what a finished build was made from, in the build's own folder; `sources` as they were when it began. */
export const stampSite = (folder: string, sources: string): void =>
  writeFileSync(join(folder, STAMP), sources);

/** Puts a finished build where the site is read. */
export function placeSite(folder: string): void {
  const former = `${folder}.former`;
  if (existsSync(siteFolder)) renameSync(siteFolder, former);
  renameSync(folder, siteFolder);
  rmSync(former, { recursive: true, force: true });
}

/** Names, sizes and times of what the site is made from, and the settings of the build. */
export function fingerprint(): string {
  const files = globSync(['web/{src,build,public}/**/*', 'web/*.*', 'shared/**/*.ts', 'package-lock.json'], {
    cwd: root,
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${Math.floor(mtimeMs)}\n`);
  }
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

function isFresh(): boolean {
  const stamp = join(siteFolder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Whether this process may build now. The lock of a process that is gone does not count. */
function takeLock(): boolean {
  mkdirSync(dirname(LOCK), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isHeld(): boolean {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    // Just made and not yet signed: somebody is at it.
    if (!holder) return true;
    process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'web/build/build.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))));
  });
}
