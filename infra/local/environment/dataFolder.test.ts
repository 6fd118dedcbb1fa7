import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDataFolder, lockDataFolder } from './dataFolder.ts';

test('a data folder belongs to one running program, and to the next after that has ended', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'data-'));
  const folder = join(parent, 'data');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await mkdir(folder);
  await writeFile(join(folder, 'process.lock'), String(other.pid));
  expect(await lockDataFolder(folder)).toBe(other.pid);

  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  expect(await lockDataFolder(folder)).toBeUndefined();

  await writeFile(join(folder, 'clock.json'), '{}');
  await mkdir(join(folder, 'table'));
  await emptyDataFolder(folder);
  expect(await readdir(folder)).toEqual(['process.lock']);
  await rm(parent, { recursive: true });
});
