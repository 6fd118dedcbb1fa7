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

/** Folder of the built site. */
export const siteFolder = join(root, 'dist/web');

const STAMP = '.built-from';
/** Lock file of the building process; contains its process id. */
const LOCK = `${siteFolder}.building`;
/** Environment variables that affect a build. */
const SETTINGS = ['SITE_ORIGIN', 'VITE_KIT'] as const;

/**
 * Builds the site if its sources have changed since the last build; `log` is called before a build. A lock lets one process build
 * while others wait, so that no process replaces a site that another one is serving.
 */
export async function buildSite(log: (message: string) => void = () => {}): Promise<void> {
  while (!isFresh()) {
    if (!takeLock()) {
      await wait(200);
      continue;
    }
    try {
      if (isFresh()) return;
      log('The site’s sources have changed. Building it; this takes a few seconds.');
      await build();
      return;
    } finally {
      rmSync(LOCK, { force: true });
    }
  }
}

/** Stores the fingerprint of the sources in the folder of a build; `sources` was taken when the build started. */
export const stampSite = (folder: string, sources: string): void =>
  writeFileSync(join(folder, STAMP), sources);

/** Moves a finished build into place. */
export function placeSite(folder: string): void {
  const previous = `${folder}.former`;
  if (existsSync(siteFolder)) renameSync(siteFolder, previous);
  renameSync(folder, siteFolder);
  rmSync(previous, { recursive: true, force: true });
}

/** Hash of the names, sizes and modification times of the sources, and of the build settings. */
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

/** Takes the lock; false if another process has it. The lock of a process that has ended is removed for the next attempt. */
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
    // Just created by another process that has not written its id yet.
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
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`The build exited with code ${code}.`)),
    );
  });
}
