import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { operationFile } from './operations.ts';
import { circlesIn } from './testing/circles.ts';
import { isTest, jobsFolder, pagesFolder, readSource, sources } from './testing/sources.ts';

interface Import {
  from: string;
  to: string;
  /** As it is written. */
  specifier: string;
}

const imports = sources.flatMap(from =>
  specifiersOf(from).map((specifier): Import => ({ from, to: resolve(from, specifier), specifier })),
);
const productionImports = imports.filter(({ from }) => !isTest(from));

test('imports are found, relative ones and aliases', () => {
  expect(imports).toContainEqual({
    from: 'functions/platform/operation.ts',
    to: 'shared/contract.ts',
    specifier: '#shared/contract.ts',
  });
  expect(imports).toContainEqual({
    from: 'functions/platform/lambda.ts',
    to: 'functions/platform/deps.ts',
    specifier: './deps.ts',
  });
});

test('functions import their own domain by relative paths and everything else by aliases', () => {
  const inDomains = imports.filter(({ from }) => domainOf(from) !== '');
  const offences = inDomains.filter(({ from, to, specifier }) => {
    const isOwn = isIn('functions', to) && domainOf(from) === domainOf(to);
    return isOwn ? specifier.startsWith('#') : specifier.startsWith('.');
  });
  expect(offences.map(toText)).toEqual([]);
});

test('shared imports only zod and itself', () => {
  const offences = productionImports.filter(
    ({ from, to }) => isIn('shared', from) && !isIn('shared', to) && !/^zod(\/|$)/.test(to),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('entities do not import contracts', () => {
  const offences = imports.filter(
    ({ from, to }) => isIn('shared/entities', from) && isIn('shared/contracts', to),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('no function imports the endpoint of another, except the pages that are rendered with their data', () => {
  const endpoints = new Set(contracts.map(operationFile));
  const isEntry = (file: string) => endpoints.has(file) || file.endsWith('.lambda.ts');
  const offences = productionImports.filter(
    ({ from, to }) => isIn('functions', from) && isEntry(to) && !isIn(`functions/${pagesFolder}`, from),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('the web imports neither functions nor infra', () => {
  const offences = productionImports.filter(
    ({ from, to }) => isIn('web/src', from) && (isIn('functions', to) || isIn('infra', to)),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('functions import neither web nor infra', () => {
  const offences = productionImports.filter(
    ({ from, to }) => isIn('functions', from) && (isIn('web', to) || isIn('infra', to)),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('the platform imports no domain', () => {
  const offences = productionImports.filter(
    ({ from, to }) =>
      isIn('functions/platform', from) && isIn('functions', to) && !isIn('functions/platform', to),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('domains import neither jobs nor a domain that imports them', () => {
  const crossing = productionImports
    .map(edge => ({ ...edge, source: domainOf(edge.from), target: domainOf(edge.to) }))
    .filter(({ source, target }) => isDomain(source) && target !== '' && source !== target);
  expect(crossing).toContainEqual(expect.objectContaining({ source: 'requests', target: 'prospects' }));

  const offences = crossing.filter(
    ({ source, target }) =>
      target === jobsFolder || crossing.some(other => other.source === target && other.target === source),
  );
  expect(offences.map(toText)).toEqual([]);
});

test('no file of the server, of shared or of infra imports itself by way of others', () => {
  const own = productionImports.filter(({ from }) => !isIn('web', from));
  expect(circlesIn(own).map(circle => circle.join(' → '))).toEqual([]);
});

test('domains do not import each other by way of others', () => {
  const between = productionImports
    .map(({ from, to }) => ({ from: domainOf(from), to: domainOf(to) }))
    .filter(({ from, to }) => from !== '' && to !== '' && from !== to);
  expect(circlesIn(between).map(circle => circle.join(' → '))).toEqual([]);
});

/** The schema of a store of money, with calculations based on it. */
const STORED_SHAPE = 'functions/money/captures/position.ts';

/** The floor of a file of money: it imports its own floor and those below. */
function moneyFloorOf(file: string): number {
  if (file.endsWith('.store.ts')) return 0;
  if (/^functions\/money\/(webhook|reconciliation)\//.test(file)) return 3; // code that starts a sync
  return file.startsWith('functions/money/sync/') ? 2 : 1; // brings our state in line with the provider's; the nouns
}

test('in money, the webhook and reconciliation import the sync, that the nouns, and those the stores', () => {
  const inMoney = productionImports.filter(
    ({ from, to }) => isIn('functions/money', from) && isIn('functions/money', to),
  );
  const imported = new Set(inMoney.map(({ to }) => to));
  const upwards = inMoney.filter(({ from, to }) => moneyFloorOf(to) > moneyFloorOf(from));
  // Files that no file of money imports, such as endpoints and the code that jobs run, are above all floors.
  const offences = upwards.filter(({ from, to }) => imported.has(from) && to !== STORED_SHAPE);
  expect(offences.map(toText)).toEqual([]);
  const toSync = upwards.map(({ to }) => to).filter(to => isIn('functions/money/sync', to));
  expect(toSync).toContain('functions/money/sync/expireOrder.ts'); // by endpoints
});

test('only tests import test support', () => {
  const offences = productionImports.filter(
    ({ from, to }) => isIn('functions', from) && isIn('functions/testing', to),
  );
  expect(offences.map(toText)).toEqual([]);
});

function specifiersOf(file: string): string[] {
  const found = readSource(file).matchAll(
    /^\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...found].map(([, named, lazy, bare]) => named ?? lazy ?? bare ?? '');
}

/** Target of an import specifier: the name of a package, or the path of a file of the repository from its root. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return normalize(join(dirname(from), specifier))
      .split(sep)
      .join('/');
  return specifier.replace(/^#web\//, 'web/src/').replace(/^#(shared|functions|infra)\//, '$1/');
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}

function domainOf(file: string): string {
  return /^functions\/(\w+)\/./.exec(file)?.[1] ?? '';
}

function isDomain(name: string): boolean {
  return !['', 'platform', 'testing', jobsFolder].includes(name);
}

function toText({ from, to }: Import): string {
  return `${from} → ${to}`;
}
