import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { contracts } from '#shared/contracts/index.ts';

/** Endpoints that change something; the order that a payment page reads is a POST. */
const changes = new Set<string>(
  contracts.flatMap(({ id, method }) => (method === 'GET' || id.startsWith('get') ? [] : [id])),
);

const files = sources.filter(file => file.startsWith('web/src/') && !isTest(file));

test('Every change of a page is sent by useMutation', () => {
  const sending = files.filter(file =>
    [...readSource(file).matchAll(/[^.\w]call\(\s*(?:'(\w+)'|\w+,)/g)].some(
      ([, id]) => id === undefined || changes.has(id),
    ),
  );
  expect(sending.toSorted()).toEqual([
    'web/src/api/client.ts', // `read`, for queries and lists
    'web/src/api/failedActions.ts', // repeats failed actions
    'web/src/api/hooks.ts', // useMutation itself
    'web/src/api/lists/readAll.ts', // reads a list to its end
    'web/src/api/liveSession.ts', // the session itself, which no page sends
    'web/src/api/upload/uploadFile.ts', // shows the progress of an upload
  ]);
});

test('Only useMutation keeps what has failed', () => {
  const keeping = files.filter(file => /\b(keepFailed|forgetFailed)\b/.test(readSource(file)));
  expect(keeping.toSorted()).toEqual(['web/src/api/failedActions.ts', 'web/src/api/hooks.ts']);
});
