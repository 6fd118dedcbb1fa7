import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('when the connection may be back', () => {
  let page: EventTarget;
  let shown: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('document', shown);
  });
  afterEach(() => vi.unstubAllGlobals());
  const goOnline = () => page.dispatchEvent(new Event('online'));

  test.each([
    ['the device is online again', goOnline],
    ['the page is seen again', () => shown.dispatchEvent(new Event('visibilitychange'))],
  ])('checks immediately each time, although a check has just failed: %s', async (_, happens) => {
    const { liveness, markDown, isUp, watchConnection } = await load();
    let healthy = false;
    const isHealthy = () => Promise.resolve(healthy);
    watchConnection(isHealthy);
    for (let outage = 0; outage < 2; outage++) {
      healthy = false;
      markDown(isHealthy);
      expect(await isUp(isHealthy, { isAction: true })).toBe(false);
      healthy = true;
      happens();
      await vi.advanceTimersByTimeAsync(0);
      expect(liveness.get().down).toBe(false);
    }
  });

  test('checks once more if a check that began before it fails', async () => {
    const { liveness, markDown, watchConnection } = await load();
    const answers: ((up: boolean) => void)[] = [];
    const isHealthy = () => new Promise<boolean>(resolve => answers.push(resolve));
    watchConnection(isHealthy);
    markDown(isHealthy);
    goOnline();
    answers[0]?.(false);
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(liveness.get().down).toBe(false);
  });

  test('ends an outage that an earlier page has stored', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'yes', removeItem: () => undefined });
    const { liveness, watchConnection } = await load();
    expect(liveness.get().down).toBe(true);
    watchConnection(() => Promise.resolve(true));
    await vi.advanceTimersByTimeAsync(0);
    expect(liveness.get().down).toBe(false);
  });
});
