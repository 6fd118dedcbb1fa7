import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, readSource, sources } from './testing/sources.ts';

/** Constants that no code reads. */
const exceptions: Record<string, string> = {
  pageTexts: 'names the texts for the types; each page names its own',
};

const code = new Map(
  sources
    .filter(file => !isTest(file) && !file.startsWith('infra/scripts/bench/'))
    .map(file => [file, withoutComments(readSource(file))]),
);
const definitions = [...code.keys()].filter(file => /^shared\/\w+\.ts$/.test(file));
const settings = (await Promise.all(definitions.map(settingsOf))).flat();

interface Setting {
  file: string;
  /** Name of the exported constant, and of the value in it: `['project', 'name', 'min']`. */
  path: readonly [string, ...string[]];
}

test('tables are found with the values in them, and constants', () => {
  expect(settings).toContainEqual({ file: 'shared/settings.ts', path: ['project', 'name', 'min'] });
  expect(settings).toContainEqual({ file: 'shared/settings.ts', path: ['disputeReminderDays'] });
  expect(settings.length).toBeGreaterThan(500);
});

test('every setting is read', () => {
  const unread = settings.filter(setting => !isRead(setting)).map(({ path }) => path.join('.'));
  expect(unread).toEqual(Object.keys(exceptions));
});

test.each([
  ['a value', 'const a = limits.name.min;', true],
  ['a table as a whole', 'const a = length(limits.name);', true],
  ['all tables as a whole', 'const a = [...Object.keys(limits)];', true],
  ['a destructured value', 'const { min } = limits.name;', true],
  ['another destructured value', 'const { max } = limits.name;', false],
  ['a method of a value', 'const a = limits.name.min.toFixed();', true],
  ['another value', 'const a = limits.name.max;', false],
  ['another table', 'const a = limits.other;', false],
  ['a type', 'type A = keyof typeof limits;', false],
  ['a property of the same name', 'const a = b.limits;', false],
  ['a key of the same name', 'const a = { limits: 1 };', false],
])('%s is told apart', (_, body, expected) => {
  expect(reads(body, 'limits', ['name', 'min'])).toBe(expected);
});

async function settingsOf(file: string): Promise<Setting[]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
  return Object.entries(exported).flatMap(([name, value]) =>
    pathsOf(value).map((path): Setting => ({ file, path: [name, ...path] })),
  );
}

/** Paths of the numbers, texts, patterns and lists in a value. Functions and schemas are no settings. */
function pathsOf(value: unknown): string[][] {
  if (typeof value === 'function') return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[]];
  if (Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, part]) => pathsOf(part).map(path => [key, ...path]));
}

const isRead = ({ file, path: [name, ...rest] }: Setting): boolean =>
  readersOf(file, name).some(({ body, alias }) => reads(body, alias, rest));

interface Reader {
  body: string;
  /** Name of the constant in this file. */
  alias: string;
}

const readers = new Map<string, readonly Reader[]>();

/** The files that import a constant, and the rest of its own. */
function readersOf(file: string, name: string): readonly Reader[] {
  const key = `${file} ${name}`;
  const known = readers.get(key);
  if (known) return known;
  const found = [...code].flatMap(([reader, text]): Reader[] => {
    const alias = reader === file ? name : importedAs(text, basename(file), name);
    if (!alias) return [];
    const body = text.replaceAll(/^import [^;]*;/gm, '').replace(new RegExp(`export const ${name}\\b`), '');
    return [{ body, alias }];
  });
  readers.set(key, found);
  return found;
}

/** The name by which code knows an export of a file, if it imports it. */
function importedAs(text: string, file: string, name: string): string | undefined {
  for (const [, names = '', specifier = ''] of text.matchAll(
    /^import (?:type )?\{([^}]*)\} from '([^']+)'/gm,
  )) {
    if (basename(specifier) !== file) continue;
    for (const part of names.split(',')) {
      const [own, alias] = part
        .trim()
        .replace(/^type /, '')
        .split(/\s+as\s+/);
      if (own === name) return alias ?? own;
    }
  }
  return undefined;
}

/** Whether code reads a value of a table, or a table around it as a whole. */
function reads(body: string, alias: string, path: readonly string[]): boolean {
  return [...path, ''].some((key, depth) => {
    const chain = [alias, ...path.slice(0, depth)].map(escaped).join(String.raw`\s*\??\.\s*`);
    const further = key ? String.raw`|\s*\??\.\s*\w` : '';
    const whole = new RegExp(String.raw`(?<![\w'"-]|(?<!\.\.)\.)${chain}(?![\w'":]${further})`, 'g');
    return [...body.matchAll(whole)].some(({ index }) => {
      const before = body.slice(Math.max(0, index - 400), index);
      if (/typeof\s+\(?$/.test(before)) return false;
      const names = /\{([^{}]*)\}\s*=\s*$/.exec(before)?.[1];
      return !names || !key || new RegExp(String.raw`(?<!:\s*)\b${escaped(key)}\b`).test(names);
    });
  });
}

const escaped = (text: string): string => text.replaceAll(/[^\w]/g, String.raw`\$&`);

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '');
}
