import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJson, savedJson, writeAtomically } from './atomicFile.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atomic-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates the folders of a file', async () => {
  await writeAtomically(join(folder, 'a/b/c.json'), '{"x":1}');

  expect(await readJson(join(folder, 'a/b/c.json'))).toEqual({ x: 1 });
});

test('reads a missing file as undefined; a file that is not JSON is an error', async () => {
  await writeFile(join(folder, 'broken.json'), '{');

  expect(await readJson(join(folder, 'none.json'))).toBeUndefined();
  await expect(readJson(join(folder, 'broken.json'))).rejects.toThrow(SyntaxError);
});

test('a failed write leaves no temporary file', async () => {
  await writeAtomically(join(folder, 'target/inside'), 'a folder is in the way');

  await expect(writeAtomically(join(folder, 'target'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['target']);
});

test('each save contains at least the state at the time of its call', async () => {
  const path = join(folder, 'state.json');
  const state = { count: 0 };
  const file = savedJson(path, () => state);
  const seen = await Promise.all(
    Array.from({ length: 50 }, async () => {
      state.count += 1;
      const asked = state.count;
      await file.save();
      return { asked, saved: await readJson(path) };
    }),
  );

  for (const { asked, saved } of seen) expect(saved).toSatisfy(value => Object(value).count >= asked);
  expect(await readJson(path)).toEqual({ count: 50 });
});
