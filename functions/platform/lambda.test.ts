import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallOptions, contextOf, eventOf, type TestRequest } from '#functions/testing/event.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { domain, get, post } from '#shared/contract.ts';
import { UserID } from '#shared/ids.ts';
import { answer } from './answer.ts';
import { callers } from './caller.ts';
import { lambda } from './lambda.ts';
import { refuse } from './refusal.ts';
import { makeDocumentClient } from './table/client.ts';
import { Step } from './table/step.ts';
import { makeTable } from './table.ts';
import { makeTokenVerifier } from './verifyToken.ts';

const cairns = domain('cairns', {
  layStone: post('/projects/{ProjectID}/stones', {
    summary: 'Lay a stone.',
    access: 'signedIn',
    query: z.object({ loud: z.optional(z.stringbool()) }),
    body: z.object({
      name: z.string().check(z.minLength(3), z.maxLength(5)),
      weight: z.number(),
      kind: z.optional(z.string().check(z.regex(/^[a-z]+$/, { error: 'validation.kind_letters' }))),
    }),
    output: z.object({ name: z.string(), by: z.string(), language: z.string() }),
    status: 201,
    errors: ['PROJECT_NOT_FOUND', 'INSUFFICIENT_POINTS'],
    successMessage: 'The stone lies.',
  }),
  seeCairn: get('/projects/{ProjectID}/cairn', {
    summary: 'See a cairn.',
    access: 'public',
    output: z.object({ ProjectID: z.string() }),
  }),
  openCairn: get('/cairns/mine', {
    summary: 'Own.',
    access: 'optional',
    output: z.object({ who: z.string() }),
  }),
  countCairns: get('/cairns/count', {
    summary: 'Count.',
    access: 'admin',
    output: z.object({ count: z.int() }),
  }),
  kickCairn: post('/cairns/kick', { summary: 'Kick.', access: 'public' }),
  echoForm: post('/cairns/form', {
    summary: 'Echo.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ text: z.string() }),
    output: z.object({ text: z.string(), country: z.string() }),
  }),
  echoRaw: post('/cairns/raw', {
    summary: 'Echo.',
    access: 'public',
    bodyFormat: 'raw',
    output: z.object({ text: z.string() }),
  }),
});

const layStone = lambda(cairns.layStone, {
  run: async ({ ProjectID, body, caller, request }, { table }) => {
    if (ProjectID === 'none') return refuse('PROJECT_NOT_FOUND');
    if (ProjectID === 'dear') return refuse('INSUFFICIENT_POINTS', { points: 20_000 });
    if (ProjectID === 'broken') throw new Error('secret detail');
    if (ProjectID === 'mismatch') return { name: 1 } as never;
    if (ProjectID === 'reads') await table.get(callers.key(caller.UserID));
    if (ProjectID === 'offline') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    return { name: body.name, by: caller.UserID, language: request.language };
  },
});
const seeCairn = lambda(cairns.seeCairn, { run: ({ ProjectID }) => ({ ProjectID }) });
const openCairn = lambda(
  cairns.openCairn,
  { run: ({ caller }) => ({ who: caller?.username ?? 'nobody' }) },
  {
    verifyToken: makeTokenVerifier,
  },
);
const countCairns = lambda(cairns.countCairns, { run: ({ caller }) => ({ count: caller.isAdmin ? 7 : 0 }) });
const kickCairn = lambda(cairns.kickCairn, {
  run: ({ request }) =>
    request.origin === 'https://elsewhere.example'
      ? answer(undefined, { location: 'https://cairn.example/', cookies: ['a=b; HttpOnly'] })
      : undefined,
});
const echoForm = lambda(cairns.echoForm, {
  run: ({ body, request }) => answer({ text: body.text, country: request.country }, { cacheFor: 60 }),
});
const echoRaw = lambda(cairns.echoRaw, { run: ({ body }) => ({ text: body }) });

let world: World;
let ada: UserID;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
});
afterAll(() => world.close());

const good = { ProjectID: 'p', body: { name: 'flint', weight: 1 } };
const lay = (change: TestRequest = {}, sending: CallOptions = {}) =>
  world.callWith(layStone, { ...good, ...change }, { as: ada, ...sending });

