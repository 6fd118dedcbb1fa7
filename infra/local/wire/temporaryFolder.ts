import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File system in memory, which Linux provides. */
const inMemory = '/dev/shm';
/** Free bytes that it needs: containers often give it 64 MB, which the table of one test can fill. */
const neededBytes = 2 * 2 ** 30;

/** Whether the file system in memory exists and has room. */
export async function hasRoomInMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false; // not on this system
  }
}

/**
 * Creates a folder for temporary data: in memory if there is room, because the table's emulator waits for the
 * disk on each write, a quarter of the time of most tests; otherwise among the system's temporary files.
 */
export async function createTemporaryFolder(prefix: string): Promise<string> {
  if (await hasRoomInMemory()) {
    try {
      return await mkdtemp(join(inMemory, prefix));
    } catch {
      // not writable
    }
  }
  return mkdtemp(join(tmpdir(), prefix));
}
