import { describe, expect, test } from 'vitest';
import { logContexts } from '#shared/clientLog.ts';
import { contracts, type EndpointID } from '#shared/contracts/index.ts';
import { LogEntry } from '#shared/contracts/system.ts';
import { ApiError } from '#web/api/apiError.ts';
import type { Problem } from '#web/api/problems.ts';
import { entryOf } from './entryOf.ts';
import { framesOf } from './framesOf.ts';

const origin = 'https://cairn.example';
const at = Date.parse('2026-11-20T12:00:00.000Z');
const problem = (thrown: unknown, change: Partial<Problem> = {}): Problem => ({
  context: 'WEB',
  thrown,
  level: 'error',
  at,
  pathname: '/en/projects/0192-secret/river-of-anna',
  ...change,
});
const entry = (thrown: unknown, change: Partial<Problem> = {}) =>
  entryOf(problem(thrown, change), { origin, release: 'index-1a2b' });

function thrown(
  message: string,
  stack = `at load (${origin}/assets/index-1a2b.js:1:500)`,
  name = 'TypeError',
) {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    ${stack}` });
}
const failed = (code: ApiError['code'], status: number) =>
  new ApiError({ code, status, i18nID: 'x', message: 'Anna’s message' });

test('An entry says what, where, on which page and in which build, as the contract wants it', () => {
  const made = entry(thrown("Cannot read properties of undefined (reading 'name')"));
  expect(made).toEqual({
    level: 'error',
    context: 'WEB',
    message: 'TypeError: Cannot read properties of undefined (reading name)',
    at: '2026-11-20T12:00:00.000Z',
    page: 'project',
    frames: ['load assets/index-1a2b.js:1:500'],
    release: 'index-1a2b',
  });
  expect(LogEntry.safeParse(made).success).toBe(true);
});

describe('Nothing personal is in an entry:', () => {
  test.each([
    ['a text that was parsed', `Unexpected token 'D', "Dear Anna, "... is not valid JSON`],
    ['a text that never ends', 'Unexpected string "Dear Anna'],
    ['a selector', "Failed to execute 'querySelector': '#Anna' is not a valid selector."],
    ['an email address', 'No account for anna@example.com'],
    ['an address of the site', `Failed to fetch ${origin}/en/reset?t=Anna`],
    ['an address elsewhere', 'Blocked https://example.com/Anna'],
    ['French quotes', 'Impossible de lire « Anna »'],
    ['a telephone number', 'Invalid 07700900123'],
  ])('%s', (_, message) => {
    const text = JSON.stringify([
      entry(thrown(message)),
      entry(message),
      entry(thrown('x', undefined, message)),
    ]);
    expect(text).not.toMatch(/Anna|anna@|reset|example\.com|07700900123/);
    expect(text).not.toContain('0192-secret');
  });

  test('what was thrown if it is no error', () => {
    expect(entry({ message: 'Anna' })?.message).toBe('Thrown: object');
    expect(entry(null)?.message).toBe('Thrown: null');
  });

  test('the address of a document in the stack', () => {
    const { frames } = framesOf(
      `load@${origin}/en/reset?t=secret:3:7\nanna@example.com@${origin}/assets/a.js:1:2`,
      origin,
    );
    expect(frames).toEqual(['load document:3:7', '? assets/a.js:1:2']);
  });

  test('what the server has said', () => {
    expect(entry(failed('INTERNAL', 500), { endpoint: 'getMe', context: 'API' })).toEqual({
      level: 'error',
      context: 'PROFILE',
      message: 'ApiError: INTERNAL, status 500',
      at: '2026-11-20T12:00:00.000Z',
      page: 'project',
      release: 'index-1a2b',
      endpoint: 'getMe',
      code: 'INTERNAL',
    });
  });
});

test.each([
  ['browser extensions', thrown('x', 'at inject (chrome-extension://abc/content.js:1:5)')],
  ['scripts of other sites', thrown('x', 'at inject (https://elsewhere.example/a.js:1:5)')],
  ['scripts that the browser hides', 'Script error.'],
  ['layout that is put off', 'ResizeObserver loop completed with undelivered notifications.'],
  ['requests that were given up', thrown('Aborted', undefined, 'AbortError')],
])('Errors of %s are no entries', (_, value) => {
  expect(entry(value)).toBeUndefined();
});

test('Stacks of all browsers are read, at most five positions', () => {
  const lines = [
    `    at async Object.load (${origin}/assets/index-1a.js:1:500)`,
    `    at ${origin}/assets/vendor-2b.js:2:7`,
    `render@${origin}/assets/index-1a.js:3:9`,
    `@${origin}/assets/index-1a.js:4:1`,
    ...Array.from({ length: 5 }, () => `    at again (${origin}/assets/index-1a.js:5:5)`),
  ];
  expect(framesOf(['Error: x', ...lines].join('\n'), origin)).toEqual({
    isForeign: false,
    frames: [
      'Object.load assets/index-1a.js:1:500',
      '? assets/vendor-2b.js:2:7',
      'render assets/index-1a.js:3:9',
      '? assets/index-1a.js:4:1',
      'again assets/index-1a.js:5:5',
    ],
  });
});

test('Failed calls come from the part of the product that they belong to', () => {
  const contextOf = (endpoint: Problem['endpoint']) =>
    entry(failed('INTERNAL', 500), { endpoint, context: 'API' })?.context;
  expect(contextOf('signIn')).toBe('AUTH');
  expect(contextOf('onboardConnect')).toBe('CONNECT');
  expect(contextOf('getPageConfig')).toBe('PAGE_CONFIG_DATA');
  expect(contextOf('initiatePayment')).toBe('PAYMENT');
  expect(contextOf('sendMessage')).toBe('MAIL');
  expect(contextOf('updateMe')).toBe('EDIT_PROFILE');
  expect(contextOf('changeAvatar')).toBe('EDIT_PROFILE');
  expect(contextOf('listProjects')).toBe('API');
  const ids = contracts.map(({ id }) => id as EndpointID); // the id of every contract is one
  expect(ids.filter(id => !logContexts.some(known => known === contextOf(id)))).toEqual([]);
});
