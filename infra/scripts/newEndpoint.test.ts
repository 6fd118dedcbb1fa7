import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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

test('writes the contract, the function and the operation of an endpoint', () => {
  const { status, stderr } = create('requests', 'withdrawRequest', 'POST', path);

  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(read('shared/contracts/requests.ts')).toContain(`withdrawRequest: post('${path}', {`);
  expect(read('functions/requests/withdrawRequest.lambda.ts')).toContain(
    'lambda(contracts.withdrawRequest, { run: withdrawRequest })',
  );
  expect(read('functions/requests/withdrawRequest.ts')).toContain(
    'withdrawRequest({ ProjectID, contributionRequestId, caller }: Input<typeof contracts.withdrawRequest>',
  );
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
