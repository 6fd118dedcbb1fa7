import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const STAMP = '.built-from';

/** Output of a build, and the sources and settings that it is built from. */
export interface Output {
  /** Folder of the output, below the repository's root. */
  folder: string;
  /** Patterns of its source files. */
  sources: readonly string[];
  /** Environment variables that affect the build. */
  settings?: readonly string[];
}

/** Hash of the names, sizes and modification times of the sources, and of the build settings. */
export function fingerprint({ sources, settings = [] }: Output): string {
  const hash = createHash('sha256');
  for (const file of globSync([...sources], { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${Math.floor(mtimeMs)}\n`);
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** Stores the fingerprint of the sources in the folder of a build; `sources` was taken when the build started. */
export const stamp = (folder: string, sources: string): void => writeFileSync(join(folder, STAMP), sources);

/**
 * Builds an output if its sources have changed since the last build. A lock lets one process build while others wait, so that no
 * process replaces files that another one is using. `build` leaves a stamped output.
 */
export async function ensureFresh(output: Output, build: () => Promise<unknown>): Promise<void> {
  const lock = `${output.folder}.building`; // contains the id of the building process
  while (!isFresh(output)) {
    if (!takeLock(lock)) {
      await wait(200);
      continue;
    }
    try {
      if (!isFresh(output)) await build();
      return;
    } finally {
      rmSync(lock, { force: true });
    }
  }
}

/** Whether the sources of an output, and the settings of its build, are those of the last build. */
export function isFresh(output: Output): boolean {
  const file = join(output.folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(output);
}

/** Takes a lock; false if another process has it. The lock of a process that has ended is removed for the next attempt. */
function takeLock(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Just created by another process that has not written its id yet.
    if (!holder) return true;
    process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}
