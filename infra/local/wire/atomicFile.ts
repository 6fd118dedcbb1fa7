import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file completely or keeps the previous one: writes a temporary file, syncs it and renames it. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;

  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Parsed content of a JSON file, or undefined if it is missing. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Saves a value in memory to a JSON file. `save()` resolves once a snapshot at least as recent as the call is on disk;
 * calls during a write share the next one.
 */
export function savedJson(path: string, snapshot: () => unknown): { save(): Promise<void> } {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const write = () => writeAtomically(path, JSON.stringify(snapshot()));

  return {
    save() {
      if (!running) {
        running = write().finally(() => {
          running = undefined;
        });
        return running;
      }
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          running = write().finally(() => {
            running = undefined;
          });
          return running;
        });
      return next;
    },
  };
}
