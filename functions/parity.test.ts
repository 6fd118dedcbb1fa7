import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { Upload } from '#shared/entities/upload.ts';
import { commonErrors, type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', { cwd: root }).map(file =>
  file.split(sep).join('/'),
);

/** Domains that no contract belongs to: what the clock, the stream and uploads call. */
const jobsFolder = 'jobs';

/** Tests, and the small worlds that a domain keeps for its own. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

test('the top level holds what the client named, the lockfile and dotfiles', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
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

describe('contracts and functions', () => {
  const promised = contracts.map(({ domain, id }) => `functions/${domain}/${id}.lambda.ts`);
  const written = sources.filter(
    file => file.endsWith('.lambda.ts') && dirname(file) !== `functions/${jobsFolder}`,
  );

  test('each contract has its function', () => {
    expect(promised.filter(file => !written.includes(file))).toEqual([]);
  });

  test('each function has its contract, and wires that one', () => {
    expect(written.filter(file => !promised.includes(file))).toEqual([]);
    const wires = (file: string) =>
      new RegExp(`lambda\\(\\s*\\w+\\.${basename(file, '.lambda.ts')},`).test(read(file));
    expect(written.filter(file => !wires(file))).toEqual([]);
  });

  test('each endpoint has a name and a route of its own', () => {
    const names = contracts.map(({ id }) => id);
    const routes = contracts.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  });

  test('each answer with a body has a schema', () => {
    const silent = contracts.filter(
      ({ spec }) => !spec.output && spec.status && ![204, 302].includes(spec.status),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('refusals', () => {
  const codes = Object.keys(errors) as ErrorCode[]; // the keys of a constant object

  test.each(['en', 'fr', 'es'])('each has words in %s', language => {
    const words = new Map(flatten(JSON.parse(read(`web/src/i18n/${language}/errors.json`))));
    const missing = codes.map(i18nIDOf).filter(id => !words.get(id.replace(/^errors\./, ''))?.trim());
    expect(missing).toEqual([]);
  });

  test('only an unreachable database has a code that says so', () => {
    expect(codes.filter(code => code.startsWith('DB'))).toEqual(['DB_UNREACHABLE']);
  });

  test('each that a contract declares is its own, not one that every endpoint has', () => {
    const twice = contracts.flatMap(({ id, spec }) =>
      (spec.errors ?? []).filter((code, at, all) => all.indexOf(code) !== at).map(code => `${id}: ${code}`),
    );
    expect(twice).toEqual([]);
  });

  test('each is declared by a contract, by every endpoint or by a rejected upload', () => {
    const declared = new Set<string>([
      ...commonErrors,
      ...contracts.flatMap(({ spec }) => spec.errors ?? []),
      ...Upload.shape.errorCode.def.innerType.options,
    ]);
    expect(codes.filter(code => !declared.has(code))).toEqual([]);
  });

  test('each is issued by a function; a method that no route has, by the gateway in front of them', () => {
    const issuing = /\b(?:refuse|otherwise|Refusal|Outage)\(\s*(?:\w+\?\.code \?\? )?'([A-Z_]+)'/g;
    const issuedIn = (file: string) => [...read(file).matchAll(issuing)].map(([, code]) => code);
    const sourcesOfFunctions = sources.filter(file => file.startsWith('functions/') && !isTest(file));
    const issued = new Set(sourcesOfFunctions.flatMap(issuedIn));
    expect(codes.filter(code => !issued.has(code))).toEqual(['METHOD_NOT_ALLOWED']);
    expect(read('infra/local/gateway/gateway.ts')).toContain("'METHOD_NOT_ALLOWED'");
  });
});

describe('time and chance', () => {
  /** Where they come from, and where nothing that is stored or answered depends on them. */
  const sourcesOfThem: Record<string, string> = {
    'functions/platform/deps.ts': 'defines the clock and the ids of operations',
    'functions/platform/log.ts': 'stamps log lines with the time at which they are written',
    'functions/platform/backoff.ts': 'spreads retries at random',
    'functions/platform/table/write.ts': 'marks the retries of one transaction as the same',
  };

  test('come from the dependencies of an operation', () => {
    const direct = /\bDate\.now\(|\bnew Date\(\)|\brandomUUID\b|\bMath\.random\b/;
    const users = sources.filter(
      file => file.startsWith('functions/') && !isTest(file) && direct.test(read(file)),
    );
    expect(users.sort()).toEqual(Object.keys(sourcesOfThem).sort());
  });
});

