import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const urlOf = (path: string): string => JSON.stringify(pathToFileURL(path).href);

/** Loads two builds whose parts have the same names. A process of its own: the test runner loads modules in its own way. */
const program = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadBuildsWhole } from ${urlOf(join(import.meta.dirname, 'builds.ts'))};
loadBuildsWhole();
const write = (file, text) => writeFileSync(new URL(file, ${urlOf(`${folder}/`)}), text);
const build = name => {
  write('assets/shared.js', "export const name = '" + name + "'; export const token = {};");
  write('assets/page.js', "export { name, token } from './shared.js';");
  write('entry.js', "export { name, token } from './assets/shared.js'; export const page = () => import('./assets/page.js');");
};
const load = at => import(${urlOf(join(folder, 'entry.js'))} + '?built=' + at);
build('first');
const first = await load(1);
build('second');
const second = await load(2);
const page = await second.page();
console.log(JSON.stringify({
  names: [first.name, second.name, page.name],
  isShared: page.token === second.token,
  isKept: (await load(1)).token === first.token,
}));
`;

test('a build consists of its own parts only, those that load later included', async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const file = join(folder, 'program.js');
  writeFileSync(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(JSON.parse(stdout)).toEqual({
    names: ['first', 'second', 'second'],
    isShared: true,
    isKept: true,
  });
});