describe('a call', () => {
  test('answers with the output in an intact envelope, with the contract’s words and status', async () => {
    const answered = await lay();
    expect(answered).toMatchObject({
      status: 201,
      data: { name: 'flint', by: ada, language: 'en' },
      envelope: {
        success: true,
        message: 'The stone lies.',
        i18nID: 'success.layStone',
        endpointID: 'layStone',
      },
      headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    });
    expect(answered.headers['x-request-id']).toMatch(/./);
  });

  test('reads the caller in one request', async () => {
    const from = world.requests();
    await lay();
    expect(world.requests(from)).toBe(1);
  });

  test('takes language, country and origin from the body or query first, then from headers', async () => {
    const french = { headers: { 'Accept-Language': 'pt-BR, fr-FR;q=0.9' } };
    expect((await lay({}, french)).data).toMatchObject({ language: 'fr' });
    expect((await lay({ query: { language_code: 'ES' } }, french)).data).toMatchObject({ language: 'es' });
    expect((await lay({ body: { ...good.body, language_code: 'gb' } }, french)).data).toMatchObject({
      language: 'gb',
    });
    expect((await lay({ query: { language_code: 'xx', country_code: '?' } })).data).toMatchObject({
      language: 'en',
    });
  });

  test('without output is answered 204 without a body, or leads elsewhere', async () => {
    expect(await world.callWith(kickCairn, {})).toMatchObject({ status: 204, envelope: undefined });
    const led = await world.callWith(kickCairn, { query: { origin: 'https://elsewhere.example/path' } });
    expect(led).toMatchObject({
      status: 302,
      headers: { location: 'https://cairn.example/' },
      cookies: ['a=b; HttpOnly'],
    });
  });

  test('takes form fields where its contract does, and says how long its answer holds', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await world.callWith(echoForm, {}, { rawBody: 'text=a+b&country_code=fr', headers });
    expect(form).toMatchObject({
      data: { text: 'a b', country: 'FR' },
      headers: { 'cache-control': 'public, max-age=60' },
    });
    expect(
      await world.callWith(layStone, { ProjectID: 'p' }, { as: ada, rawBody: 'name=flint', headers }),
    ).toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });

  test('hands a raw body on as it came, base64 or not', async () => {
    const rawBody = '{"b":1,  "a":"é"}';
    expect((await world.callWith(echoRaw, {}, { rawBody })).data).toEqual({ text: rawBody });
    expect((await world.callWith(echoRaw, {}, { rawBody: Buffer.from(rawBody) })).data).toEqual({
      text: rawBody,
    });
  });

  test('leaves one log line, with the code of a refusal and nothing that was sent', async () => {
    const before = world.logged.length;
    await lay({ ProjectID: 'none', body: { name: 'hush', weight: 1 } });
    const lines = world.logged.slice(before);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      endpoint: 'layStone',
      status: 404,
      code: 'PROJECT_NOT_FOUND',
      caller: ada,
    });
    expect(lines[0]).not.toContain('hush');
  });
});