describe('imports go one way', () => {
  const imports = sources.flatMap(from => importsOf(from).map(to => ({ from, to })));
  const told = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;
  const under = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

  test('and they are found', () => {
    expect(imports).toContainEqual({ from: 'functions/platform/lambda.ts', to: 'shared/contract.ts' });
    expect(imports).toContainEqual({
      from: 'functions/platform/lambda.ts',
      to: 'functions/platform/deps.ts',
    });
  });

  test('shared imports nothing but zod and itself', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        under('shared')(from) && !isTest(from) && !under('shared')(to) && !/^zod(\/|$)/.test(to),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('entities know no contracts', () => {
    const wrong = imports.filter(
      ({ from, to }) => under('shared/entities')(from) && under('shared/contracts')(to),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('nobody imports a function’s entry but its test', () => {
    const wrong = imports.filter(
      ({ from, to }) => to.endsWith('.lambda.ts') && !isTest(from) && under('functions')(from),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('the web imports neither functions nor infra', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        under('web/src')(from) && !isTest(from) && (under('functions')(to) || under('infra')(to)),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('functions import neither web nor infra', () => {
    const aside = /^functions\/testing\//;
    const wrong = imports.filter(
      ({ from, to }) =>
        under('functions')(from) &&
        !isTest(from) &&
        !aside.test(from) &&
        (under('web')(to) || under('infra')(to)),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('the platform knows no domain', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        under('functions/platform')(from) &&
        !isTest(from) &&
        under('functions')(to) &&
        !under('functions/platform')(to),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('domains import neither jobs nor another domain that imports them', () => {
    const domainOf = (file: string) => /^functions\/(\w+)\/./.exec(file)?.[1] ?? '';
    const isDomain = (name: string) => !['', 'platform', 'testing', jobsFolder].includes(name);
    const crossing = imports
      .filter(({ from }) => !isTest(from))
      .map(edge => ({ ...edge, source: domainOf(edge.from), target: domainOf(edge.to) }))
      .filter(({ source, target }) => isDomain(source) && target !== '' && source !== target);
    expect(crossing).toContainEqual(expect.objectContaining({ source: 'requests', target: 'prospects' }));

    const wrong = crossing.filter(
      ({ source, target }) =>
        target === jobsFolder || crossing.some(other => other.source === target && other.target === source),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('nothing but tests uses what is there for tests', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        under('functions')(from) &&
        !under('functions/testing')(from) &&
        !isTest(from) &&
        under('functions/testing')(to),
    );
    expect(wrong.map(told)).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** What a file imports: packages by name, own files by their path from the root. */
function importsOf(file: string): string[] {
  const specifiers = [
    ...read(file).matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
    ),
  ];
  return specifiers.map(([, named, dynamic, bare]) => resolve(file, named ?? dynamic ?? bare ?? ''));
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return normalize(join(dirname(from), specifier))
      .split(sep)
      .join('/');
  return specifier.replace(/^#web\//, 'web/src/').replace(/^#(shared|functions|infra)\//, '$1/');
}

/** `{ a: { b: 'c' } }` as `a.b` → `c`. */
function flatten(value: unknown, before = ''): [string, string][] {
  if (typeof value === 'string') return [[before, value]];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    flatten(part, before ? `${before}.${key}` : key),
  );
}
