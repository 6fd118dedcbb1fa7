import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { type CommonError, commonErrors, type ErrorCode, errors } from '#shared/errors.ts';
import { operationFile } from './operations.ts';
import { isTest, readSource, sources } from './testing/sources.ts';

/**
 * Error codes. Other checks, `parity.test.ts` and the types, ensure that some function issues each code, and that the
 * endpoints that issue it declare it.
 */
const codes = Object.keys(errors) as ErrorCode[]; // the keys of a constant object
/** Rules that decide on the refusals of an application, on the server and on the pages. */
const rules = 'shared/applying.ts';
const functions = sources.filter(file => file.startsWith('functions/'));

describe('each error code', () => {
  const tests = functions.filter(file => file.endsWith('.test.ts') && !file.endsWith('errorCodes.test.ts'));
  const asserted = new Set(
    tests.flatMap(file => [...readSource(file).matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code]) => code)),
  );

  test('is expected by a test of the functions', () => {
    expect(codes.filter(code => !asserted.has(code))).toEqual([]);
  });
});

describe('each code that a contract declares', () => {
  const importsOf = memoize((file: string): string[] => {
    const found = readSource(file).matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    );
    return [...found]
      .map(([, named, lazy]) => resolve(file, named ?? lazy ?? ''))
      .filter(name => (name.startsWith('functions/') || name === rules) && sources.includes(name));
  });
  const named = memoize(
    (file: string) => new Set([...readSource(file).matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code]) => code)),
  );

  test('can be issued by the files that its function imports', () => {
    const idle = contracts.flatMap(({ domain, id, spec }) => {
      const files = closureOf(operationFile({ domain, id }), importsOf);
      return (spec.errors ?? [])
        .filter(code => !files.some(file => named(file).has(code)))
        .map(code => `${id}: ${code}`);
    });
    expect(idle).toEqual([]);
  });

  test('is not one of those that every endpoint shares', () => {
    const common = new Set<ErrorCode>(commonErrors satisfies readonly CommonError[]);
    const repeated = contracts.flatMap(({ id, spec }) =>
      (spec.errors ?? []).filter(code => common.has(code)).map(code => `${id}: ${code}`),
    );
    expect(repeated).toEqual([]);
  });
});

function closureOf(entry: string, importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set([entry]);
  for (const file of found) if (!isTest(file)) for (const next of importsOf(file)) found.add(next);
  return [...found];
}

/** Target of an import specifier: for a file of the repository, its path from the root. */
const resolve = (from: string, specifier: string): string =>
  specifier.startsWith('.')
    ? normalize(join(dirname(from), specifier))
        .split(sep)
        .join('/')
    : specifier.replace(/^#(?=functions\/|shared\/)/, '');

function memoize<T>(compute: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return file => {
    const value = known.get(file) ?? compute(file);
    known.set(file, value);
    return value;
  };
}
