import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contextOf, eventOf } from '#functions/testing/event.ts';
import { domain, get } from '#shared/contract.ts';
import { lambda } from '../lambda.ts';
import { makeLog } from '../log.ts';
import { makeTable } from '../table.ts';

const { whereFrom } = domain('doors', {
  whereFrom: get('/doors', { summary: 'Say.', access: 'public', output: z.object({ address: z.string() }) }),
});
const handler = lambda(whereFrom, { run: ({ request }) => ({ address: request.sourceIp }) });

async function ask(headers: Record<string, string>) {
  vi.stubEnv('TABLE_NAME', 'none');
  const deps = {
    table: makeTable(),
    now: () => '2026-11-20T12:00:00.000Z',
    newId: () => 'id',
    log: makeLog(() => {}),
  };
  const answer = await handler.withDeps(deps)(eventOf(whereFrom, {}, { headers }), contextOf());
  return { status: answer.statusCode, said: JSON.parse(String(answer.body)) };
}

afterEach(() => vi.unstubAllEnvs());

test('with a CDN, requests that bypass it are not found', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'open sesame');

  expect((await ask({})).status).toBe(404);
  expect((await ask({ 'x-origin-secret': 'open barley' })).said.errorCode).toBe('NOT_FOUND');
  expect((await ask({ 'x-origin-secret': 'open sesame' })).status).toBe(200);
});

test('while the secret is replaced, the new one and the one before it are accepted', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'open sesame,open barley');

  expect((await ask({ 'x-origin-secret': 'open sesame' })).status).toBe(200);
  expect((await ask({ 'x-origin-secret': 'open barley' })).status).toBe(200);
  expect((await ask({ 'x-origin-secret': 'open sesame,open barley' })).status).toBe(404);
  expect((await ask({ 'x-origin-secret': '' })).status).toBe(404);
});

test("the client's IP address comes from the CDN, not from the client", async () => {
  const claimed = { 'x-viewer-address': '203.0.113.9' };

  expect((await ask(claimed)).said.data.address).toBe('192.0.2.1');
  vi.stubEnv('ORIGIN_SECRET', 'open sesame');
  expect((await ask({ ...claimed, 'x-origin-secret': 'open sesame' })).said.data.address).toBe('203.0.113.9');
});
