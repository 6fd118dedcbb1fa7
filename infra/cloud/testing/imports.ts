import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Source files that a file imports at runtime, directly or indirectly, including itself. */
export function neededBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(join(root, file))) return found;
  found.add(file);

  const source = readFileSync(join(root, file), 'utf8');
  const imports = source.matchAll(
    /^(?:import|export) (?!type\b)([^;]*?) from '([#.][^']+)'|import\('([#.][^']+)'\)/gm,
  );
  for (const [, names = '', from, later] of imports) {
    const specifier = from ?? later ?? '';
    const isTypesOnly = /^\{(\s*type \w+( as \w+)?,?)+\s*\}$/.test(names);
    if (isTypesOnly) continue;
    neededBy(specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier), found);
  }
  return found;
}

/** Environment variables that a file may read at runtime. */
export const variablesOf = (file: string): string[] => [
  ...new Set(
    [...neededBy(file)].flatMap(needed =>
      [...readFileSync(join(root, needed), 'utf8').matchAll(/\benvironment\('([A-Z_]+)'\)/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  ),
];
