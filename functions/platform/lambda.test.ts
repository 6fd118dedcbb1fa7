import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { callers } from './caller.ts';
import { operation } from './operation.ts';
import { refuse } from './refusal.ts';
import { Step } from './table/step.ts';
import { cairns, echoForm, echoRaw, kickCairn, layer, layStone, validStone } from './testing/cairns.ts';

let world: World;
let ada: UserID;
let lay: ReturnType<typeof layer>;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
  lay = layer(world, ada);
});
afterAll(() => world.close());

describe('a call', () => {
  test("returns the output in an intact envelope, with the contract's message and status", async () => {
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
    expect((await lay({ body: { ...validStone.body, language_code: 'gb' } }, french)).data).toMatchObject({
      language: 'gb',
    });
    expect((await lay({ query: { language_code: 'xx', country_code: '?' } })).data).toMatchObject({
      language: 'en',
    });
  });

  test('without output returns 204 without a body, or a redirect', async () => {
    expect(await world.callWith(kickCairn, {})).toMatchObject({ status: 204, envelope: undefined });
    const led = await world.callWith(kickCairn, { query: { origin: 'https://elsewhere.example/path' } });
    expect(led).toMatchObject({
      status: 302,
      headers: { location: 'https://cairn.example/' },
      cookies: ['a=b; HttpOnly'],
    });
  });

  test('accepts form fields if its contract does, and returns its caching time', async () => {
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

  test('passes a raw body on unchanged, base64 or not', async () => {
    const rawBody = '{"b":1,  "a":"é"}';
    expect((await world.callWith(echoRaw, {}, { rawBody })).data).toEqual({ text: rawBody });
    expect((await world.callWith(echoRaw, {}, { rawBody: Buffer.from(rawBody) })).data).toEqual({
      text: rawBody,
    });
  });

  test('writes one log line, with the code of a refusal and no input', async () => {
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

test('does not compile with an undeclared refusal, or another output', () => {
  // @ts-expect-error PROSPECT_TAKEN is not declared
  operation(cairns.seeCairn, { run: () => refuse('PROSPECT_TAKEN') });
  // @ts-expect-error the output has a ProjectID
  operation(cairns.seeCairn, { run: () => ({ project: 'p' }) });
  // @ts-expect-error callers of public endpoints are unknown
  operation(cairns.seeCairn, { run: ({ caller }) => ({ ProjectID: caller.UserID }) });
  // @ts-expect-error an optional caller may be undefined
  operation(cairns.openCairn, { run: ({ caller }) => ({ who: caller.username }) });
  operation(cairns.seeCairn, { run: () => refuse('NOT_FOUND') });

  const poor = Step.check(callers.key(ada)).otherwise('INSUFFICIENT_POINTS');
  const own = Step.check(callers.key(ada)).otherwise('OWN_PROJECT');
  const laid = { name: 'flint', by: ada, language: 'en' };
  operation(cairns.layStone, { run: async (_, { table }) => (await table.transact(poor)) ?? laid });
  // @ts-expect-error a step may refuse with an undeclared code
  operation(cairns.layStone, { run: async (_, { table }) => (await table.transact(own)) ?? laid });
  expect(operation(cairns.seeCairn, { run: ({ ProjectID }) => ({ ProjectID }) }).contract.id).toBe(
    'seeCairn',
  );
});
