import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seal } from '#shared/envelope.ts';
import { identity } from '#web/api/token.ts';
import { confirmOnce } from './confirmOnce.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://cairn.example' }));
afterEach(() => vi.unstubAllGlobals());

const done = { email: 'ines@example.org', next: undefined };

/** Mocks a server that returns these responses, one per call. */
function respondWith(...answers: (() => Promise<Response>)[]) {
  identity.set({ status: 'anonymous' });
  const remaining = [...answers];
  vi.stubGlobal('fetch', () => remaining.shift()?.() ?? Promise.reject(new Error('One call too many')));
}

const confirmed = async () =>
  Response.json(
    await seal({
      success: true,
      message: 'Done',
      i18nID: 'success.confirmEmail',
      endpointID: 'confirmEmail',
      data: { email: 'ines@example.org' },
    }),
  );

test('sends one call for a page that renders twice', async () => {
  respondWith(confirmed);
  const both = await Promise.all([confirmOnce('first-token'), confirmOnce('first-token')]);
  expect(both).toEqual([done, done]);
});

test('sends another call after a response that did not use up the link', async () => {
  respondWith(() => Promise.resolve(Response.json({ nothing: true })), confirmed);
  expect((await confirmOnce('second-token')).error?.code).toBe('DATA_INTEGRITY');
  expect(await confirmOnce('second-token')).toEqual(done);
});
