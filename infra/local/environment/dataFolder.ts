import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const lockName = 'process.lock';

/**
 * Creates the data folder and locks it, so that no two programs seed or change the same data. A program that was killed
 * leaves its lock behind, which the next one takes over. Returns the id of the process that has the folder, or undefined
 * if it is this one's until it exits.
 */
export async function lockDataFolder(dataDir: string): Promise<number | undefined> {
  await mkdir(dataDir, { recursive: true });
  const lock = join(dataDir, lockName);
  if (!(await create(lock))) {
    const other = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (isRunning(other)) return other;
    await rm(lock, { force: true });
    if (!(await create(lock))) return await lockDataFolder(dataDir); // another program was faster
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  return undefined;
}

/** Deletes everything in the folder except its lock. */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name !== lockName) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Returns whether the lock did not exist. */
async function create(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0); // sends nothing
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it belongs to another user
  }
}
