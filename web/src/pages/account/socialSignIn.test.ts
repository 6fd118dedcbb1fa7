import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeSignIn, startSignIn } from './socialSignIn.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = {
  provider: 'google',
  redirectUri: 'https://cairn.example/fr/signin',
  next: '/fr/payment',
} as const;
const query = (words: Record<string, string>) => new URLSearchParams(words);

test('returns the stored secret once', async () => {
  const { state, codeChallenge } = await startSignIn(start);

  const returned = completeSignIn(query({ code: 'c0de', state }));
  expect(returned).toMatchObject({ kind: 'code', code: 'c0de', pending: start });
  const verifier = returned.kind === 'code' ? returned.pending.verifier : '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(codeChallenge);
  expect(verifier).toMatch(/^[A-Za-z0-9_-]{43,128}$/);

  expect(completeSignIn(query({ code: 'c0de', state }))).toEqual({ kind: 'stranger' });
});

test('rejects a code with another state, and removes the stored one', async () => {
  const { state } = await startSignIn(start);
  expect(completeSignIn(query({ code: 'stolen', state: 'somebody-else' }))).toEqual({
    kind: 'stranger',
  });
  expect(completeSignIn(query({ code: 'c0de', state }))).toEqual({ kind: 'stranger' });
});

test('rejects a code that this tab has not requested', () => {
  expect(completeSignIn(query({ code: 'c0de', state: 'x' }))).toEqual({ kind: 'stranger' });
});

test('distinguishes a cancelled sign-in from a failure of the provider', async () => {
  const first = await startSignIn(start);
  expect(completeSignIn(query({ error: 'access_denied', state: first.state }))).toEqual({
    kind: 'cancelled',
    next: '/fr/payment',
  });
  const second = await startSignIn(start);
  expect(completeSignIn(query({ error: 'server_error', state: second.state }))).toMatchObject({
    kind: 'failed',
  });
});

test('does not treat an ordinary visit as a return from the provider', () => {
  expect(completeSignIn(query({ next: '/en' }))).toEqual({ kind: 'none' });
});

test('does not lead to the provider if the browser cannot store the secret', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await expect(startSignIn(start)).rejects.toThrow('not stored');
});
