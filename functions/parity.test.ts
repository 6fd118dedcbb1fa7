import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { Upload } from '#shared/entities/upload.ts';
import { commonErrors, type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';
import { importOperation, importOperations } from './operations.ts';
import { isTest, readSource, sources } from './testing/sources.ts';

test('the top level has a fixed set of entries besides dotfiles', () => {
  const tracked = execFileSync('git', ['ls-files'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  const visible = new Set(
    tracked.map(file => file.split('/')[0] ?? '').filter(name => !name.startsWith('.')),
  );
  expect([...visible].sort()).toEqual([
    'README.md',
    'cdk.json',
    'functions',
    'infra',
    'package-lock.json',
    'package.json',
    'shared',
    'tsconfig.json',
    'web',
  ]);
});

describe('contracts and operations', () => {
  test('each contract has an operation, in a file of its own name', async () => {
    const operations = await importOperations();
    expect(operations.map(({ contract }) => contract)).toEqual(contracts);
  });

  test('a contract without an operation is named when the operations are imported', async () => {
    await expect(importOperation({ domain: 'requests', id: 'plantTree' })).rejects.toThrow(
      'functions/requests/…/plantTree.ts',
    );
  });

  test('each operation belongs to a contract, and to no other file than its own', () => {
    const files = sources.filter(
      file =>
        file.startsWith('functions/') && !isTest(file) && /\boperation\(\w+\.\w+,/.test(readSource(file)),
    );
    const described = files.flatMap(file =>
      [...readSource(file).matchAll(/\boperation\(\w+\.(\w+),/g)].map(([, id = '']) => [
        basename(file, '.ts'),
        id,
      ]),
    );
    expect(described.filter(([file, id]) => file !== id)).toEqual([]);
    expect(described.map(([, id]) => id).toSorted()).toEqual(contracts.map(({ id }) => id).toSorted());
  });

  test('names and routes of endpoints are unique', () => {
    const names = contracts.map(({ id }) => id);
    const routes = contracts.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  });

  test('each response with a body has a schema', () => {
    const withoutSchema = contracts.filter(
      ({ spec }) => !spec.output && spec.status && ![204, 302].includes(spec.status),
    );
    expect(withoutSchema.map(({ id }) => id)).toEqual([]);
  });
});

describe('refusals', () => {
  const codes = Object.keys(errors) as ErrorCode[]; // the keys of a constant object

  test.each(['en', 'fr', 'es'])('each has a text in %s', language => {
    const texts = new Map(flatten(JSON.parse(readSource(`web/src/i18n/${language}/errors.json`))));
    const missing = codes.map(i18nIDOf).filter(id => !texts.get(id.replace(/^errors\./, ''))?.trim());
    expect(missing).toEqual([]);
  });

  test('only an unreachable database has a code that starts with DB', () => {
    expect(codes.filter(code => code.startsWith('DB'))).toEqual(['DB_UNREACHABLE']);
  });

  test('no contract declares one twice', () => {
    const duplicates = contracts.flatMap(({ id, spec }) =>
      (spec.errors ?? []).filter((code, at, all) => all.indexOf(code) !== at).map(code => `${id}: ${code}`),
    );
    expect(duplicates).toEqual([]);
  });

  test('each is declared by a contract, shared by all endpoints, or a reason to reject an upload', () => {
    const declared = new Set<string>([
      ...commonErrors,
      ...contracts.flatMap(({ spec }) => spec.errors ?? []),
      ...Upload.shape.errorCode.def.innerType.options,
    ]);
    expect(codes.filter(code => !declared.has(code))).toEqual([]);
  });

  test('each is issued by a function, except METHOD_NOT_ALLOWED, which the gateway issues', () => {
    const issuing = /\b(?:refuse|otherwise|Refusal|Outage)\(\s*(?:\w+\?\.code \?\? )?'([A-Z_]+)'/g;
    const issuedIn = (file: string) => [...readSource(file).matchAll(issuing)].map(([, code]) => code);
    const sourcesOfFunctions = sources.filter(file => file.startsWith('functions/') && !isTest(file));
    const issued = new Set(sourcesOfFunctions.flatMap(issuedIn));
    expect(codes.filter(code => !issued.has(code))).toEqual(['METHOD_NOT_ALLOWED']);
    expect(readSource('infra/local/gateway/gateway.ts')).toContain("'METHOD_NOT_ALLOWED'");
  });
});

describe('time and randomness', () => {
  /** Files that may read the clock or a random source: the dependencies, and code whose output does not affect data. */
  const exceptions: Record<string, string> = {
    'functions/platform/deps.ts': 'defines the clock and the ids of operations',
    'functions/platform/log.ts': 'stamps log lines with the time at which they are written',
    'functions/platform/backoff.ts': 'spreads retries at random',
    'functions/provider/providerPace.ts': 'spreads the calls that wait for their turn',
    'functions/platform/table/write.ts': 'marks the retries of one transaction as the same',
  };

  test('come from the dependencies of an operation', () => {
    const direct = /\bDate\.now\(|\bnew Date\(\)|\brandomUUID\b|\bMath\.random\b/;
    const users = sources.filter(
      file => file.startsWith('functions/') && !isTest(file) && direct.test(readSource(file)),
    );
    expect(users.sort()).toEqual(Object.keys(exceptions).sort());
  });
});

/** Entries of a nested object with dotted keys: `{ a: { b: 'c' } }` becomes `[['a.b', 'c']]`. */
function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    flatten(part, prefix ? `${prefix}.${key}` : key),
  );
}
