import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn } from '#functions/testing/circles.ts';

const root = import.meta.dirname;

/** Folders that each folder may import besides itself. Areas of `pages` are checked separately. */
const layers: Record<string, readonly string[]> = {
  api: [],
  i18n: ['api'],
  ui: ['api', 'i18n'],
  domain: ['api', 'i18n', 'ui'],
  shell: ['api', 'i18n', 'ui', 'domain'],
  texts: [],
  pages: ['api', 'i18n', 'ui', 'domain', 'shell', 'texts'],
  routes: ['api', 'i18n', 'ui', 'domain', 'shell', 'pages', '.'],
};

interface Import {
  from: string;
  to: string;
}

const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'),
);
const imports = files.flatMap(from => importsOf(from).map((to): Import => ({ from, to })));

test('finds static, type-only and lazy imports', () => {
  expect(imports).toContainEqual({ from: 'routes/routes.tsx', to: 'routes/pages.ts' });
  expect(imports).toContainEqual({ from: 'routes/pages.ts', to: 'shell/usePage.ts' });
  expect(imports).toContainEqual({ from: 'shell/Shell.tsx', to: 'shell/deferred.ts' });
});

test.each(Object.keys(layers))('%s imports only from lower layers', layer => {
  const allowed = [layer, ...(layers[layer] ?? [])];
  const offences = imports.filter(
    ({ from, to }) => folderOf(from) === layer && !allowed.includes(folderOf(to)),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('files import from other folders by alias, never by a parent path', () => {
  const offences = files.filter(file =>
    /from '\.\.\/|import\('\.\.\//.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(offences).toEqual([]);
});

test('no file imports itself by way of others, lazily or not', () => {
  expect(circlesIn(imports).map(circle => circle.join(' → '))).toEqual([]);
});

test('areas of pages do not import each other', () => {
  const offences = imports.filter(
    ({ from, to }) => folderOf(from) === 'pages' && folderOf(to) === 'pages' && areaOf(from) !== areaOf(to),
  );
  expect(offences.map(toText)).toEqual([]);
});

/** Paths, relative to web/src, of the files that a file imports. */
function importsOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(
    /^(?:import|export)\b[^'";]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...found].flatMap(([, named, lazy, bare]) => {
    const specifier = named ?? lazy ?? bare ?? '';
    if (specifier.startsWith('#web/')) return [specifier.slice('#web/'.length)];
    return specifier.startsWith('.') ? [relative(root, join(root, dirname(file), specifier))] : [];
  });
}

/** Top-level folder of a file; `.` for a file directly in web/src. */
function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '.';
}

function areaOf(file: string): string | undefined {
  return file.split('/')[1];
}

function toText({ from, to }: Import): string {
  return `${from} → ${to}`;
}
