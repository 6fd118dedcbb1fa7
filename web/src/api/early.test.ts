import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEarly, takeEarly } from './early.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

test('an answer that was asked for early is taken once, by whoever asks the same', async () => {
  answering(() => Promise.resolve(new Response('early')));
  beginEarly('/api/projects/1?language_code=en');

  expect(await takeEarly('/api/projects/2?language_code=en')).toBeUndefined();
  expect(await (await takeEarly('/api/projects/1?language_code=en'))?.text()).toBe('early');
  expect(await takeEarly('/api/projects/1?language_code=en')).toBeUndefined();
});

test('where the line was dead, there is no early answer', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  beginEarly('/api/projects/1');
  expect(await takeEarly('/api/projects/1')).toBeUndefined();
});
