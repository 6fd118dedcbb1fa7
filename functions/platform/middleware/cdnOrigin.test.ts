import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contextOf, eventOf } from '#functions/testing/event.ts';
import { domain, get } from '#shared/contract.ts';
import { makeLog } from '../log.ts';
import { operation } from '../operation.ts';
import { makeTable } from '../table.ts';

const { whereFrom } = domain('doors', {
  whereFrom: get('/doors', { summary: 'Say.', access: 'public', output: z.object({ address: z.string() }) }),
});
const handler = operation(whereFrom, { run: ({ request }) => ({ address: request.sourceIp }) });

/** Asks behind an API whose stage has these secrets. */
async function ask(headers: Record<string, string>, originSecrets?: string) {
  vi.stubEnv('TABLE_NAME', 'none');
  const deps = {
    table: makeTable(),
    now: () => '2026-11-20T12:00:00.000Z',
    newId: () => 'id',
    log: makeLog(() => {}),
    verifyToken: async () => undefined,
  };
  const event = eventOf(whereFrom, {}, { headers });
  const sent = { ...event, ...(originSecrets !== undefined && { stageVariables: { originSecrets } }) };
  const answer = await handler.withDeps(deps)(sent, contextOf());
  return { status: answer.statusCode, answer: JSON.parse(String(answer.body)) };
}

afterEach(() => vi.unstubAllEnvs());

test('with a CDN, requests that bypass it are not found', async () => {
  vi.stubEnv('CDN_ORIGIN', 'required');

  expect((await ask({}, 'open sesame')).status).toBe(404);
  expect((await ask({ 'x-origin-secret': 'open barley' }, 'open sesame')).answer.errorCode).toBe('NOT_FOUND');
  expect((await ask({ 'x-origin-secret': 'open sesame' }, 'open sesame')).status).toBe(200);
});

test('with a CDN, nothing is found on a stage without secrets', async () => {
  vi.stubEnv('CDN_ORIGIN', 'required');

  expect((await ask({})).status).toBe(404);
  expect((await ask({ 'x-origin-secret': '' }, '')).status).toBe(404);
  expect((await ask({ 'x-origin-secret': 'open sesame' })).status).toBe(404);
});

test('while the secret is replaced, the new one and the one before it are accepted', async () => {
  vi.stubEnv('CDN_ORIGIN', 'required');
  const shown = async (secret: string) =>
    (await ask({ 'x-origin-secret': secret }, 'open sesame,open barley')).status;

  expect(await shown('open sesame')).toBe(200);
  expect(await shown('open barley')).toBe(200);
  expect(await shown('open sesame,open barley')).toBe(404);
  expect(await shown('')).toBe(404);
});

test("the client's IP address comes from the CDN, not from the client", async () => {
  const claimed = { 'x-viewer-address': '203.0.113.9' };

  expect((await ask(claimed)).answer.data.address).toBe('192.0.2.1');
  vi.stubEnv('CDN_ORIGIN', 'required');
  const { answer } = await ask({ ...claimed, 'x-origin-secret': 'open sesame' }, 'open sesame');
  expect(answer.data.address).toBe('203.0.113.9');
});
