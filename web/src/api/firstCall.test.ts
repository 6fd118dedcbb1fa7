import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFirstCall, takeFirstCall } from './firstCall.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const respondWith = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond);

test('returns the response once, to the first request for the same URL', async () => {
  respondWith(() => Promise.resolve(new Response('first')));
  startFirstCall('/api/projects/1?language_code=en');

  expect(await takeFirstCall('/api/projects/2?language_code=en')).toBeUndefined();
  expect(await (await takeFirstCall('/api/projects/1?language_code=en'))?.text()).toBe('first');
  expect(await takeFirstCall('/api/projects/1?language_code=en')).toBeUndefined();
});

test('returns nothing after a network error', async () => {
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
  startFirstCall('/api/projects/1');
  expect(await takeFirstCall('/api/projects/1')).toBeUndefined();
});
