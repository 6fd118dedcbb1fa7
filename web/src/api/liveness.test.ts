import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const load = async () => await import('./liveness.ts');

test('does not treat a single lost call as an outage', async () => {
  const { liveness, markDown } = await load();
  markDown(() => Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(0);
  expect(liveness.get().down).toBe(false);
});

test('checks the server with growing pauses until it responds', async () => {
  const { liveness, markDown, onRecovery } = await load();
  const recovered = vi.fn();
  onRecovery(recovered);
  let healthy = false;
  const checks: number[] = [];
  const began = Date.now();
  markDown(() => {
    checks.push((Date.now() - began) / 1000);
    return Promise.resolve(healthy);
  });

  await vi.advanceTimersByTimeAsync(31_000);
  expect(checks).toEqual([0, 5, 15, 30]);
  expect(liveness.get().down).toBe(true);

  healthy = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(liveness.get().down).toBe(false);
  expect(recovered).toHaveBeenCalledOnce();
});

test('sends one health check for concurrent calls during an outage', async () => {
  const { isUp } = await load();
  const health = vi.fn(() => Promise.resolve(false));
  expect(await Promise.all([isUp(health), isUp(health), isUp(health)])).toEqual([false, false, false]);
  expect(health).toHaveBeenCalledOnce();
});

test('checks again for a user’s action, although the last check failed a moment ago', async () => {
  const { isUp } = await load();
  let healthy = false;
  const health = vi.fn(() => Promise.resolve(healthy));
  expect(await isUp(health)).toBe(false);

  healthy = true;
  expect(await isUp(health)).toBe(false);
  expect(health).toHaveBeenCalledOnce();
  expect(await isUp(health, { isAction: true })).toBe(true);
});

test('sends one health check for concurrent actions', async () => {
  const { isUp } = await load();
  const health = vi.fn(() => Promise.resolve(false));
  await Promise.all([isUp(health, { isAction: true }), isUp(health, { isAction: true })]);
  expect(health).toHaveBeenCalledOnce();
});
