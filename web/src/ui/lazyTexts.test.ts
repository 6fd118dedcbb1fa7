import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SHELL_NAMESPACES } from '#web/i18n/i18n.ts';
import { PAGES } from '#web/routes/pages.ts';

const root = join(import.meta.dirname, '..');
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\.test\.tsx?$|^(testing|pages\/kit)\//.test(file))
    .map(file => [file, readFileSync(join(root, file), 'utf8')]),
);
const textOf = (file: string): string => sources.get(file) ?? '';

/** Part that a file loads later: the part's own file, if it is another one, and the namespaces that load with it. */
interface LazyPart {
  file: string | undefined;
  texts: string[];
}

/** The path of an import relative to web/src. */
const resolve = (from: string, specifier: string): string =>
  specifier.startsWith('#web/')
    ? specifier.slice('#web/'.length)
    : relative(root, join(root, dirname(from), specifier));

const names = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

function lazyPartsOf(file: string): LazyPart[] {
  return [...textOf(file).matchAll(/= lazyComponent\([\s\S]*?\n?\);\n/g)].map(([call]) => {
    const specifier = /import\('([^']+)'\)/.exec(call)?.[1];
    return {
      file: specifier && resolve(file, specifier),
      texts: names(/texts: \[([^\]]*)\]/.exec(call)?.[1] ?? ''),
    };
  });
}

const staticImports = (file: string): string[] =>
  [...textOf(file).matchAll(/^(?:import|export) (?!type\b)[^'";]*?from '((?:#web\/|\.)[^']+)'/gm)]
    .map(([, specifier = '']) => resolve(file, specifier))
    .filter(found => sources.has(found));

const usedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/\buseTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) => names(list));

/**
 * Namespaces that a file or its imports use although nothing around them loads them, each with its file. The texts of a part in
 * the file itself count for the whole file and its imports.
 */
function missingFrom(file: string, around: ReadonlySet<string>, visited: Set<string>): string[] {
  const key = `${file} ${[...around].toSorted().join()}`;
  if (visited.has(key)) return [];
  visited.add(key);
  const parts = lazyPartsOf(file);
  const loaded = new Set([...around, ...parts.flatMap(part => (part.file ? [] : part.texts))]);
  return [
    ...usedBy(file).flatMap(namespace => (loaded.has(namespace) ? [] : `${file}: ${namespace}`)),
    ...staticImports(file).flatMap(imported => missingFrom(imported, loaded, visited)),
    ...parts.flatMap(part =>
      part.file ? missingFrom(part.file, new Set([...loaded, ...part.texts]), visited) : [],
    ),
  ];
}

test('All texts of a page load with it, and those of a part that loads later with the part', () => {
  const visited = new Set<string>();
  const missing = PAGES.flatMap(({ name, source, namespaces }) =>
    missingFrom(source.replace('src/', ''), new Set([...SHELL_NAMESPACES, ...namespaces]), visited).map(
      found => `${found} (${name})`,
    ),
  );
  expect(visited.size).toBeGreaterThan(80);
  expect([...new Set(missing)].toSorted()).toEqual([]);
});

test('No other part waits for its texts itself', () => {
  const waiting = [...sources].filter(([, text]) => /\b(hasTranslations|loadTranslations)\(/.test(text));
  expect(waiting.map(([file]) => file).toSorted()).toEqual([
    'entry-server.tsx', // pages that the build renders
    'i18n/InLanguage.tsx', // a part in another language than its page
    'i18n/i18n.ts',
    'i18n/useServerMessages.ts', // shows the server's English until then
    'routes/routes.tsx', // the texts of pages
    'serverRenderer.ts',
    'ui/lazyComponent.tsx',
  ]);
});
