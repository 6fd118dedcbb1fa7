import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const load = async () => await import('./liveness.ts');

test('one lost call is no outage: the server is asked at once and answers', async () => {
  const { liveness, markDown } = await load();
  markDown(() => Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(0);
  expect(liveness.get().down).toBe(false);
});

test('an outage lasts until the server answers, and is asked about with growing pauses', async () => {
  const { liveness, markDown, onRecovery } = await load();
  const recovered = vi.fn();
  onRecovery(recovered);
  let healthy = false;
  const asked: number[] = [];
  const began = Date.now();
  markDown(() => {
    asked.push((Date.now() - began) / 1000);
    return Promise.resolve(healthy);
  });

  await vi.advanceTimersByTimeAsync(31_000);
  expect(asked).toEqual([0, 5, 15, 30]);
  expect(liveness.get().down).toBe(true);

  healthy = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(liveness.get().down).toBe(false);
  expect(recovered).toHaveBeenCalledOnce();
});

test('many calls in an outage ask once', async () => {
  const { isUp } = await load();
  const health = vi.fn(() => Promise.resolve(false));
  expect(await Promise.all([isUp(health), isUp(health), isUp(health)])).toEqual([false, false, false]);
  expect(health).toHaveBeenCalledOnce();
});
