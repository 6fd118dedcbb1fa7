import { afterEach, expect, test, vi } from 'vitest';
import { seal } from '#shared/envelope.ts';
import { identity } from '#web/api/token.ts';
import { confirmOnce } from './confirmOnce.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that returns the next of these responses to each call. */
function answering(...answers: (() => Promise<Response>)[]) {
  identity.set({ status: 'anonymous' });
  const left = [...answers];
  vi.stubGlobal('fetch', () => left.shift()?.() ?? Promise.reject(new Error('One call too many')));
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

test('a page that renders twice uses its link once', async () => {
  answering(confirmed);
  const both = await Promise.all([confirmOnce('first-token'), confirmOnce('first-token')]);
  expect(both).toEqual([{ email: 'ines@example.org' }, { email: 'ines@example.org' }]);
});

test('a link can be retried after a failed response that did not use it up', async () => {
  answering(() => Promise.resolve(Response.json({ nothing: true })), confirmed);
  expect((await confirmOnce('second-token')).error?.code).toBe('DATA_INTEGRITY');
  expect(await confirmOnce('second-token')).toEqual({ email: 'ines@example.org' });
});
