import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EnvironmentProcess, startEnvironmentProcess } from '#e2e/journey/environmentProcess.ts';
import { demoPassword, emailOf } from '#infra/local/demo/accounts.ts';
import { type Contract, parametersOf } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type Envelope, isIntact } from '#shared/envelope.ts';
import { commonErrors, errors, i18nIDOf } from '#shared/errors.ts';

/** Sends invalid input to every endpoint of the local environment: each must return a declared refusal, never a server error. */

let environment: EnvironmentProcess;
let token: string;
let administratorsToken: string;

beforeAll(async () => {
  environment = await startEnvironmentProcess({ demo: true });
  token = await signIn('amadou');
  administratorsToken = await signIn('edith');
});
afterAll(() => environment?.close());

async function signIn(person: string): Promise<string> {
  const { text } = await send('POST', '/auth/signin', {
    body: JSON.stringify({ email: emailOf(person), password: demoPassword }),
  });
  return (JSON.parse(text) as { data: { token: string } }).data.token; // the contract of signIn
}

interface Sending {
  body?: string;
  token?: string;
  query?: string;
  headers?: Record<string, string>;
}

async function send(method: string, path: string, { body, token, query = '', headers = {} }: Sending = {}) {
  const response = await fetch(`${environment.url}/api${path}${query && `?${query}`}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method !== 'GET' && { body: body ?? '{}' }),
  });
  const text = await response.text();
  return { status: response.status, text, envelope: text ? (JSON.parse(text) as Envelope) : undefined };
}

/** The path with a value for each parameter: an unknown id, or the first allowed value. */
const pathOf = (contract: Contract, id = 'nobody-has-this-id'): string =>
  parametersOf(contract.path).reduce(
    (path, name) =>
      path.replace(
        `{${name}}`,
        name === 'identityProvider'
          ? 'google'
          : name === 'resetToken'
            ? 'x'.repeat(40)
            : encodeURIComponent(id),
      ),
    contract.path,
  );

const headersOf = ({ id }: Contract): Record<string, string> =>
  id === 'checkAccess'
    ? { 'x-page': 'admin' }
    : id === 'receiveStripeWebhook'
      ? { 'stripe-signature': 't=1,v1=00' }
      : {};

const tokenFor = ({ spec }: Contract): string => (spec.access === 'admin' ? administratorsToken : token);

type Answer = Awaited<ReturnType<typeof send>>;

/** Expects a refusal that the contract declares, with a valid hash and without internal details. */
async function expectRefusal(contract: Contract, { status, text, envelope }: Answer) {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  if (!envelope?.errorCode) throw new Error(`No refusal: ${text}`);
  expect([...commonErrors, ...(contract.spec.errors ?? [])], text).toContain(envelope.errorCode);
  expect(status).toBe(errors[envelope.errorCode].status);
  expect(envelope.i18nID).toBe(i18nIDOf(envelope.errorCode));
  expect(await isIntact(envelope)).toBe(true);
  expect(text).not.toMatch(/node_modules|at async|\.ts:|Dynamo|Cognito|ECONN/);
}

/** Expects no server error. A success is valid if the endpoint ignores the invalid input. */
async function expectNoServerError(contract: Contract, answer: Answer) {
  expect(answer.status, answer.text).toBeLessThan(500);
  if (answer.status >= 400) await expectRefusal(contract, answer);
}

const guarded = contracts.filter(({ spec }) => spec.access === 'signedIn' || spec.access === 'admin');
const administrators = contracts.filter(({ spec }) => spec.access === 'admin');
const taking = contracts.filter(({ spec }) => spec.body);
const named = (list: readonly Contract[]) => list.map(contract => [contract.id, contract] as const);

describe('without a session', () => {
  test.each(named(guarded))('%s refuses', async (_, contract) => {
    const answer = await send(contract.method, pathOf(contract));
    expect(answer).toMatchObject({ status: 401, envelope: { errorCode: 'NOT_AUTHENTICATED' } });
    await expectRefusal(contract, answer);
  });

  test.each(named(guarded))('%s refuses an invalid token', async (_, contract) => {
    const answer = await send(contract.method, pathOf(contract), { token: 'eyJhbGciOiJub25lIn0.e30.' });
    expect(answer).toMatchObject({ status: 401, envelope: { errorCode: 'INVALID_TOKEN' } });
  });
});

test.each(named(administrators))('%s requires an administrator', async (_, contract) => {
  expect(await send(contract.method, pathOf(contract), { token })).toMatchObject({
    status: 403,
    envelope: { errorCode: 'ADMIN_ONLY' },
  });
});

describe('with an invalid body', () => {
  const bodies = [
    '{"a":',
    '',
    'null',
    '[]',
    '"text"',
    '42',
    '{}',
    JSON.stringify({
      email: 7,
      password: [],
      body: {},
      items: 'x',
      proposal: null,
      total: '1',
      change: 3,
      avatar: '{',
      liked: 'yes',
    }),
    JSON.stringify({
      email: `${'a'.repeat(9_000)}@x.example`,
      text: 'x'.repeat(90_000),
      note: 'y'.repeat(90_000),
      reason: 'z',
    }),
    `{"__proto__":{"isAdmin":true},"constructor":1}`,
  ];

  test.each(named(taking))('%s causes no server error', async (_, contract) => {
    for (const body of bodies) {
      const answer = await send(contract.method, pathOf(contract), {
        token: tokenFor(contract),
        body,
        headers: headersOf(contract),
      });
      await expectNoServerError(contract, answer);
      if (body === '{"a":') expect(answer.envelope?.errorCode, answer.text).toBe('INVALID_REQUEST');
    }
  });
});

describe('with an invalid URL', () => {
  const ids = ['nobody-has-this-id', '..%2F..%2Fetc', "' OR 1=1", '<script>', 'ü'.repeat(300), '%00', '#'];
  const queries = [
    'cursor=forged&limit=20',
    'limit=0',
    'limit=1e9',
    'limit=-1',
    'limit=abc',
    'status=nothing&sort=worst&country=XX',
    'ownerId=',
    'token=short',
  ];

  test.each(named(contracts.filter(({ path }) => path.includes('{'))))(
    '%s causes no server error for any id',
    async (_, contract) => {
      for (const id of ids) {
        await expectNoServerError(
          contract,
          await send(contract.method, pathOf(contract, id), {
            token: tokenFor(contract),
            headers: headersOf(contract),
          }),
        );
      }
    },
  );

  test.each(named(contracts.filter(({ method }) => method === 'GET')))(
    '%s causes no server error for any query',
    async (_, contract) => {
      for (const query of queries) {
        await expectNoServerError(
          contract,
          await send('GET', pathOf(contract), {
            token: tokenFor(contract),
            query,
            headers: headersOf(contract),
          }),
        );
      }
    },
  );
});

test('banned users, unknown paths and unknown methods are refused in an envelope', async () => {
  const banned = await send('POST', '/auth/signin', {
    body: JSON.stringify({ email: emailOf('barry.fenwick'), password: demoPassword }),
  });
  expect(banned).toMatchObject({ status: 403, envelope: { errorCode: 'ACCOUNT_SUSPENDED' } });
  expect(await send('GET', '/nothing/here')).toMatchObject({
    status: 404,
    envelope: { errorCode: 'NOT_FOUND' },
  });
  expect(await send('DELETE', '/health/check')).toMatchObject({
    status: 405,
    envelope: { errorCode: 'METHOD_NOT_ALLOWED' },
  });
});

test('after all these requests the server is healthy and the ledger is consistent', async () => {
  expect(await send('GET', '/health/check')).toMatchObject({ status: 200 });
  expect(await (await fetch(`${environment.url}/_local/ledger`)).text()).toContain(
    'every posting sums to zero',
  );
});