describe('what is sent', () => {
  test.each([
    ['no JSON', '{"name":', undefined],
    ['another type', '<name/>', 'text/xml'],
    ['plain text', '{"name":"flint","weight":1}', 'text/plain'],
  ])('as %s is refused as invalid', async (_, rawBody, type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const sent = await lay({ body: undefined }, { rawBody, headers });
    expect(sent).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      envelope: { success: false, message: 'Invalid request' },
    });
  });

  test('over a mebibyte is refused as too large', async () => {
    const rawBody = JSON.stringify({ name: 'x'.repeat(1024 * 1024), weight: 1 });
    expect(await lay({}, { rawBody })).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  test('is refused with each field that is wrong and the words for it', async () => {
    const sent = await lay({ ProjectID: '../etc', query: { loud: 'very' }, body: { name: 'ab', kind: 'X' } });
    expect(sent).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      envelope: { i18nID: 'errors.validation_failed' },
    });
    expect(sent.envelope?.data).toEqual({
      fields: [
        { path: 'ProjectID', i18nID: 'validation.invalid', params: {} },
        { path: 'loud', i18nID: 'validation.invalid', params: {} },
        { path: 'name', i18nID: 'validation.generic_field_min_length', params: { min: 3 } },
        { path: 'weight', i18nID: 'validation.required', params: {} },
        { path: 'kind', i18nID: 'validation.kind_letters', params: {} },
      ],
    });
  });

  test('too long is told with the maximum; nothing at all with what is missing', async () => {
    expect((await lay({ body: { name: 'granite', weight: 1 } })).envelope?.data).toEqual({
      fields: [{ path: 'name', i18nID: 'validation.generic_field_max_length', params: { max: 5 } }],
    });
    expect((await lay({ body: undefined })).envelope?.data).toMatchObject({
      fields: [
        { path: 'name', i18nID: 'validation.required' },
        { path: 'weight', i18nID: 'validation.required' },
      ],
    });
    expect(await lay({ body: null })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await lay({ body: [] })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('who calls', () => {
  test.each([
    ['nobody', {}, 401, 'NOT_AUTHENTICATED'],
    ['an expired token', { tokenRefused: 'expired' }, 401, 'SESSION_EXPIRED'],
    ['a forged token', { tokenRefused: 'invalid' }, 401, 'INVALID_TOKEN'],
    ['somebody who never was', { as: 'ghost' }, 401, 'INVALID_TOKEN'],
    ['somebody with a name that is no id', { as: '../x' }, 401, 'INVALID_TOKEN'],
    ['somebody banned', { as: 'banned' }, 403, 'USER_BANNED'],
    ['somebody deleted', { as: 'deleted' }, 403, 'USER_DELETED'],
    ['somebody not confirmed', { as: 'unconfirmed' }, 403, 'USER_STATUS_UNKNOWN'],
  ] satisfies [string, CallOptions, number, string][])('%s is refused', async (_, sending, status, code) => {
    for (const status of ['banned', 'deleted', 'unconfirmed']) await world.user({ UserID: status, status });
    expect(await world.callWith(layStone, good, sending)).toMatchObject({ status, code });
  });

  test('a session from before a password reset is over, a later one is good', async () => {
    const reset = await world.user({ sessionsValidFrom: '2026-11-20T12:00:00.500Z' });
    const at = Date.parse('2026-11-20T12:00:00Z') / 1000;
    expect(await lay({}, { as: reset, sessionSince: at - 1 })).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await lay({}, { as: reset, sessionSince: at })).toMatchObject({ status: 201 });
  });

  test('only administrators enter where only they may', async () => {
    expect(await world.callWith(countCairns, {}, { as: ada })).toMatchObject({
      status: 403,
      code: 'ADMIN_ONLY',
    });
    expect(await world.callWith(countCairns, {}, { as: ada, groups: ['others', 'admins'] })).toMatchObject({
      data: { count: 7 },
    });
  });

  test('an optional caller is known, or nobody when the token is none or the person is banned', async () => {
    const banned = await world.user({ status: 'banned' });
    expect((await world.callWith(openCairn, {}, { as: ada })).data).toEqual({ who: 'ada' });
    expect((await world.callWith(openCairn, {})).data).toEqual({ who: 'nobody' });
    expect((await world.callWith(openCairn, {}, { as: banned })).data).toEqual({ who: 'nobody' });
    expect((await world.callWith(openCairn, {}, { headers: { authorization: 'nonsense' } })).data).toEqual({
      who: 'nobody',
    });
  });

  test('nobody is asked for where everyone may come', async () => {
    const from = world.requests();
    expect((await world.callWith(seeCairn, { ProjectID: 'p' }, { as: 'ghost' })).data).toEqual({
      ProjectID: 'p',
    });
    expect(world.requests(from)).toBe(0);
  });
});

describe('what goes wrong', () => {
  test('a refusal has its status, its sentence with its figures, its data', async () => {
    expect(await lay({ ProjectID: 'dear' })).toMatchObject({
      status: 403,
      envelope: {
        message: 'You need at least 20000 contribution points',
        i18nID: 'errors.insufficient_points',
        errorCode: 'INSUFFICIENT_POINTS',
        data: { points: 20_000 },
      },
    });
  });

  test.each(['broken', 'mismatch'])(
    'a bug (%s) is told as an internal error, logged once, and leaks nothing',
    async ProjectID => {
      const before = world.logged.length;
      const sent = await lay({ ProjectID });
      expect(sent).toMatchObject({ status: 500, code: 'INTERNAL' });
      expect(JSON.stringify(sent)).not.toMatch(/secret|stack|zod/i);
      const accidents = world.logged.slice(before).filter(line => line.includes('"accident"'));
      expect(accidents).toHaveLength(1);
      expect(accidents[0]).toContain('lambda.test.ts');
    },
  );

  test('a service that cannot be reached is told as such, not as the database', async () => {
    expect(await lay({ ProjectID: 'offline' })).toMatchObject({
      status: 503,
      code: 'DEPENDENCY_UNAVAILABLE',
    });
  });

  test('a database that nobody answers for is told as unreachable', async () => {
    const client = makeDocumentClient({ endpoint: `http://127.0.0.1:${await closedPort()}` });
    const table = makeTable({ client, name: 'nowhere' });
    const sent = await layStone.withDeps({ ...world.deps, table })(
      eventOf(layStone.contract, good, { as: ada }),
      contextOf(),
    );
    expect(sent.statusCode).toBe(503);
    expect(JSON.parse(sent.body ?? '')).toMatchObject({
      errorCode: 'DB_UNREACHABLE',
      i18nID: 'server_not_reachable',
    });
  });

  test.each([
    ['CredentialsProviderError', 'DB_UNREACHABLE'],
    ['TimeoutError', 'DB_UNREACHABLE'],
    ['ThrottlingException', 'DEPENDENCY_UNAVAILABLE'],
    ['InternalServerError', 'DEPENDENCY_UNAVAILABLE'],
    ['ValidationException', 'INTERNAL'],
  ])('%s of the database is told as %s', async (name, code) => {
    const client = makeDocumentClient({ endpoint: 'http://127.0.0.1:1' });
    mockClient(client)
      .on(GetCommand)
      .rejects(Object.assign(new Error('no'), { name }));
    const deps = { ...world.deps, table: makeTable({ client, name: 'faulty' }) };
    const sent = await layStone.withDeps(deps)(eventOf(layStone.contract, good, { as: ada }), contextOf());
    expect(JSON.parse(sent.body ?? '')).toMatchObject({ errorCode: code });
  });

  test('items that others hold for too long are told as changed meanwhile', async () => {
    const client = makeDocumentClient({ endpoint: 'http://127.0.0.1:1' });
    const conflict = new TransactionCanceledException({
      $metadata: {},
      message: 'busy',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    });
    const mock = mockClient(client).on(TransactWriteCommand).rejects(conflict);
    const table = makeTable({ client, name: 'busy' });
    const step = Step.remove(callers.key(ada)).when('status', 'exists').otherwise('NOT_FOUND');
    expect(await table.transact(step, Step.absent(callers.key(UserID.parse('nobody'))))).toMatchObject({
      code: 'CONCURRENT_UPDATE',
    });

    const tokens = mock.commandCalls(TransactWriteCommand).map(call => call.args[0].input.ClientRequestToken);
    expect(tokens.length).toBeGreaterThan(1);
    expect(new Set(tokens).size).toBe(1);
  });
});

test('a refusal that the contract does not declare does not compile, nor another output, nor optional access without its part', () => {
  // @ts-expect-error PROSPECT_TAKEN is not declared
  lambda(cairns.seeCairn, { run: () => refuse('PROSPECT_TAKEN') });
  // @ts-expect-error the output has a ProjectID
  lambda(cairns.seeCairn, { run: () => ({ project: 'p' }) });
  // @ts-expect-error nobody is known where access is public
  lambda(cairns.seeCairn, { run: ({ caller }) => ({ ProjectID: caller.UserID }) });
  const verifying = { verifyToken: makeTokenVerifier };
  // @ts-expect-error an optional caller may be undefined
  lambda(cairns.openCairn, { run: ({ caller }) => ({ who: caller.username }) }, verifying);
  // @ts-expect-error optional access needs somebody who verifies tokens
  lambda(cairns.openCairn, { run: () => ({ who: 'me' }) });
  lambda(cairns.seeCairn, { run: () => refuse('NOT_FOUND') });

  const poor = Step.check(callers.key(ada)).otherwise('INSUFFICIENT_POINTS');
  const own = Step.check(callers.key(ada)).otherwise('OWN_PROJECT');
  const laid = { name: 'flint', by: ada, language: 'en' };
  lambda(cairns.layStone, { run: async (_, { table }) => (await table.transact(poor)) ?? laid });
  // @ts-expect-error a step may refuse with what is not declared
  lambda(cairns.layStone, { run: async (_, { table }) => (await table.transact(own)) ?? laid });
  expect(lambda(cairns.seeCairn, { run: ({ ProjectID }) => ({ ProjectID }) }).contract.id).toBe('seeCairn');
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // an address of TCP
  server.close();
  await once(server, 'close');
  return port;
}
