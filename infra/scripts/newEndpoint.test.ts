import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiOf } from '#infra/cloud/apis.ts';
import { mostEndpoints } from '#infra/cloud/quotas.ts';
import { contracts, domains } from '#shared/contracts/index.ts';

const root = join(import.meta.dirname, '../..');
const path = '/projects/{ProjectID}/contribution-requests/{contributionRequestId}/withdraw';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-endpoint-'));
  cpSync(join(root, 'shared/contracts'), join(folder, 'shared/contracts'), { recursive: true });
  mkdirSync(join(folder, 'functions/requests'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const create = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'infra/scripts/newEndpoint.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('writes the contract and the operation of an endpoint', () => {
  const { status, stderr } = create('requests', 'withdrawRequest', 'POST', path);

  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(read('shared/contracts/requests.ts')).toContain(`withdrawRequest: post('${path}', {`);
  const operation = read('functions/requests/withdrawRequest.ts');
  expect(operation).toContain('export const withdrawRequest = operation(contracts.withdrawRequest, {');
  expect(operation).toContain('async run({ ProjectID, contributionRequestId, caller, loaded: {} }');
});

test.each([
  ['site', path],
  ['administration', '/admin/projects/{ProjectID}/stars'],
] as const)('says how much room the API %s has', (name, ownPath) => {
  const number = contracts.filter(contract => apiOf(contract) === name).length + 1;
  const { stdout } = create('requests', 'withdrawRequest', 'POST', ownPath);
  expect(stdout).toContain(
    `It is endpoint ${number} of the ${mostEndpoints[name]} for which the API "${name}" has room`,
  );
  expect(stdout).not.toContain('more than it has room for');
});

test('an endpoint of the administration is for administrators, another one for people who are signed in', () => {
  const accessOf = (name: string) =>
    read('shared/contracts/requests.ts')
      .split(`${name}: post(`)[1]
      ?.match(/access: '(\w+)'/)?.[1];
  create('requests', 'withdrawAll', 'POST', '/admin/requests/withdraw');
  create('requests', 'withdrawSome', 'POST', '/requests/withdraw');
  expect([accessOf('withdrawAll'), accessOf('withdrawSome')]).toEqual(['admin', 'signedIn']);
});

test('says when an API has no room for an endpoint', () => {
  const file = join(folder, 'shared/contracts/requests.ts');
  const text = readFileSync(file, 'utf8');
  const others = Array.from(
    { length: mostEndpoints.administration },
    (_, n) => `  a${n}: get('/admin/${n}', {}),`,
  );
  writeFileSync(file, text.replace(/\}\);\s*$/, `${others.join('\n')}\n});\n`));

  expect(create('requests', 'withdrawRequest', 'POST', '/admin/last').stdout).toContain(
    'more than it has room for',
  );
  expect(create('requests', 'acceptAll', 'POST', '/requests/accept').stdout).not.toContain(
    'more than it has room for',
  );
});

test.each(Object.keys(domains))('writes an endpoint of %s', domain => {
  mkdirSync(join(folder, 'functions', domain), { recursive: true });
  const { status, stderr } = create(domain, 'withdrawRequest', 'PATCH', path);

  expect(stderr).toBe('');
  expect(status).toBe(0);
  const written = read(`shared/contracts/${domain}.ts`);
  expect(written).toContain(`  withdrawRequest: patch('${path}', {`);
  expect(written).toMatch(/import \{ [^}]*\bpatch\b[^}]* \} from '\.\.\/contract\.ts';/);
});

test('writes the operation into a subfolder of its domain', () => {
  const { status, stdout } = create('requests/answers', 'withdrawRequest', 'POST', path);

  expect(status).toBe(0);
  expect(read('functions/requests/answers/withdrawRequest.ts')).toContain(
    'operation(contracts.withdrawRequest,',
  );
  expect(stdout).toContain('functions/requests/answers/withdrawRequest.test.ts');
});

test.each([
  ['a name without a verb', ['requests', 'withdraw', 'POST', path], 'must be a verb and a noun'],
  ['an unknown method', ['requests', 'withdrawRequest', 'SEND', path], 'is not a supported HTTP method'],
  ['a relative path', ['requests', 'withdrawRequest', 'POST', 'projects'], 'must start with a slash'],
  ['an unknown domain', ['stones', 'withdrawRequest', 'POST', path], 'Unknown domain stones'],
])('refuses %s', (_, words, message) => {
  const { status, stderr } = create(...words);

  expect(status).toBe(1);
  expect(stderr).toContain(message);
});
